/** Readings and tiles away against a naive recursion that shares no code and no tables with the engine's. */
import { findMahjongGame, mahjongGames, type Ruleset, seededRandom } from '@tilehouse/engine';
import {
  compareOneSuit,
  compareReadings,
  compareTilesAway,
  oneSuitVectors,
  randomCompleteHand,
  randomHand,
} from '@tilehouse/engine/testing';
import type { LongCheck } from '../lib/long-check.ts';
import { spread, workOnParts } from '../lib/spread.ts';

const sizes = { few: 100_000, many: 5_000, complete: 20_000, acceptEvery: 20 };
const partSize = 2_500;

type Part =
  | {
      readonly type: 'random';
      readonly game: string;
      readonly seed: number;
      readonly hands: number;
      readonly manyFei: boolean;
    }
  | { readonly type: 'readings'; readonly game: string; readonly seed: number; readonly hands: number }
  | { readonly type: 'one-suit'; readonly game: string; readonly share: number; readonly shares: number };

export const check: LongCheck = {
  name: 'hand-analysis',
  summary: 'tiles away, acceptance and readings against a naive recursion; all one-suit hands',
  async run({ seed, jobs, progress }) {
    const first = Number(seed) || 1;
    const parts = mahjongGames.flatMap(({ id, rules }) => partsFor(id, rules, first));
    const counts = await spread<Part, number>({
      module: new URL(import.meta.url),
      parts,
      jobs,
      progress: (done) => progress(`${done} hands compared`),
    });
    return Object.fromEntries(
      mahjongGames.map(({ id }) => {
        const of = (passes: (part: Part) => boolean): number =>
          parts.reduce(
            (sum, part, at) => (part.game === id && passes(part) ? sum + (counts[at] ?? 0) : sum),
            0,
          );
        return [
          id,
          {
            randomHandsWithNoneOrOneFei: of((part) => part.type === 'random' && !part.manyFei),
            randomHandsWithTwoToFourFei: of((part) => part.type === 'random' && part.manyFei),
            completeHandsRead: of((part) => part.type === 'readings'),
            oneSuitVectors: of((part) => part.type === 'one-suit'),
            differing: 0,
          },
        ];
      }),
    );
  },
};

function partsFor(game: string, rules: Ruleset, first: number): readonly Part[] {
  const cut = (hands: number): readonly number[] =>
    Array.from({ length: hands / partSize }, (_, at) => first + at);
  const random = (hands: number, manyFei: boolean): readonly Part[] =>
    cut(hands).map((seed) => ({ type: 'random', game, seed, hands: partSize, manyFei }));
  const shares = 40;
  return [
    ...random(sizes.few, false),
    ...(rules.wilds.copies > 0 ? random(sizes.many, true) : []),
    ...cut(sizes.complete).map((seed): Part => ({ type: 'readings', game, seed, hands: partSize })),
    ...Array.from({ length: shares }, (_, share): Part => ({ type: 'one-suit', game, share, shares })),
  ];
}

workOnParts<Part, number>((part, progress) => {
  const rules = findMahjongGame(part.game)?.rules;
  if (rules === undefined) throw new Error(`no game ${part.game}`);
  if (part.type === 'one-suit') return oneSuit(rules, part, progress);
  return part.type === 'random' ? randomHands(rules, part, progress) : readings(rules, part, progress);
});

function randomHands(
  rules: Ruleset,
  part: Extract<Part, { type: 'random' }>,
  progress: (done: number) => void,
): number {
  const random = seededRandom(part.seed * 2 + (part.manyFei ? 1 : 0));
  const copies = rules.wilds.copies;
  for (let at = 0; at < part.hands; at += 1) {
    const fei = part.manyFei ? 2 + (at % 3) : Math.min(copies, at % 2);
    const melds = at % 5;
    const wish = { size: 13 + ((at >> 1) % 2), melds: fei + melds * 3 > 13 ? 0 : melds, fei };
    const accepts = at % sizes.acceptEvery === 0 ? 'with-accepts' : 'distance-only';
    compareTilesAway(rules, randomHand(rules, wish, random), accepts);
    progress(at + 1);
  }
  return part.hands;
}

function readings(
  rules: Ruleset,
  part: Extract<Part, { type: 'readings' }>,
  progress: (done: number) => void,
): number {
  const random = seededRandom(part.seed + 7_000_000);
  for (let at = 0; at < part.hands; at += 1) {
    const wish = { size: 14, melds: at % 4, fei: Math.min(rules.wilds.copies, at % 5) };
    compareReadings(rules, randomCompleteHand(rules, wish, random));
    progress(at + 1);
  }
  return part.hands;
}

function oneSuit(
  rules: Ruleset,
  part: Extract<Part, { type: 'one-suit' }>,
  progress: (done: number) => void,
): number {
  let compared = 0;
  let at = 0;
  for (const vector of oneSuitVectors()) {
    at += 1;
    if (at % part.shares !== part.share) continue;
    compareOneSuit(rules, vector);
    compared += 1;
    progress(compared);
  }
  return compared;
}
