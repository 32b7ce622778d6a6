/** Compares the engine's hand analysis with the naive one, hand by hand. */
import { analyserOf } from '../mahjong/analysis.ts';
import { impossible } from '../mahjong/hand/impossible.ts';
import { tilesOfMelds } from '../mahjong/hand/meld.ts';
import { setOfMeld } from '../mahjong/hand/reading.ts';
import { standardReadings } from '../mahjong/hand/readings.ts';
import { meldedPart } from '../mahjong/hand/tiles-away.ts';
import { playedShapes } from '../mahjong/played-shapes.ts';
import type { Ruleset } from '../mahjong/ruleset.ts';
import { formatSorted } from '../tiles/notation.ts';
import { playingFaces, type Tile } from '../tiles/tile.ts';
import { countedFaces, countTiles, feiPlace, placeOf, type TileCounts } from '../tiles/tile-counts.ts';
import { type NaiveGoal, type NaiveHand, naiveReadings, naiveTilesAway } from './naive-analysis.ts';
import type { RandomHand } from './random-hands.ts';

/** What the naive analysis is to build under a ruleset. */
export function naiveGoal(rules: Ruleset, sets: number): NaiveGoal {
  const { perSet, inPair, copies } = rules.wilds;
  const places = playingFaces.filter((face) => rules.tiles.includes(face)).map(placeOf);
  return { sets, pairs: 1, places, perSet, inPair, copiesOfFei: copies };
}

/** A hand as the naive analysis counts it. */
export function naiveHand(counts: TileCounts, bound: TileCounts): NaiveHand {
  return {
    counts: [...counts].slice(0, feiPlace),
    fei: counts[feiPlace] ?? 0,
    bound: [...bound].slice(0, feiPlace),
    boundFei: bound[feiPlace] ?? 0,
  };
}

/** Throws when tiles away to four sets and a pair, or any acceptance, differs from the naive answer. */
export function compareTilesAway(
  rules: Ruleset,
  hand: RandomHand,
  accepts: 'with-accepts' | 'distance-only',
): void {
  const analyser = analyserOf(rules);
  const counts = countTiles(hand.tiles);
  const melded = meldedPart(hand.melds);
  const goal = naiveGoal(rules, 4 - hand.melds.length);
  const standard = naiveTilesAway(naiveHand(counts, melded.bound), goal);
  const found = analyser.standardAway(counts, melded);
  const shown = `${formatSorted(hand.tiles)} melds ${formatSorted(tilesOfMelds(hand.melds))}`;
  if (found !== standard) throw new Error(`${shown}: ${found} away, naively ${standard}`);
  const away = analyser.tilesAway(counts, melded);
  const least = analyser.leastAway(counts, melded);
  if (least > away || (least === 0) !== (away === 0))
    throw new Error(`${shown}: ${away} away, at least ${least}`);
  if (accepts === 'distance-only') return;
  const shapes = hand.melds.length === 0 ? playedShapes(rules) : [];
  const naively = (drawn: TileCounts): number =>
    Math.min(
      naiveTilesAway(naiveHand(drawn, melded.bound), goal),
      ...shapes.map((shape) => shape.tilesAway(drawn)),
    );
  const expected = [...goal.places, ...(rules.wilds.copies > 0 ? [feiPlace] : [])].filter((place) => {
    const most = place === feiPlace ? rules.wilds.copies : 4;
    if ((counts[place] ?? 0) + (melded.bound[place] ?? 0) >= most) return false;
    const drawn = counts.slice();
    drawn[place] = (drawn[place] ?? 0) + 1;
    return naively(drawn) < away;
  });
  const got = analyser.accepts(counts, melded);
  const differs = got.join() !== expected.join();
  if (differs) throw new Error(`${shown}: accepts ${got.join()}, naively ${expected.join()}`);
}

