/** The facts of a table, as its log keeps them: seating, shuffles, and what the game's own events add up to. */
import type { OptionValues, Seat } from '@tilehouse/engine';
import type { KnownAs } from './command.ts';
import type { Occupant } from './occupant.ts';
import type { TableSettings } from './settings.ts';

/** The table is opened for a game; its options are written out in full. */
export interface TableOpened {
  readonly type: 'table-opened';
  readonly id?: string;
  /** The player who opened it. */
  readonly host?: string;
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
/** A seat is given up, or taken from its occupant. */
export interface SeatLeft {
  readonly type: 'seat-left';
  readonly seat: Seat;
  readonly removed?: true;
}
/** Everybody sits elsewhere: who sits now at each seat sat at seat `from[seat]`. */
export interface SeatsShuffled {
  readonly type: 'seats-shuffled';
  readonly from: readonly Seat[];
}
/**
 * A person's seat is taken from them during a deal, by the host or since they can't come back: the table plays for it to
 * the end of the deal.
 */
export interface PersonRemoved {
  readonly type: 'person-removed';
  readonly seat: Seat;
}
/** Options or settings are changed before a match. */
export interface TableChanged {
  readonly type: 'table-changed';
  readonly options: OptionValues;
  readonly settings: TableSettings;
}
/** A person wants the next deal; what its device adds to a fair shuffle stands in a hash. */
export interface WantsDeal {
  readonly type: 'wants-deal';
  readonly seat: Seat;
  readonly commitment?: string;
}
/** A person wants it no longer. */
export interface NotReady {
  readonly type: 'not-ready';
  readonly seat: Seat;
}
/** What the table has drawn for a fair shuffle; secret until it is shown. */
export interface ShuffleSecret {
  /** 32 bytes in hex. */
  readonly s: string;
}
/** A fair shuffle begins: the table has drawn its secret and says by a hash which. */
export interface ShuffleCommitted {
  readonly type: 'shuffle-committed';
  readonly deal: number;
  readonly secret: ShuffleSecret;
  readonly commitment: string;
  /** The players' hashes by seat; null where there is none. */
  readonly commits: readonly (string | null)[];
  /** When who hasn't shown theirs is left out. */
  readonly until: number;
}
/** A seat shows what its hash stood for; nobody sees it before the deal is over. */
export interface EntropyGiven {
  readonly type: 'entropy-given';
  readonly seat: Seat;
  readonly entropy: string;
}
/** Everything a shuffle was made of, for everybody. */
export interface ShuffleShown {
  readonly type: 'shuffle-shown';
  readonly deal: number;
  readonly secret: string;
  readonly commitment: string;
  readonly commits: readonly (string | null)[];
  /** By seat; null for who was left out. */
  readonly entropies: readonly (string | null)[];
  /** Whether its deal was dealt. */
  readonly dealt: boolean;
}
/** A match begins. */
export interface MatchBegan {
  readonly type: 'match-began';
  readonly events: readonly unknown[];
}
/** A deal begins, under the newest rules there are. `seed` (hex) is secret; a fair deal keeps none. */
export interface DealBegan {
  readonly type: 'deal-began';
  readonly deal: number;
  readonly seed?: string;
  /** Version of the rules. */
  readonly rules: number;
  /** Whether its payments move balances. */
  readonly settles: boolean;
  readonly events: readonly unknown[];
}
/** What a step holds back so that nobody can tell who was asked: game events, and when they are due. */
export interface HeldBack {
  readonly until: number;
  readonly events: readonly unknown[];
}
/** A seat decides; `by` says whether the seat itself did or the table for it. */
export interface Decided {
  readonly type: 'decided';
  readonly seat: Seat;
  readonly by: 'seat' | 'autopilot';
  readonly events: readonly unknown[];
  readonly held?: HeldBack;
}
/** What was held back happens. */
export interface WentOn {
  readonly type: 'went-on';
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
/** A player's last line is down. */
export interface WentAway {
  readonly type: 'went-away';
  readonly player: string;
}
export interface CameBack {
  readonly type: 'came-back';
  readonly player: string;
}
/** A person has been away for too long: the table plays for the seat. */
export interface AutopilotOn {
  readonly type: 'autopilot-on';
  readonly seat: Seat;
}
/** A player goes by another name or id from now on. */
export interface KnownAsFact {
  readonly type: 'known-as';
  readonly player: string;
  readonly as: KnownAs;
}
/** Somebody is back at a table that nobody was at: its clocks go on. */
export interface Thawed {
  readonly type: 'thawed';
}
/** Nothing could be done at this table for a while: its deadlines are so much later. */
export interface OutageNoted {
  readonly type: 'outage';
  readonly from: number;
  readonly to: number;
}
/** A player wants the table closed in the middle of a hand; it closes when another agrees. */
export interface CloseAsked {
  readonly type: 'close-asked';
  readonly player: string;
}

/** The host says where those at the table call one another, or takes that back. Only they see it. */
export interface CallSet {
  readonly type: 'call-set';
  readonly link?: string;
}
/** The host mutes a player in the talk of this table, or lets them talk again. */
export interface Muted {
  readonly type: 'muted';
  readonly player: string;
  readonly on: boolean;
}

/** Why a table closed. */
export const closeReasons = [
  'closed',
  'left',
  'removed',
  'nobody-left',
  'nobody-here',
  'expired',
  'operator',
] as const;
export type CloseReason = (typeof closeReasons)[number];

export interface TableClosed {
  readonly type: 'table-closed';
  readonly reason?: CloseReason;
  /** Who closed it, left or was removed. */
  readonly player?: string;
  readonly name?: string;
}

/** What happened, without the time. */
export type TableFact =
  | TableOpened
  | Seated
  | SeatLeft
  | SeatsShuffled
  | PersonRemoved
  | TableChanged
  | WantsDeal
  | NotReady
  | ShuffleCommitted
  | EntropyGiven
  | ShuffleShown
  | MatchBegan
  | DealBegan
  | Decided
  | WentOn
  | DealCancelled
  | TookBack
  | Paused
  | Resumed
  | WentAway
  | CameBack
  | AutopilotOn
  | KnownAsFact
  | Thawed
  | OutageNoted
  | CloseAsked
  | CallSet
  | Muted
  | TableClosed;

/** A fact, when it was (in milliseconds of the table's clock), and the version it is written in. */
export interface TableEvent {
  readonly at: number;
  readonly version: number;
  readonly fact: TableFact;
}
