/** Counts of tiles by face, the value class of the hot loops: 0–33 the playing faces, 34 the Fei. */
import { fei, type Tile, tileAt, tileIndex } from './tile.ts';

/** How many places a `TileCounts` has: the 34 playing faces and the Fei. */
export const countedFaces = 35;
/** The place of the Fei in a `TileCounts`. */
export const feiPlace = 34;

/** Copies of each face; only playing faces and the Fei are counted. */
export type TileCounts = Uint8Array;

/** The place of a playing face or the Fei in a `TileCounts`; bonus tiles have none (−1). */
export function placeOf(tile: Tile): number {
  if (tile === fei) return feiPlace;
  const index = tileIndex(tile);
  return index < 34 ? index : -1;
}

/** The tile at a place. */
export function tileAtPlace(place: number): Tile {
  return place === feiPlace ? fei : tileAt(place);
}

/** Counts a list; bonus tiles are passed over. */
export function countTiles(list: Iterable<Tile>): TileCounts {
  const counts = new Uint8Array(countedFaces);
  for (const tile of list) {
    const place = placeOf(tile);
    if (place >= 0) counts[place] = (counts[place] as number) + 1;
  }
  return counts;
}

/** How many tiles are counted. */
export function totalOf(counts: TileCounts): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
