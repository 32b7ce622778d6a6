/** Decisions in play: answers, the autopilot's, even pace, and what follows when a deal is over. */
import { fail, ok, type Seat, seatsOf } from '@tilehouse/engine';
import type { Act, TableCommand } from './command.ts';
import type { Decision, DecisionContext } from './decision.ts';
import { lastOf } from './evolve-play.ts';
import { closedBy } from './leaving.ts';
import type { Decided, TableFact } from './table-event.ts';
import { stageOf, type TableState } from './table-state.ts';

/** A seat's answer. */
export function act(table: TableState, { seat, prompt, offer }: Act, context: DecisionContext): Decision {
  if (table.paused !== undefined) return fail('paused');
  if (table.frozen !== undefined) return fail('frozen');
  if (table.prompts[seat]?.number !== prompt) return fail('too-late');
  const action = table.game.offers(table.match, seat)[offer];
  if (action === undefined) return fail('not-offered');
  return ok(decidedFacts(table, { seat, by: 'seat', action }, context));
}

/** What is played for a computer that couldn't answer. */
export function standIn(
  table: TableState,
  { seat, prompt }: Extract<TableCommand, { type: 'stand-in' }>,
  context: DecisionContext,
): Decision {
  if (table.stopped !== undefined || table.prompts[seat]?.number !== prompt) return ok([]);
  return ok(autopilot(table, seat, context));
}

/** What is played for a seat that doesn't. */
export function autopilot(table: TableState, seat: Seat, context: DecisionContext): readonly TableFact[] {
  const action = table.game.idle(table.match, seat);
  return decidedFacts(table, { seat, by: 'autopilot', action }, context);
}

function decidedFacts(
  table: TableState,
  { seat, by, action }: Pick<Decided, 'seat' | 'by'> & { readonly action: unknown },
  { now }: DecisionContext,
): readonly TableFact[] {
  const { events, state } = table.game.decide(table.match, seat, action);
  const paced = atEvenPace(table, events, now);
  if (paced !== undefined) return [{ type: 'decided', seat, by, ...paced }];
  return [{ type: 'decided', seat, by, events }, ...afterStep(table, state)];
}

/** A step at even pace: what is shown at once, and the next draw held back; undefined where nothing has to wait. */
function atEvenPace(
  table: TableState,
  events: readonly unknown[],
  now: number,
): Pick<Decided, 'events' | 'held'> | undefined {
  const { game, match, settings } = table;
  if (settings.evenPaceMs === undefined) return undefined;
  const place = game.pauseIn?.(match, events);
  if (place === undefined) return undefined;
  const shown = events.slice(0, place);
  // the moment counts from what everybody saw: an answer to a tile under claim is seen by nobody
  const isNew = shown.some((event) => game.redact(event, 'outsider') !== undefined);
  const until = (isNew ? now : table.shownAt) + settings.evenPaceMs;
  return until > now ? { events: shown, held: { until, events: events.slice(place) } } : undefined;
}

/** What was held back happens. */
export function goOn(table: TableState): readonly TableFact[] {
  const { held, game } = table;
  if (held === undefined) return [];
  const state = held.events.reduce((match, event) => game.evolve(match, event), table.match);
  return [{ type: 'went-on', events: held.events }, ...afterStep(table, state)];
}

/** What follows of itself once a step has led to `match`: nothing while the deal is in play. */
export function afterStep(table: TableState, match: unknown): readonly TableFact[] {
  return table.game.stage(match) === 'in-play' ? [] : [...showShuffle(table), ...freeSeats(table)];
}

/** Shows what the deal was shuffled with. */
export function showShuffle({ shuffle }: TableState): readonly TableFact[] {
  if (shuffle === undefined) return [];
  const { until: _, ...shown } = shuffle;
  return [{ type: 'shuffle-shown', ...shown }];
}

/** Seats of removed persons are free once the deal is over; where money moves the table closes instead. */
export function freeSeats(table: TableState): readonly TableFact[] {
  const removed = seatsOf(table.game.seats).filter((seat) => table.presence[seat].removed);
  const [first] = removed;
  if (first === undefined) return [];
  const closing = closedBy(table, first, 'removed');
  if (closing !== undefined) return [closing];
  return removed.map((seat): TableFact => ({ type: 'seat-left', seat, removed: true }));
}

export function takeBack(table: TableState, seat: Seat): Decision {
  if (!table.settings.undo) return fail('no-taking-back-here');
  if (table.paused !== undefined) return fail('paused');
  return lastOf(table, seat) < 0 ? fail('nothing-to-take-back') : ok([{ type: 'took-back', seat }]);
}

export function cancelDeal(table: TableState): Decision {
  if (stageOf(table) !== 'in-play') return fail('no-deal-in-play');
  const { events, state } = table.game.cancel(table.match);
  return ok([{ type: 'deal-cancelled', events }, ...afterStep(table, state)]);
}
