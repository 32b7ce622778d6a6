/** Rows that many fan tables have, but for their ids: pungs of some faces, tiles set aside. */
import type { Tile } from '../../../tiles/tile.ts';
import type { Win } from '../../win.ts';
import type { Pattern } from '../pattern.ts';
import { pungTiles, tileOfWind } from './sets.ts';

/** A row without its id. */
export type Row = Omit<Pattern<unknown>, 'id'>;

/** Whether a pung of a face counts for the winner. */
export type FaceTest = (face: Tile, win: Win) => boolean;

export const isSeatWind: FaceTest = (face, win) => face === tileOfWind(win.seatWind);
export const isRoundWind: FaceTest = (face, win) => face === tileOfWind(win.roundWind);

/** Each pung and kong of some faces. */
export function pungRow(fan: number, passes: FaceTest): Row {
  const of = (win: Win) => (face: Tile) => passes(face, win);
  return {
    fan,
    count: (hand, win) => {
      let count = 0;
      for (const face of hand.pungFaces) if (passes(face, win)) count += 1;
      return count;
    },
    tiles: (hand, win) => pungTiles(hand, of(win)),
  };
}

/** Each tile set aside that `tiles` picks, one fan each. */
export function eachAside(tiles: (win: Win) => readonly Tile[]): Row {
  return {
    fan: 1,
    count: (_, win) => tiles(win).length,
    tiles: (_, win) => tiles(win).map((tile) => [tile]),
  };
}
