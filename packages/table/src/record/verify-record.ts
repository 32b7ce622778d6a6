/** Checks a record: the shuffle is what everybody bound themselves to, every step is legal, every payment exact. */
import { hexToBytes } from '@noble/hashes/utils.js';
import {
  type AnyGame,
  entropyCommitment,
  equalValues,
  fairCommitment,
  fairSeed,
  findGame,
  type Seat,
  type Step,
  seatsOf,
} from '@tilehouse/engine';
import type { FindGame } from '../evolve-table.ts';
import type { DealRecord, RecordedStep } from './deal-record.ts';

/** What is wrong with a record, by name. */
export const recordFaults = [
  'game-unknown',
  'other-rules',
  'entropy-differs',
  'commitment-differs',
  'no-deal',
  'deal-differs',
  'not-offered',
  'step-differs',
  'not-over',
  'after-the-end',
  'result-differs',
] as const;
export type RecordFault = (typeof recordFaults)[number];

export type Verdict =
  | { readonly type: 'right'; readonly steps: number; readonly fair: boolean }
  /** `step` is the place of the first wrong step, where one is to blame. */
  | { readonly type: 'wrong'; readonly fault: RecordFault; readonly step?: number };

const wrong = (fault: RecordFault, step?: number): Verdict =>
  step === undefined ? { type: 'wrong', fault } : { type: 'wrong', fault, step };

/** Plays a record again by the rules. Never throws for a record of the right shape. */
export function verifyRecord(record: DealRecord, findGameBy: FindGame = findGame): Verdict {
  const game = findGameBy(record.game);
  if (game === undefined) return wrong('game-unknown');
  if (game.version !== record.rules) return wrong('other-rules');
  try {
    return shuffleFault(record) ?? replay(game, record);
  } catch {
    // facts that fold to nothing: whoever wrote them didn't play by these rules
    return wrong('step-differs');
  }
}

/** Whether the hashes are those of what was shown (docs/shuffle.md). */
function shuffleFault({ deal, options, rules, shuffle }: DealRecord): Verdict | undefined {
  if (shuffle.type === 'own') return undefined;
  const { commitment, commits, entropies, seats, secret, table } = shuffle;
  for (const [seat, entropy] of entropies.entries()) {
    if (entropy === null) continue;
    const expected = entropyCommitment({ table, deal, entropy: hexToBytes(entropy) });
    if (commits[seat] !== expected) return wrong('entropy-differs');
  }
  const expected = fairCommitment({ table, deal, rules, options, seats, commits, s: hexToBytes(secret) });
  return expected === commitment ? undefined : wrong('commitment-differs');
}

/** The seed of the record's deal. */
export function seedOf({ shuffle }: Pick<DealRecord, 'shuffle'>): Uint8Array {
  if (shuffle.type === 'own') return hexToBytes(shuffle.seed);
  const entropies = shuffle.entropies.map((each) => (each === null ? null : hexToBytes(each)));
  return fairSeed(hexToBytes(shuffle.secret), entropies);
}

function replay(game: AnyGame, record: DealRecord): Verdict {
  const begin = record.steps.findIndex((step) => dealtAgain(game, record, step) !== undefined);
  const first = record.steps[begin];
  if (first === undefined) return wrong('no-deal');
  const dealt = dealtFor(game, record, begin);
  if (dealt === undefined || !equalValues(dealt.events, first.events)) return wrong('deal-differs', begin);
  let { state } = dealt;
  for (const [index, step] of record.steps.entries()) {
    if (index <= begin) continue;
    if (game.stage(state) !== 'in-play') return wrong('after-the-end', index);
    const next = stepAgain(game, state, step);
    if (typeof next === 'string') return wrong(next, index);
    state = next.state;
  }
  if (game.stage(state) === 'in-play') return wrong('not-over');
  if (!equalValues(game.result(state), record.result)) return wrong('result-differs');
  return { type: 'right', steps: record.steps.length, fair: record.shuffle.type === 'fair' };
}

type AnyStep = Step<unknown, unknown>;

function dealtAgain(game: AnyGame, record: DealRecord, { events }: RecordedStep): AnyStep | undefined {
  const [event] = events;
  return event === undefined ? undefined : game.redeal(event, seedOf(record));
}

/** The deal as its seed makes it: of a match that begins with it, who deals first too. */
function dealtFor(game: AnyGame, record: DealRecord, begin: number): AnyStep | undefined {
  const first = record.steps[begin];
  if (begin === 0) return first === undefined ? undefined : dealtAgain(game, record, first);
  const opened = game.start(record.options);
  if (!equalValues(opened.events, record.steps[0]?.events)) return undefined;
  return game.deal(opened.state, seedOf(record));
}

/** The step as the rules make it; a fault's name where they don't. */
function stepAgain(game: AnyGame, state: unknown, step: RecordedStep): AnyStep | RecordFault {
  if (step.seat === undefined) return same(game.cancel(state), step);
  if (!seatsOf(game.seats).includes(step.seat)) return 'not-offered';
  const offers = game.offers(state, step.seat as Seat);
  if (offers.length === 0) return 'not-offered';
  for (const offer of offers) {
    const made = game.decide(state, step.seat, offer);
    if (equalValues(made.events, step.events)) return made;
  }
  return 'step-differs';
}

function same(made: AnyStep, { events }: RecordedStep): AnyStep | RecordFault {
  return equalValues(made.events, events) ? made : 'step-differs';
}
