/** The fold of who is there: lines down and up, the autopilot, pauses, and a table that nobody is at. */
import { mapSeats, type Seat, seatsOf, withSeat } from '@tilehouse/engine';
import { delayed, released, stopped } from './clocks.ts';
import { hostAfter, notWanting } from './evolve-seating.ts';
import type { OutageNoted, Paused } from './table-event.ts';
import { type Presence, personAt, seatsOfPlayer, type TableState } from './table-state.ts';

/** Milliseconds from the first person's return until clocks go on. */
const thawMs = 5000;
/** Milliseconds on top of what an outage took. */
const outageGraceMs = 5000;

export function wentAway(table: TableState, player: string, at: number): TableState {
  let after = table;
  for (const seat of seatsOfPlayer(table, player)) {
    after = notWanting(withPresence(after, seat, { away: at }), seat);
  }
  return withFreeze(after, at);
}

export function cameBack(table: TableState, player: string, at: number): TableState {
  let after = table;
  for (const seat of seatsOfPlayer(table, player)) {
    after = withPresence(after, seat, { away: undefined, autopilot: false });
  }
  return withFreeze(newTurns(table, after, at), at);
}

/** Who takes over from the autopilot has its whole clock. */
function newTurns(before: TableState, after: TableState, at: number): TableState {
  const isBack = (seat: Seat): boolean => before.presence[seat].autopilot && !after.presence[seat].autopilot;
  const prompts = mapSeats(after.prompts, (prompt, seat) =>
    prompt !== undefined && isBack(seat) ? { ...prompt, since: at } : prompt,
  );
  return { ...after, prompts };
}

export function autopilotOn(table: TableState, seat: Seat): TableState {
  return withPresence(table, seat, { autopilot: true });
}

export function personRemoved(table: TableState, seat: Seat, at: number): TableState {
  const gone = withPresence(table, seat, { away: undefined, autopilot: true, removed: true });
  return withFreeze({ ...gone, host: hostAfter(table, seat) }, at);
}

function withPresence(table: TableState, seat: Seat, change: Partial<Presence>): TableState {
  return { ...table, presence: withSeat(table.presence, seat, { ...table.presence[seat], ...change }) };
}

/** The table freezes when no person is there, and thaws a moment after one is. */
export function withFreeze(table: TableState, at: number): TableState {
  const persons = seatsOf(table.game.seats).filter(
    (seat) => personAt(table, seat) !== undefined && !table.presence[seat].removed,
  );
  const isEmpty = persons.length > 0 && persons.every((seat) => table.presence[seat].away !== undefined);
  const { frozen } = table;
  if (isEmpty) return stopped({ ...table, frozen: { since: frozen?.since ?? at, thaw: undefined } }, at);
  if (frozen === undefined || frozen.thaw !== undefined) return table;
  return { ...table, frozen: { ...frozen, thaw: at + thawMs } };
}

export function thawed(table: TableState, at: number): TableState {
  const { paused, frozen } = table;
  const since = frozen?.since ?? at;
  const later = paused && { ...paused, since: paused.since >= since ? at : paused.since + at - since };
  return released({ ...table, frozen: undefined, paused: later }, at);
}

export function pausedBy(table: TableState, { seat }: Paused, at: number): TableState {
  return stopped({ ...table, paused: { seat, since: at }, pausesUsed: table.pausesUsed + 1 }, at);
}

export function resumed(table: TableState, at: number): TableState {
  return table.paused === undefined ? table : released({ ...table, paused: undefined }, at);
}

export function outage(table: TableState, { from, to }: OutageNoted): TableState {
  return { ...delayed(table, to - from + outageGraceMs), outageTo: to };
}
