/** Redeeming a Fei: the tile drawn last for a Fei that stands for it in one of one's own declared melds. */
import { fei, isFei, type Tile } from '../../tiles/tile.ts';
import { facesOfSet, type Meld } from '../hand/meld.ts';
import { handOf } from './seat-context.ts';
import type { TurnMove } from './turn-moves.ts';

/** Whether a Fei stands for the tile in a meld. */
export function standsFor(meld: Meld, tile: Tile): boolean {
  const faces = facesOfSet(meld);
  return meld.tiles.some((each, at) => each === fei && faces[at] === tile);
}

/** Swaps the tile drawn last in this turn for a Fei in a meld, one tile for one Fei; the Fei is free at once. */
export const redeemFei: TurnMove = {
  type: 'redeem',
  offers(turn) {
    const tile = turn.turn.draw?.tile;
    const { tiles, melds } = handOf(turn);
    if (tile === undefined || isFei(tile) || !tiles.includes(tile)) return [];
    return melds.flatMap((each, meld) => (standsFor(each, tile) ? [{ type: 'redeem', tile, meld }] : []));
  },
  play(course, turn, action) {
    if (action.type !== 'redeem') return;
    course.emit({ type: 'fei-redeemed', seat: turn.seat, tile: action.tile, meld: action.meld });
  },
};
