/** Decisions about the next deal: who wants it, its shuffle, and the dealing itself. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import {
  entropyCommitment,
  fail,
  fairCommitment,
  fairSeed,
  mapSeats,
  ok,
  type Seat,
  seatsOf,
} from '@tilehouse/engine';
import type { GiveEntropy, WantDeal } from './command.ts';
import { afterStep, freeSeats, showShuffle } from './decide-play.ts';
import { isDealing } from './decide-seating.ts';
import type { Decision, DecisionContext } from './decision.ts';
import { isSettled, shuffledSeats } from './settling.ts';
import type { TableFact } from './table-event.ts';
import { isShuffling, personAt, seatsOfPlayer, stageOf, type TableState } from './table-state.ts';

/** Milliseconds that devices have to show what their hash stood for. */
const entropyMs = 2000;

/** A person wants the next deal; the last of them begins it, but for the first at a table with a host. */
export function wantDeal(table: TableState, wish: WantDeal, context: DecisionContext): Decision {
  const refusal = whyNoDeal(table);
  if (refusal !== undefined) return fail(refusal);
  const isHosts = table.settings.hosted === true && stageOf(table) === 'waiting';
  const isOpen = table.seats.includes(undefined);
  if (isOpen && table.settings.hosted !== true) return fail('seats-open');
  const { noted, wanting, commits } = note(table, wish);
  if (isHosts || isOpen || !isWhole(table, wanting)) return ok(noted);
  return ok([...noted, ...begin(table, commits, context)]);
}

/** The host deals the first hand; it is ready by that. */
export function dealFirst(table: TableState, wish: WantDeal, context: DecisionContext): Decision {
  const refusal = whyNoDeal(table);
  if (refusal !== undefined) return fail(refusal);
  if (table.seats.includes(undefined)) return fail('seats-open');
  const { noted, wanting, commits } = note(table, wish);
  if (!isWhole(table, wanting)) return fail('not-everyone-ready');
  return ok([...noted, ...begin(table, commits, context)]);
}

function whyNoDeal(table: TableState): 'deal-in-play' | 'paused' | 'frozen' | undefined {
  if (isDealing(table)) return 'deal-in-play';
  if (table.paused !== undefined) return 'paused';
  // whoever is back may ask at once; what was asked for comes when the clocks go on
  return table.frozen !== undefined && table.frozen.thaw === undefined ? 'frozen' : undefined;
}

/** Notes a wish for every seat of the person's. */
function note(table: TableState, { seat, commitment }: WantDeal) {
  const player = personAt(table, seat)?.player;
  const seats = player === undefined ? [seat] : seatsOfPlayer(table, player);
  const isNew = (each: Seat): boolean => !table.wanting[each] || table.commits[each] !== commitment;
  const noted = seats.filter(isNew).map((each): TableFact => {
    return { type: 'wants-deal', seat: each, ...(commitment === undefined ? {} : { commitment }) };
  });
  return {
    noted,
    wanting: mapSeats(table.wanting, (wants, each) => wants || seats.includes(each)),
    commits: mapSeats(table.commits, (before, each) => (seats.includes(each) ? commitment : before)),
  };
}

/** Whether every person wants the deal; one who is away never does. */
function isWhole(table: TableState, wanting: TableState['wanting']): boolean {
  return seatsOf(table.game.seats).every(
    (seat) =>
      personAt(table, seat) === undefined || (wanting[seat] && table.presence[seat].away === undefined),
  );
}

export function notReady(table: TableState, seat: Seat): Decision {
  if (isDealing(table)) return fail('deal-in-play');
  return table.wanting[seat] ? ok([{ type: 'not-ready', seat }]) : ok([]);
}

/** Deals the next hand, or opens its fair shuffle first. */
export function begin(
  table: TableState,
  commits: TableState['commits'],
  context: DecisionContext,
): readonly TableFact[] {
  if (table.settings.shuffle !== 'fair') return dealNext(table, { seed: context.randomBytes(32) });
  const s = context.randomBytes(32);
  const given = commits.map((commit) => commit ?? null);
  const deal = table.deals + 1;
  const commitment = fairCommitment({
    table: table.id,
    deal,
    rules: table.game.version,
    options: table.options,
    seats: shuffledSeats(table),
    commits: given,
    s,
  });
  const secret = { s: bytesToHex(s) };
  const until = context.now + entropyMs;
  const opened = { type: 'shuffle-committed', deal, secret, commitment, commits: given, until } as const;
  if (given.some((commit) => commit !== null)) return [opened];
  const shuffle = { deal, secret: secret.s, commitment, commits: given, until, dealt: false };
  return [opened, ...dealFair({ ...table, shuffle: { ...shuffle, entropies: given } })];
}

/** A seat shows what its hash stood for; with the last of them the deal begins. */
export function giveEntropy(table: TableState, { seat, deal, entropy }: GiveEntropy): Decision {
  const { shuffle } = table;
  if (shuffle === undefined || !isShuffling(table) || shuffle.deal !== deal) return fail('no-shuffle-open');
  const commit = shuffle.commits[seat] ?? null;
  const isHex = /^[0-9a-f]{32}$/.test(entropy);
  if (commit === null || !isHex) return fail('bad-entropy');
  if (entropyCommitment({ table: table.id, deal, entropy: hexToBytes(entropy) }) !== commit) {
    return fail('bad-entropy');
  }
  if (typeof shuffle.entropies[seat] === 'string') return ok([]);
  const given: TableFact = { type: 'entropy-given', seat, entropy };
  const entropies = shuffle.entropies.map((each, at) => (at === seat ? entropy : each));
  const isAll = shuffle.commits.every((each, at) => each === null || entropies[at] !== null);
  if (!isAll || table.stopped !== undefined) return ok([given]);
  return ok([given, ...dealFair({ ...table, shuffle: { ...shuffle, entropies } })]);
}

/** Deals what a fair shuffle came to. */
export function dealFair(table: TableState): readonly TableFact[] {
  const { shuffle } = table;
  if (shuffle === undefined) return [];
  const entropies = shuffle.entropies.map((each) => (each === null ? null : hexToBytes(each)));
  return dealNext(table, { fair: true, seed: fairSeed(hexToBytes(shuffle.secret), entropies) });
}

/** A shuffle whose deal can't be: everything is shown, and its number is spent. */
export function dropShuffle(table: TableState): readonly TableFact[] {
  return isShuffling(table) ? [...showShuffle(table), ...freeSeats(table)] : [];
}

/** Deals the next hand, of a new match where none is on, under the newest rules there are. */
function dealNext(
  table: TableState,
  { seed, fair }: { readonly seed: Uint8Array; readonly fair?: true },
): readonly TableFact[] {
  const { game, shuffle } = table;
  const isNew = table.match === undefined || game.isOver(table.match);
  const opened = isNew ? game.start(table.options) : undefined;
  const { events, state } = game.deal(opened === undefined ? table.match : opened.state, seed);
  const deal: TableFact = {
    type: 'deal-began',
    deal: fair === undefined ? table.deals + 1 : (shuffle?.deal ?? table.deals),
    ...(fair === undefined ? { seed: bytesToHex(seed) } : {}),
    rules: game.version,
    settles: isSettled(table),
    events,
  };
  const began: readonly TableFact[] =
    opened === undefined ? [deal] : [{ type: 'match-began', events: opened.events }, deal];
  const dealt = shuffle === undefined ? table : { ...table, shuffle: { ...shuffle, dealt: true } };
  return [...began, ...afterStep(dealt, state)];
}
