/** Seven distinct pairs of real tiles: four alike are not two pairs, and a Fei stands for nothing here. */
import { feiPlace, tileAtPlace, totalOf } from '../../../tiles/tile-counts.ts';
import type { SpecialShape } from '../../ruleset.ts';

export const sevenPairs: SpecialShape = {
  id: 'seven-pairs',
  tilesAway(counts) {
    let pairs = 0;
    let singles = 0;
    for (let place = 0; place < feiPlace; place += 1) {
      const count = counts[place] as number;
      if (count >= 2) pairs += 1;
      else if (count === 1) singles += 1;
    }
    const open = Math.max(0, 7 - pairs);
    const fromSingles = Math.min(open, singles);
    return fromSingles + 2 * (open - fromSingles);
  },
  read(counts) {
    if (sevenPairs.tilesAway(counts) !== 0 || totalOf(counts) !== 14) return undefined;
    const places = [...counts.keys()].filter((place) => counts[place] === 2);
    const groups = places.map((place) => [tileAtPlace(place), tileAtPlace(place)]);
    return { shape: 'seven-pairs', sets: [], pair: undefined, groups };
  },
};
