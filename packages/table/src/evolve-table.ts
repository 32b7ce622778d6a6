/** The fold of a table: one event onto the state before it. */
import {
  type AnyGame,
  bySeat,
  findGame,
  mapSeats,
  type Seat,
  seatsOf,
  type Viewer,
  withSeat,
} from '@tilehouse/engine';
import { seenOf } from './seen-event.ts';
import type { DealBegan, Decided, TableEvent, TableFact, TableOpened } from './table-event.ts';
import { deadlineOf, isPerson, stageOf, type TableState } from './table-state.ts';

/** Looks games up; tests put their own in. */
export type FindGame = (id: string) => AnyGame | undefined;

/** Folds one event; `undefined` is before the table was opened. Throws when it doesn't follow. */
export function evolveTable(
  table: TableState | undefined,
  event: TableEvent,
  findGameBy: FindGame = findGame,
): TableState {
  const { fact } = event;
  const before = fact.type === 'table-opened' ? opened(fact, findGameBy) : table;
  if (before === undefined) throw new Error(`${fact.type} before the table was opened`);
  return counted(folded(before, event), fact);
}

function folded(table: TableState, { at, fact }: TableEvent): TableState {
  switch (fact.type) {
    case 'table-opened':
      return table;
    case 'seated':
      return { ...table, seats: withSeat(table.seats, fact.seat, fact.occupant) };
    case 'seat-left':
      return { ...table, seats: withSeat(table.seats, fact.seat, undefined) };
    case 'table-changed':
      return { ...table, options: fact.options, settings: fact.settings };
    case 'wants-deal':
      return { ...table, wanting: withSeat(table.wanting, fact.seat, true) };
    case 'match-began':
      return played({ ...table, match: undefined }, fact.events, at);
    case 'deal-began':
      return dealBegan(table, fact, at);
    case 'decided':
      return decided(table, fact, at);
    case 'deal-cancelled':
      return played({ ...table, earlier: [] }, fact.events, at);
    case 'took-back':
      return tookBack(table, fact.seat, at);
    case 'paused':
      return { ...table, paused: { seat: fact.seat, since: at } };
    case 'resumed':
      return resumed(table, at);
    case 'table-closed':
      return { ...table, closed: true, prompts: mapSeats(table.prompts, () => undefined) };
  }
}

function opened(fact: TableOpened, findGameBy: FindGame): TableState {
  const game = findGameBy(fact.game);
  if (game === undefined) throw new Error(`no game ${fact.game}`);
  const none = bySeat(game.seats, () => undefined);
  return {
    game,
    options: fact.options,
    settings: fact.settings,
    seats: none,
    match: undefined,
    deals: 0,
    results: [],
    seed: undefined,
    wanting: bySeat(game.seats, () => false),
    prompts: none,
    asked: bySeat(game.seats, () => 0),
    bank: bySeat(game.seats, () => 0),
    seen: new Array<number>(game.seats + 1).fill(0),
    paused: undefined,
    earlier: [],
    closed: false,
  };
}

function dealBegan(table: TableState, fact: DealBegan, at: number): TableState {
  const fresh = {
    ...table,
    deals: fact.deal,
    seed: fact.seed,
    wanting: mapSeats(table.wanting, () => false),
    bank: mapSeats(table.bank, () => table.settings.clocks.bank),
    earlier: [],
  };
  return played(fresh, fact.events, at);
}

function decided(table: TableState, fact: Decided, at: number): TableState {
  const { seat } = fact;
  const mine = table.settings.undo && isPerson(table, seat) && fact.by === 'seat';
  const earlier = mine ? [...table.earlier, { seat, game: table.match, bank: table.bank }] : table.earlier;
  return played({ ...table, earlier, bank: bankAfter(table, seat, at) }, fact.events, at);
}

