/** Tile sets: which faces a box of tiles holds and how many copies, in the published order the shuffle starts from. */
import { type Tile, type TileLetter, tiles } from './tile.ts';

export const tileSetIds = ['classic-144', 'missing-suit-84', 'malaysian-84'] as const;
/** Looks up art and names together with a tile: the same notation may be another picture in another set. */
export type TileSetId = (typeof tileSetIds)[number];

/** Faces by letter, in notation order. */
function facesOf(letters: readonly TileLetter[]): readonly Tile[] {
  return tiles.filter((tile) => letters.some((letter) => tile.endsWith(letter)));
}

/** `copies` of every face of the letters, copy beside copy, in notation order. */
export function copiesOf(letters: readonly TileLetter[], copies: number): readonly Tile[] {
  return facesOf(letters).flatMap((tile) => new Array<Tile>(copies).fill(tile));
}

const threePlayerSet: readonly Tile[] = [
  ...copiesOf(['p', 'z'], 4),
  ...copiesOf(['f', 'y', 'a', 'j'], 1),
  ...copiesOf(['x'], 4),
];

/** Every tile of each set, in published order. */
export const tileSets: Readonly<Record<TileSetId, readonly Tile[]>> = {
  'classic-144': [...copiesOf(['m', 'p', 's', 'z'], 4), ...copiesOf(['f', 'y'], 1)],
  'missing-suit-84': threePlayerSet,
  'malaysian-84': threePlayerSet,
};
