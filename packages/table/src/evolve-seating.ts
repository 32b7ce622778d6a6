/** The fold of seating: who sits where, who is host, who wants the next deal. */
import { type BySeat, mapSeats, nextSeat, type Seat, seatsOf, withSeat } from '@tilehouse/engine';
import { withFreeze } from './evolve-presence.ts';
import type { Occupant } from './occupant.ts';
import type {
  KnownAsFact,
  Muted,
  Seated,
  SeatLeft,
  SeatsShuffled,
  TableChanged,
  WantsDeal,
} from './table-event.ts';
import { type Presence, personAt, stageOf, type TableState } from './table-state.ts';

/** Somebody who has just sat down. */
export const present: Presence = { away: undefined, autopilot: false, removed: false };

/** Nobody wants the next deal any more. */
export function nobodyWants(table: TableState): TableState {
  return {
    ...table,
    wanting: mapSeats(table.wanting, () => false),
    commits: mapSeats(table.commits, () => undefined),
    firstWant: undefined,
  };
}

/** The seat doesn't want the next deal any more. */
export function notWanting(table: TableState, seat: Seat): TableState {
  const wanting = withSeat(table.wanting, seat, false);
  return {
    ...table,
    wanting,
    commits: withSeat(table.commits, seat, undefined),
    firstWant: wanting.includes(true) ? table.firstWant : undefined,
  };
}

export function wantsDeal(table: TableState, fact: WantsDeal, at: number): TableState {
  return {
    ...table,
    wanting: withSeat(table.wanting, fact.seat, true),
    commits: withSeat(table.commits, fact.seat, fact.commitment),
    firstWant: table.firstWant ?? at,
  };
}

export function seated(table: TableState, { seat, occupant }: Seated, at: number): TableState {
  const before = table.seats[seat];
  const seats = withSeat(table.seats, seat, occupant);
  if (before !== undefined && isSame(before, occupant)) return { ...table, seats };
  const host = table.host ?? (occupant.type === 'person' ? occupant.player : undefined);
  const presence = withSeat(table.presence, seat, present);
  const newcomer = table.newcomer || stageOf(table) === 'between-deals';
  return withFreeze(agreedAnew({ ...table, seats, host, presence, newcomer }, seat), at);
}

/** A computer that changes its level is the same. */
export function isSame(before: Occupant, after: Occupant | undefined): boolean {
  if (before.type === 'person') return after?.type === 'person' && before.player === after.player;
  return after?.type === 'computer' && before.name === after.name;
}

/** With somebody else at a seat, everybody must agree to another deal; before the first only the seat itself. */
function agreedAnew(table: TableState, seat: Seat): TableState {
  return table.deals > 0 ? nobodyWants(table) : notWanting(table, seat);
}

export function seatLeft(table: TableState, { seat }: SeatLeft, at: number): TableState {
  const left = {
    ...table,
    seats: withSeat(table.seats, seat, undefined),
    presence: withSeat(table.presence, seat, present),
    host: hostAfter(table, seat),
  };
  return withFreeze(agreedAnew(left, seat), at);
}

/** When the host leaves, the next person seated is host. */
export function hostAfter(table: TableState, left: Seat): string | undefined {
  if (personAt(table, left)?.player !== table.host) return table.host;
  for (let seat = nextSeat(left, table.game.seats); seat !== left; seat = nextSeat(seat, table.game.seats)) {
    const next = personAt(table, seat);
    if (next !== undefined && !table.presence[seat].removed) return next.player;
  }
  return undefined;
}

export function seatsShuffled(table: TableState, { from }: SeatsShuffled): TableState {
  const moved = <T>(values: BySeat<T>): BySeat<T> =>
    mapSeats(values, (value, seat) => {
      const before = from[seat];
      return before === undefined ? value : values[before];
    });
  return {
    ...table,
    seats: moved(table.seats),
    presence: moved(table.presence),
    wanting: moved(table.wanting),
    commits: moved(table.commits),
  };
}

export function knownAs(table: TableState, { as, player }: KnownAsFact): TableState {
  const renamed = (id: string | undefined): string | undefined => (id === player ? as.player : id);
  const host = renamed(table.host);
  const muted = new Set(table.muted.map((each) => (each === player ? as.player : each)));
  const called = (occupant: Occupant | undefined): Occupant | undefined =>
    occupant?.type === 'person' && occupant.player === player ? { ...occupant, ...as } : occupant;
  return {
    ...table,
    seats: mapSeats(table.seats, called),
    dealt: mapSeats(table.dealt, called),
    host,
    closeAsked: renamed(table.closeAsked),
    // whoever mutes isn't muted
    muted: [...muted].filter((each) => each !== host),
  };
}

export function tableChanged(table: TableState, { options, settings }: TableChanged): TableState {
  return nobodyWants({ ...table, options, settings });
}

/** How many persons hold a seat. */
export function personsAt(table: TableState): number {
  return seatsOf(table.game.seats).filter(
    (seat) => personAt(table, seat) !== undefined && !table.presence[seat].removed,
  ).length;
}

export function muted(table: TableState, { on, player }: Muted): TableState {
  const others = table.muted.filter((each) => each !== player);
  return { ...table, muted: on ? [...others, player] : others };
}
