/** Thirteen orphans: one of each 1, 9 and honour, and a second of any of them. */
import { isHonour, isTerminal, playingFaces, type Tile } from '../../../tiles/tile.ts';
import { placeOf, type TileCounts, totalOf } from '../../../tiles/tile-counts.ts';
import type { SpecialShape } from '../../ruleset.ts';

const orphans: readonly Tile[] = playingFaces.filter((tile) => isTerminal(tile) || isHonour(tile));
export const thirteenOrphans: SpecialShape = {
  id: 'thirteen-orphans',
  tilesAway(counts) {
    // without branches: (count + 3) >> 2 is 1 for 1 to 4 copies, count >> 1 is above 0 for two and more
    let kinds = 0;
    let pairs = 0;
    for (let place = 0; place < 27; place += 9) {
      const one = counts[place] as number;
      const nine = counts[place + 8] as number;
      kinds += ((one + 3) >> 2) + ((nine + 3) >> 2);
      pairs |= (one >> 1) | (nine >> 1);
    }
    for (let place = 27; place < 34; place += 1) {
      const count = counts[place] as number;
      kinds += (count + 3) >> 2;
      pairs |= count >> 1;
    }
    return 14 - kinds - (pairs > 0 ? 1 : 0);
  },
  read(counts) {
    if (totalOf(counts) !== 14 || thirteenOrphans.tilesAway(counts) !== 0) return undefined;
    const groups = orphans.map((tile) => new Array<Tile>(copies(counts, tile)).fill(tile));
    return { shape: 'thirteen-orphans', sets: [], pair: undefined, groups };
  },
};

const copies = (counts: TileCounts, tile: Tile): number => counts[placeOf(tile)] as number;
