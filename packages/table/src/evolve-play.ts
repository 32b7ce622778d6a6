/** The fold of play: deals, decisions, what is held back, and the questions that follow. */
import { mapSeats, type Seat, withSeat } from '@tilehouse/engine';
import { nobodyWants } from './evolve-seating.ts';
import type { DealBegan, Decided } from './table-event.ts';
import { isPerson, stageOf, type TableState } from './table-state.ts';

/** How many results a table remembers. */
const resultsKept = 500;

export function dealBegan(table: TableState, fact: DealBegan, at: number): TableState {
  const fresh = {
    ...nobodyWants(table),
    dealt: table.seats,
    deals: fact.deal,
    seed: fact.seed,
    rules: fact.rules,
    settles: fact.settles,
    bank: mapSeats(table.bank, () => table.settings.clocks.bank),
    shuffle: table.shuffle && { ...table.shuffle, dealt: true },
    earlier: [],
    newcomer: false,
  };
  return played(fresh, fact.events, at);
}

export function decided(table: TableState, fact: Decided, at: number): TableState {
  const { seat } = fact;
  const mine = table.settings.undo && isPerson(table, seat) && fact.by === 'seat';
  const earlier = mine ? [...table.earlier, { seat, game: table.match, bank: table.bank }] : table.earlier;
  const bank = bankAfter(table, seat, at);
  return played({ ...table, earlier, bank, held: fact.held }, fact.events, at);
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

/** Folds game events and asks whoever must now choose. */
export function played(table: TableState, events: readonly unknown[], at: number): TableState {
  const { game } = table;
  let { match, results } = table;
  for (const event of events) {
    const before = match;
    match = game.evolve(before, event);
    results = resultsAfter({ game, results }, before, match);
  }
  const isShown = events.some((event) => game.redact(event, 'outsider') !== undefined);
  const isNew = (seat: Seat): boolean => events.some((event) => game.redact(event, seat) !== undefined);
  const inPlay = game.stage(match) === 'in-play';
  const after = {
    ...table,
    match,
    results,
    shownAt: isShown ? at : table.shownAt,
    closeAsked: inPlay ? table.closeAsked : undefined,
  };
  return asking(after, { at, isNew });
}

/** The results with that of a deal that has just ended; it may end in the same step that deals it. */
function resultsAfter(
  { game, results }: Pick<TableState, 'game' | 'results'>,
  before: unknown,
  match: unknown,
): TableState['results'] {
  const wasInPlay = before !== undefined && game.stage(before) === 'in-play';
  const result = wasInPlay ? game.result(match) : undefined;
  return result === undefined ? results : [...results, result].slice(-resultsKept);
}

/**
 * Opens a prompt for every seat that must choose. A seat that has seen nothing new since it was asked is still asked
 * the same; anything new makes a new question, so that a late answer can't be taken for it. While something is held
 * back nobody is asked.
 */
function asking(
  table: TableState,
  how: { readonly at: number; readonly isNew: (seat: Seat) => boolean },
): TableState {
  const { game, match, held } = table;
  const isOpen = game.stage(match) === 'in-play' && held === undefined;
  const isAsked = mapSeats(table.prompts, (_, seat) => isOpen && game.offers(match, seat).length > 0);
  const keeps = (seat: Seat): boolean =>
    isAsked[seat] && table.prompts[seat] !== undefined && !how.isNew(seat);
  const asked = mapSeats(table.asked, (count, seat) => (isAsked[seat] && !keeps(seat) ? count + 1 : count));
  const prompts = mapSeats(table.prompts, (prompt, seat) => {
    if (!isAsked[seat]) return undefined;
    return keeps(seat) ? prompt : { number: asked[seat], since: how.at };
  });
  return { ...table, asked, prompts };
}

export function tookBack(table: TableState, seat: Seat, at: number): TableState {
  const place = lastOf(table, seat);
  const earlier = table.earlier[place];
  if (earlier === undefined) throw new Error('nothing to take back');
  const back = {
    ...nobodyWants(table),
    match: earlier.game,
    bank: earlier.bank,
    earlier: table.earlier.slice(0, place),
    results: stageOf(table) === 'in-play' ? table.results : table.results.slice(0, -1),
    held: undefined,
  };
  return asking(back, { at, isNew: () => true });
}

/** The place of a seat's last decision among those that can be taken back, −1 for none. */
export function lastOf(table: TableState, seat: Seat): number {
  return table.earlier.findLastIndex((each) => each.seat === seat);
}
