/** The autopilot: what is played for a seat that doesn't (play.md, Disconnect). */

import type { Seat } from '../seats.ts';
import { compareTiles, isFei, type Tile } from '../tiles/tile.ts';
import type { MahjongAction } from './action.ts';
import { dealOf } from './course.ts';
import type { MahjongState } from './state.ts';
import { drawnTile } from './view-for.ts';

/**
 * Passes every window; in its turn throws the tile drawn last. A Fei drawn last is set aside. Where no tile was
 * drawn or it is gone, the highest tile in notation order that isn't a Fei. `offers` are the seat's own.
 */
export function idleAction(state: MahjongState, seat: Seat, offers: readonly MahjongAction[]): MahjongAction {
  const passes = offers.find(({ type }) => type === 'pass');
  if (passes !== undefined) return passes;
  const { phase, hands } = dealOf(state);
  const drawn = drawnTile(phase, seat, hands[seat].tiles);
  const setAside = offers.find(({ type }) => type === 'set-aside');
  if (drawn !== undefined && isFei(drawn) && setAside !== undefined) return setAside;
  const throws = offers.flatMap((offer) => (offer.type === 'discard' ? [offer] : []));
  const fallback = throws.reduce<Tile | undefined>((highest, { tile }) => {
    return highest === undefined || compareTiles(tile, highest) > 0 ? tile : highest;
  }, undefined);
  const thrown = throws.find(({ tile }) => tile === drawn) ?? throws.find(({ tile }) => tile === fallback);
  const action = thrown ?? setAside;
  if (action === undefined) throw new Error(`seat ${seat} has nothing to play`);
  return action;
}
