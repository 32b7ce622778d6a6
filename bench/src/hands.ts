/** The inputs of the benches: random hands from a fixed seed. */
import {
  countedFaces,
  countTiles,
  isBonus,
  isFei,
  type Ruleset,
  seededRandom,
  type TileCounts,
  type Win,
} from '@tilehouse/engine';
import { randomCompleteHand } from '@tilehouse/engine/testing';

/** Random hands of `size` tiles off a ruleset's wall, bonus tiles and Fei left out. */
export function randomCounts(
  rules: Ruleset,
  wish: { count: number; size: number; seed: number },
): readonly TileCounts[] {
  const random = seededRandom(wish.seed);
  const wall = rules.tiles.filter((tile) => !isBonus(tile) && !isFei(tile));
  return Array.from({ length: wish.count }, () => {
    for (let at = 0; at < wish.size; at += 1) {
      const pick = at + Math.floor(random() * (wall.length - at));
      [wall[at], wall[pick]] = [wall[pick] ?? '1p', wall[at] ?? '1p'];
    }
    return countTiles(wall.slice(0, wish.size));
  });
}

/** Each hand with some `fei` of its tiles taken out and as many Fei put in. */
export function withFei(hands: readonly TileCounts[], fei: number): readonly TileCounts[] {
  return hands.map((hand) => {
    const counts = hand.slice();
    for (let taken = 0; taken < fei; taken += 1) {
      const place = counts.findIndex((count) => count > 0);
      counts[place] = (counts[place] ?? 0) - 1;
    }
    counts[countedFaces - 1] = fei;
    return counts;
  });
}

/** Complete hands without melds as wins on a discard, `fei` of their tiles Fei. */
export function completeWins(
  rules: Ruleset,
  wish: { count: number; fei: number; seed: number },
): readonly Win[] {
  const random = seededRandom(wish.seed);
  return Array.from({ length: wish.count }, () => {
    const { tiles } = randomCompleteHand(rules, { size: 14, melds: 0, fei: wish.fei }, random);
    const real = tiles.findIndex((tile) => !isFei(tile));
    const tile = tiles[real] ?? '1p';
    return {
      ...{ concealed: tiles.filter((_, at) => at !== real), melds: [], bonus: [], tile, source: 'self-draw' },
      ...{ seatWind: 'south', roundWind: 'east', circumstances: [] },
    };
  });
}
