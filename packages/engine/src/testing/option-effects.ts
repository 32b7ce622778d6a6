/** What each option of a game changes: golden cases and random games that come out otherwise with it flipped. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MahjongGame } from '../mahjong/mahjong.ts';
import type { MahjongState } from '../mahjong/state.ts';
import { defaultOptions, type OptionSpec, type OptionValue, type OptionValues } from '../options.ts';
import { pickOne, seededRandom } from '../random.ts';
import { type GoldenCase, goldenResult } from './golden.ts';
import { playDeal } from './play-out.ts';
import { testSeed } from './test-seed.ts';

/** What one flipped option changes. */
export interface OptionEffect {
  /** Ids of the golden cases, in the order of their table, with spaces between. */
  readonly golden: string;
  /** Numbers of the games, as ranges: `1-3 7 12-40`. */
  readonly games: string;
}

/** By option and value: `minimumFan=0`. */
export type OptionEffects = Readonly<Record<string, OptionEffect>>;

/** The flips of a game's options: each other choice, the other of two, the ends of a range. */
export function optionFlips(specs: Readonly<Record<string, OptionSpec>>): readonly [string, OptionValue][] {
  return Object.entries(specs).flatMap(([name, spec]) =>
    flipsOf(spec).map((value): [string, OptionValue] => [name, value]),
  );
}

function flipsOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'flag') return [!spec.default];
  const values = spec.kind === 'choice' ? spec.values : [spec.min, spec.max];
  return values.filter((value) => value !== spec.default);
}

/** Runs all golden cases and `deals` random games with every option flipped in turn. */
export function optionEffects(
  game: MahjongGame,
  golden: readonly GoldenCase[],
  work: { readonly deals: number; progress?(text: string): void },
): OptionEffects {
  const defaults = defaultOptions(game.options) as OptionValues;
  const plain = playedGames(game, defaults, work.deals);
  const entries = optionFlips(game.options).map(([name, value]): [string, OptionEffect] => {
    work.progress?.(`${game.id} ${name}=${value}`);
    const flipped = playedGames(game, { ...defaults, [name]: value }, work.deals);
    const changed = flipped.flatMap((hash, at) => (hash === plain[at] ? [] : [at + 1]));
    return [
      `${name}=${value}`,
      { golden: changedCases(game, golden, { [name]: value }).join(' '), games: asRanges(changed) },
    ];
  });
  return Object.fromEntries(entries);
}

function changedCases(
  game: MahjongGame,
  golden: readonly GoldenCase[],
  flip: Readonly<Record<string, OptionValue>>,
): readonly string[] {
  const find = (id: string) => (id === game.id ? game.rules : undefined);
  return golden.flatMap(({ id, input }) => {
    const options = { ...(input.options as object), ...flip };
    return goldenResult({ ...input, options }, find) === goldenResult(input, find) ? [] : [id];
  });
}

/** A hash over the events of each game, the same seeds and choices every time. */
function playedGames(game: MahjongGame, options: OptionValues, deals: number): readonly string[] {
  return Array.from({ length: deals }, (_, at) => {
    const hash = sha256.create();
    const random = seededRandom(at + 1);
    const state = playDeal(game, game.start(options).state, {
      seed: testSeed(at + 1),
      pickSeat: (asked) => pickOne(random, asked),
      choose: ({ offers }) => pickOne(random, offers),
      watch: ({ events }) => hash.update(utf8ToBytes(JSON.stringify(events.map(withoutOptions)))),
    });
    hash.update(utf8ToBytes(JSON.stringify(whatComesNext(game, state))));
    return bytesToHex(hash.digest()).slice(0, 16);
  });
}

/** Whether the match is over, and the position a next deal would have, also where it is. */
function whatComesNext(game: MahjongGame, { deal, options }: MahjongState): unknown {
  if (deal?.phase.type !== 'deal-over') return undefined;
  const { ending } = deal.phase;
  const outcome = { winner: ending.type === 'won' ? ending.seat : undefined };
  const { isLast, next } = game.rules.succession;
  return [isLast(deal.position, outcome, options), next(deal.position, outcome, options)];
}

/** The options are written into the deal: that alone is no effect. */
const withoutOptions = (event: unknown): object => ({ ...(event as object), options: undefined });

/** Numbers in order as ranges: 1, 2, 3, 7 is `1-3 7`. */
export function asRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}

/** The numbers of ranges up to a limit. */
export function fromRanges(ranges: string, limit = Number.POSITIVE_INFINITY): readonly number[] {
  if (ranges === '') return [];
  return ranges.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((number) => number <= limit);
  });
}
