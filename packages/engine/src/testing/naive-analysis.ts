/**
 * Hand analysis the slow way: tries sets out of a list of all sets there are. Shares no code and no tables with the
 * engine's own; what tests compare it with.
 */

/** A hand by counts: places 0–8, 9–17, 18–26 the suits, 27–33 the honours. */
export interface NaiveHand {
  readonly counts: readonly number[];
  readonly fei: number;
  /** Copies bound in melds, by place, and Fei bound in melds. */
  readonly bound: readonly number[];
  readonly boundFei: number;
}

/** What is to be built, of which kinds, and how far Fei may help. */
export interface NaiveGoal {
  readonly sets: number;
  readonly pairs: 0 | 1;
  /** Places that exist. */
  readonly places: readonly number[];
  readonly perSet: number;
  readonly inPair: number;
  readonly copiesOfFei: number;
}

/** A set or pair to try: the real tiles it needs, and the Fei that fill the rest. */
interface Candidate {
  readonly real: readonly number[];
  readonly fei: number;
  /** What it is, with `x` at the places of Fei: `p4 4 x` and the like, for telling readings apart. */
  readonly name: string;
}

const isRun = (place: number): boolean => place < 27 && place % 9 <= 6;

/** Every way to fill `tiles` with up to `mostFei` Fei; at least one real tile unless `allFei`. */
function filled(kind: string, tiles: readonly number[], most: { fei: number; allFei: boolean }): Candidate[] {
  const found: Candidate[] = [];
  for (let wild = 0; wild < 1 << tiles.length; wild += 1) {
    const isWild = (at: number): boolean => (wild & (1 << at)) !== 0;
    const real = tiles.filter((_, at) => !isWild(at));
    const fei = tiles.length - real.length;
    if (fei > most.fei || (real.length === 0 && !most.allFei)) continue;
    const shown = tiles.map((place, at) => (isWild(at) ? `x=${place}` : `${place}`));
    found.push({ real, fei, name: `${kind}:${kind === 'chow' ? shown.join(' ') : shown.sort().join(' ')}` });
  }
  return found;
}

const distinct = (list: readonly Candidate[]): readonly Candidate[] => [
  ...new Map(list.map((each) => [each.name, each])).values(),
];

/** One of each that need the same real tiles and as many Fei: for counting they are alike. */
const distinctByTiles = (list: readonly Candidate[]): readonly Candidate[] => [
  ...new Map(list.map((each) => [`${each.real.join()} ${each.fei}`, each])).values(),
];

function allSets(goal: NaiveGoal): readonly Candidate[] {
  const most = { fei: goal.perSet, allFei: false };
  return distinct(
    goal.places.flatMap((place) => [
      ...filled('pung', [place, place, place], most),
      ...(isRun(place) ? filled('chow', [place, place + 1, place + 2], most) : []),
    ]),
  );
}

function allPairs(goal: NaiveGoal): readonly Candidate[] {
  const most = { fei: goal.inPair, allFei: true };
  return distinct(goal.places.flatMap((place) => filled('pair', [place, place], most)));
}

/** Fewest tiles to draw; Infinity where it can't be built. Bounded by the best found so far. */
export function naiveTilesAway(hand: NaiveHand, goal: NaiveGoal): number {
  const missing = (real: readonly number[]): number => {
    const need = new Map<number, number>();
    for (const place of real) need.set(place, (need.get(place) ?? 0) + 1);
    return [...need].reduce((sum, [place, count]) => sum + Math.max(0, count - (hand.counts[place] ?? 0)), 0);
  };
  const sets = distinctByTiles(allSets(goal))
    .map((each) => ({ ...each, alone: missing(each.real) }))
    .sort((a, b) => a.alone - b.alone);
  const pairs = goal.pairs === 1 ? distinctByTiles(allPairs(goal)) : [];
  const need = new Array<number>(34).fill(0);
  let best = Number.POSITIVE_INFINITY;

  /** Adds real tiles to what is needed; the tiles to draw for them, or Infinity beyond the copies that exist. */
  const add = (real: readonly number[]): number => {
    let cost = 0;
    for (const place of real) {
      need[place] = (need[place] ?? 0) + 1;
      const count = need[place] ?? 0;
      if (count > 4 - (hand.bound[place] ?? 0)) cost = Number.POSITIVE_INFINITY;
      else if (count > (hand.counts[place] ?? 0)) cost += 1;
    }
    return cost;
  };
  const remove = (real: readonly number[]): void => {
    for (const place of real) need[place] = (need[place] ?? 0) - 1;
  };
  const withFei = (cost: number, fei: number): number => {
    if (fei > goal.copiesOfFei - hand.boundFei) return Number.POSITIVE_INFINITY;
    return cost + Math.max(0, fei - hand.fei);
  };
  const search = (from: number, left: number, sum: { cost: number; fei: number }): void => {
    if (withFei(sum.cost, sum.fei) >= best) return;
    if (left === 0) {
      if (goal.pairs === 0) best = withFei(sum.cost, sum.fei);
      for (const pair of pairs) {
        best = Math.min(best, withFei(sum.cost + add(pair.real), sum.fei + pair.fei));
        remove(pair.real);
      }
      return;
    }
    for (let at = from; at < sets.length; at += 1) {
      const set = sets[at];
      if (set === undefined || sum.cost + set.alone * left >= best) return;
      search(at, left - 1, { cost: sum.cost + add(set.real), fei: sum.fei + set.fei });
      remove(set.real);
    }
  };
  search(0, goal.sets, { cost: 0, fei: 0 });
  return best;
}

/** Every way to use up exactly the hand's tiles, each as a sorted list of names. */
export function naiveReadings(hand: NaiveHand, goal: NaiveGoal): readonly string[] {
  const sets = allSets(goal);
  const left = [...hand.counts];
  const found: string[] = [];
  const take = (real: readonly number[]): boolean => {
    for (const place of real) left[place] = (left[place] ?? 0) - 1;
    return real.every((place) => (left[place] ?? 0) >= 0);
  };
  const give = (real: readonly number[]): void => {
    for (const place of real) left[place] = (left[place] ?? 0) + 1;
  };
  const search = (from: number, chosen: readonly Candidate[], fei: number): void => {
    if (fei > hand.fei) return;
    if (chosen.length === goal.sets) {
      for (const pair of allPairs(goal)) {
        const fits = take(pair.real) && left.every((count) => count === 0) && fei + pair.fei === hand.fei;
        if (fits)
          found.push(
            [...chosen, pair]
              .map(({ name }) => name)
              .sort()
              .join(' | '),
          );
        give(pair.real);
      }
      return;
    }
    for (let at = from; at < sets.length; at += 1) {
      const set = sets[at];
      if (set === undefined) return;
      if (take(set.real)) search(at, [...chosen, set], fei + set.fei);
      give(set.real);
    }
  };
  search(0, [], 0);
  return found.sort();
}