/** The bank after a turn took longer than its own time. */
function bankAfter(table: TableState, seat: Seat, at: number): TableState['bank'] {
  const prompt = table.prompts[seat];
  const { turn } = table.settings.clocks;
  if (prompt === undefined || turn === undefined || table.game.pacing(table.match, seat) !== 'turn')
    return table.bank;
  const over = Math.max(0, (at - prompt.since) / 1000 - turn);
  return withSeat(table.bank, seat, Math.max(0, table.bank[seat] - over));
}

/** Counts what each viewer has seen, the outsider last. */
function counted(table: TableState, fact: TableFact): TableState {
  const viewers: readonly Viewer[] = [...seatsOf(table.game.seats), 'outsider'];
  const seen = viewers.map((viewer, at) => (table.seen[at] ?? 0) + seenOf(table.game, fact, viewer).length);
  return { ...table, seen };
}

/** Folds game events and asks whoever must now choose. */
function played(table: TableState, events: readonly unknown[], at: number): TableState {
  const { game } = table;
  let { match, results } = table;
  for (const event of events) {
    const before = match;
    match = game.evolve(before, event);
    results = resultsAfter({ game, results }, before, match);
  }
  const isNew = (seat: Seat): boolean => events.some((event) => game.redact(event, seat) !== undefined);
  return asking({ ...table, match, results }, { at, isNew });
}

/** The results with that of a deal that has just ended; it may end in the same step that deals it. */
function resultsAfter(
  { game, results }: Pick<TableState, 'game' | 'results'>,
  before: unknown,
  match: unknown,
): TableState['results'] {
  const wasInPlay = before !== undefined && game.stage(before) === 'in-play';
  const result = wasInPlay ? game.result(match) : undefined;
  return result === undefined ? results : [...results, result];
}

/**
 * Opens a prompt for every seat that must choose. A seat that has seen nothing new since it was asked is still asked
 * the same; anything new makes a new question, so that a late answer can't be taken for it.
 */
function asking(
  table: TableState,
  how: { readonly at: number; readonly isNew: (seat: Seat) => boolean },
): TableState {
  const { game, match } = table;
  const inPlay = game.stage(match) === 'in-play';
  const isAsked = mapSeats(table.prompts, (_, seat) => inPlay && game.offers(match, seat).length > 0);
  const keeps = (seat: Seat): boolean =>
    isAsked[seat] && table.prompts[seat] !== undefined && !how.isNew(seat);
  const asked = mapSeats(table.asked, (count, seat) => (isAsked[seat] && !keeps(seat) ? count + 1 : count));
  const prompts = mapSeats(table.prompts, (prompt, seat) => {
    if (!isAsked[seat]) return undefined;
    return keeps(seat) ? prompt : { number: asked[seat], since: how.at };
  });
  return { ...table, asked, prompts };
}

function tookBack(table: TableState, seat: Seat, at: number): TableState {
  const place = lastOf(table, seat);
  const earlier = table.earlier[place];
  if (earlier === undefined) throw new Error('nothing to take back');
  const back = {
    ...table,
    match: earlier.game,
    bank: earlier.bank,
    earlier: table.earlier.slice(0, place),
    results: stageOf(table) === 'in-play' ? table.results : table.results.slice(0, -1),
    wanting: mapSeats(table.wanting, () => false),
  };
  return asking(back, { at, isNew: () => true });
}

/** The place of a seat's last decision among those that can be taken back, −1 for none. */
export function lastOf(table: TableState, seat: Seat): number {
  return table.earlier.findLastIndex((each) => each.seat === seat);
}

/** Clocks go on with what was left. */
function resumed(table: TableState, at: number): TableState {
  if (table.paused === undefined) return table;
  const lost = at - table.paused.since;
  const prompts = mapSeats(table.prompts, (prompt) => prompt && { ...prompt, since: prompt.since + lost });
  return { ...table, paused: undefined, prompts };
}

/** When the table must next act by itself; undefined when no clock runs. */
export function nextDue(table: TableState): number | undefined {
  const due = seatsOf(table.game.seats).flatMap((seat) => deadlineOf(table, seat) ?? []);
  return due.length === 0 ? undefined : Math.min(...due);
}
