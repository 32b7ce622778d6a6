/** Thirteen orphans: one of each 1, 9 and honour, and a second of any of them. */
import { isHonour, isTerminal, playingFaces, type Tile } from '../../../tiles/tile.ts';
import { placeOf, type TileCounts, totalOf } from '../../../tiles/tile-counts.ts';
import type { SpecialShape } from '../../ruleset.ts';

const orphans: readonly Tile[] = playingFaces.filter((tile) => isTerminal(tile) || isHonour(tile));
export const thirteenOrphans: SpecialShape = {
  id: 'thirteen-orphans',
  tilesAway(counts) {
    // every hand is asked this, so the suits are written out and nothing branches: (count + 3) >> 2 is 1 for 1 to 4
    const a = counts[0] as number;
    const b = counts[8] as number;
    const c = counts[9] as number;
    const d = counts[17] as number;
    const e = counts[18] as number;
    const f = counts[26] as number;
    let most = a | b | c | d | e | f;
    let kinds =
      ((a + 3) >> 2) + ((b + 3) >> 2) + ((c + 3) >> 2) + ((d + 3) >> 2) + ((e + 3) >> 2) + ((f + 3) >> 2);
    for (let place = 27; place < 34; place += 1) {
      const count = counts[place] as number;
      kinds += (count + 3) >> 2;
      most |= count;
    }
    return 14 - kinds - (most > 1 ? 1 : 0);
  },
  read(counts) {
    if (totalOf(counts) !== 14 || thirteenOrphans.tilesAway(counts) !== 0) return undefined;
    const groups = orphans.map((tile) => new Array<Tile>(copies(counts, tile)).fill(tile));
    return { shape: 'thirteen-orphans', sets: [], pair: undefined, groups };
  },
};

const copies = (counts: TileCounts, tile: Tile): number => counts[placeOf(tile)] as number;
