/** A win as its own seat sees it: what a viewer's worker needs to say what a hand is worth. */
import { isBonus, type Tile, withoutTiles } from '../tiles/tile.ts';
import { type MahjongView, ownMelds } from './view.ts';
import type { Win } from './win.ts';

/**
 * The win that the viewer's seat would have right now: on the tile it drew, or on the tile under claim. Undefined when
 * neither is there. Whether it completes the hand is for `judge` to say.
 */
export function winFromView({ common, mine }: MahjongView): Win | undefined {
  if (mine === undefined) return undefined;
  const { stage } = common;
  if (stage.type === 'turn' && stage.seat === mine.seat && mine.drawn !== undefined && !isBonus(mine.drawn)) {
    const concealed = withoutTiles(mine.hand, [mine.drawn]);
    return ownWin({ common, mine }, { concealed, tile: mine.drawn, source: 'self-draw' });
  }
  if (stage.type !== 'claims' || stage.seat === mine.seat) return undefined;
  const tile = stage.tile ?? mine.underClaim;
  if (tile === undefined) return undefined;
  const source = stage.cause === 'discard' ? 'discard' : 'robbed-kong';
  return ownWin({ common, mine }, { concealed: mine.hand, tile, source });
}

/** A win of the viewer's seat with these tiles, under the winds and circumstances of its view. */
export function ownWin(
  view: MahjongView,
  hand: { readonly concealed: readonly Tile[]; readonly tile: Tile; readonly source: Win['source'] },
): Win | undefined {
  const { common, mine } = view;
  if (mine === undefined || common.position === undefined) return undefined;
  const { bonus, wind } = common.seats[mine.seat];
  return {
    ...hand,
    melds: ownMelds(view),
    bonus,
    seatWind: wind,
    roundWind: common.position.roundWind,
    circumstances: mine.circumstances ?? [],
  };
}