/** Throws when the readings of a complete hand differ from the naive ones. */
export function compareReadings(rules: Ruleset, hand: RandomHand): void {
  const counts = countTiles(hand.tiles);
  const faces = playingFaces.filter((face) => rules.tiles.includes(face));
  const declared = hand.melds.map(setOfMeld);
  const found = standardReadings({ counts, declared, limits: rules.wilds, faces })
    .map(({ sets, pair }) => {
      const inHand = sets.slice(hand.melds.length).map((set) => named(set.type, set.face, set.tiles));
      return [...inHand, pair === undefined ? '' : named('pair', pair.face, pair.tiles)].sort().join(' | ');
    })
    .sort();
  const bound = meldedPart(hand.melds).bound;
  const naive = naiveReadings(naiveHand(counts, bound), naiveGoal(rules, 4 - hand.melds.length));
  if (found.join('\n') !== naive.join('\n')) {
    throw new Error(`${formatSorted(hand.tiles)} reads\n${found.join('\n')}\nnaively\n${naive.join('\n')}`);
  }
}

/** A set or pair in the naive analysis's names. */
function named(type: string, face: Tile, tiles: readonly Tile[]): string {
  const lowest = placeOf(face);
  const shown = tiles.map((tile, at) => {
    const place = type === 'chow' ? lowest + at : lowest;
    return tile === '1x' ? `x=${place}` : `${place}`;
  });
  return `${type}:${type === 'chow' ? shown.join(' ') : shown.sort().join(' ')}`;
}

/** Every count vector of nine kinds with at most four copies each and fourteen tiles: 405,350. */
export function* oneSuitVectors(): Generator<readonly number[]> {
  const counts = new Array<number>(9).fill(0);
  const fill = function* (kind: number, left: number): Generator<readonly number[]> {
    if (kind === 9) {
      yield [...counts];
      return;
    }
    for (let count = 0; count <= Math.min(4, left); count += 1) {
      counts[kind] = count;
      yield* fill(kind + 1, left - count);
    }
    counts[kind] = 0;
  };
  yield* fill(0, 14);
}

/**
 * Throws when the analysis of a vector in the ruleset's first suit differs from the naive one. 3k + 1 and 3k + 2 tiles
 * are a hand whose other sets are melded outside the suit; the rest are parts, through the fewest tiles to add for
 * 0–4 sets with and without a pair.
 */
export function compareOneSuit(rules: Ruleset, vector: readonly number[]): void {
  const first = placeOf(`1${rules.suits[0] ?? 'p'}`);
  const total = vector.reduce((sum, count) => sum + count, 0);
  const counts = new Uint8Array(countedFaces);
  counts.set(vector, first);
  if (total % 3 === 0) {
    compareParts(rules, vector, counts.subarray(first, first + 9));
    return;
  }
  const sets = Math.floor(total / 3);
  const melds = { sets: 4 - sets, bound: new Uint8Array(countedFaces) };
  const found = analyserOf(rules).standardAway(counts, melds);
  const naive = naiveTilesAway(naiveHand(counts, melds.bound), naiveGoal(rules, sets));
  if (found !== naive) throw new Error(`${vector.join('')}: ${found} away, naively ${naive}`);
}

function compareParts(rules: Ruleset, vector: readonly number[], counts: Uint8Array): void {
  const { perSet, inPair } = rules.wilds;
  const places = Array.from({ length: 9 }, (_, place) => place);
  const hand = { counts: [...counts], fei: 0, bound: new Array<number>(9).fill(0), boundFei: 0 };
  for (let sets = 0; sets <= 4; sets += 1) {
    for (const pairs of [0, 1] as const) {
      const found = analyserOf(rules).costInSuit(counts, { sets, pairs, fei: 0 });
      const naive = naiveTilesAway(hand, { sets, pairs, places, perSet, inPair, copiesOfFei: 0 });
      const same = found === naive || (found >= impossible && naive === Number.POSITIVE_INFINITY);
      if (!same)
        throw new Error(`${vector.join('')}: ${found} for ${sets} sets and ${pairs} pairs, naively ${naive}`);
    }
  }
}
