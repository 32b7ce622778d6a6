/** The facts of a table, as its log keeps them: seating, shuffles, and what the game's own events add up to. */
import type { OptionValues, Seat } from '@tilehouse/engine';
import type { Occupant } from './occupant.ts';
import type { TableSettings } from './settings.ts';

/** The table is opened for a game; its options are written out in full. */
export interface TableOpened {
  readonly type: 'table-opened';
  readonly game: string;
  readonly options: OptionValues;
  readonly settings: TableSettings;
}
/** Somebody takes a seat, or a computer at a seat changes its level. */
export interface Seated {
  readonly type: 'seated';
  readonly seat: Seat;
  readonly occupant: Occupant;
}
/** A seat is given up. */
export interface SeatLeft {
  readonly type: 'seat-left';
  readonly seat: Seat;
}
/** Options or settings are changed before a match. */
export interface TableChanged {
  readonly type: 'table-changed';
  readonly options: OptionValues;
  readonly settings: TableSettings;
}
/** A person wants the next deal. */
export interface WantsDeal {
  readonly type: 'wants-deal';
  readonly seat: Seat;
}
/** A match begins. */
export interface MatchBegan {
  readonly type: 'match-began';
  readonly events: readonly unknown[];
}
/** A deal begins. `seed` (hex) is secret until the deal is over. */
export interface DealBegan {
  readonly type: 'deal-began';
  readonly deal: number;
  readonly seed: string;
  readonly events: readonly unknown[];
}
/** A seat decides; `by` says whether the seat itself did or the table for it. */
export interface Decided {
  readonly type: 'decided';
  readonly seat: Seat;
  readonly by: 'seat' | 'autopilot';
  readonly events: readonly unknown[];
}
/** The deal in play is cancelled. */
export interface DealCancelled {
  readonly type: 'deal-cancelled';
  readonly events: readonly unknown[];
}
/** A person takes its last decision back; everything after it never was. */
export interface TookBack {
  readonly type: 'took-back';
  readonly seat: Seat;
}
/** Clocks stop. */
export interface Paused {
  readonly type: 'paused';
  readonly seat: Seat;
}
/** Clocks go on. */
export interface Resumed {
  readonly type: 'resumed';
  readonly seat: Seat;
}
export interface TableClosed {
  readonly type: 'table-closed';
}

/** What happened, without the time. */
export type TableFact =
  | TableOpened
  | Seated
  | SeatLeft
  | TableChanged
  | WantsDeal
  | MatchBegan
  | DealBegan
  | Decided
  | DealCancelled
  | TookBack
  | Paused
  | Resumed
  | TableClosed;

/** A fact and when it was, in milliseconds of the table's clock. */
export interface TableEvent {
  readonly at: number;
  readonly fact: TableFact;
}
