/** Thirteen orphans: one of each 1, 9 and honour, and a second of any of them. */
import { isHonour, isTerminal, playingFaces, type Tile } from '../../../tiles/tile.ts';
import { placeOf, type TileCounts, totalOf } from '../../../tiles/tile-counts.ts';
import type { HeldEnds } from '../../hand/class-key.ts';
import type { SpecialShape } from '../../ruleset.ts';

const orphans: readonly Tile[] = playingFaces.filter((tile) => isTerminal(tile) || isHonour(tile));
const places = orphans.map(placeOf);

const awayBy = ({ kinds, hasPair }: HeldEnds): number => 14 - kinds - (hasPair ? 1 : 0);

export const thirteenOrphans: SpecialShape = {
  id: 'thirteen-orphans',
  tilesAway(counts) {
    let kinds = 0;
    let hasPair = false;
    for (const place of places) {
      const count = counts[place] as number;
      if (count > 0) kinds += 1;
      if (count > 1) hasPair = true;
    }
    return awayBy({ kinds, hasPair });
  },
  awayByEnds: awayBy,
  read(counts) {
    if (thirteenOrphans.tilesAway(counts) !== 0 || totalOf(counts) !== 14) return undefined;
    const groups = orphans.map((tile) => new Array<Tile>(copies(counts, tile)).fill(tile));
    return { shape: 'thirteen-orphans', sets: [], pair: undefined, groups };
  },
};

const copies = (counts: TileCounts, tile: Tile): number => counts[placeOf(tile)] as number;
