/** What a table needs of the world around it. */
import type { AnyGame } from '@tilehouse/engine';
import type { PackedTable } from './packed-table.ts';
import type { RefusalCode } from './refusal.ts';
import type { TableEvent } from './table-event.ts';
import type { TableState } from './table-state.ts';

/** Names a command, so that the same one sent twice is done once. */
export interface CommandKey {
  readonly actor: string;
  readonly id: string;
}

/** What is added to a log in one go, and what a store may need to know about it. */
export interface Append {
  /** How many events the log must hold before. */
  readonly from: number;
  readonly events: readonly TableEvent[];
  /** The table before the first of the events; undefined when they open it. */
  readonly before: TableState | undefined;
  readonly after: TableState;
  /** The table before the first of the events, when a fold may start there: a deal begins in them. */
  readonly base: PackedTable | undefined;
  readonly command: CommandKey | undefined;
}

/** What became of it. A log that is longer than it must be throws `LogConflict` instead. */
export type Appended =
  | { readonly type: 'stored' }
  /** The same command was stored before: nothing was added. */
  | { readonly type: 'already' }
  /** The store itself says no, for a reason that only it can see. */
  | { readonly type: 'refused'; readonly code: RefusalCode };

/** A log as it is taken up. */
export interface LoadedLog {
  /** How many events come before the first given. */
  readonly start: number;
  /** The table after those; undefined when there are none. */
  readonly base: PackedTable | undefined;
  /** As they were stored; the table reads older versions. */
  readonly events: readonly TableEvent[];
  /** What came before those since the deal before began, where the log holds more: for whoever comes back and has missed it. */
  readonly earlier?: readonly TableEvent[];
}

/** Where a table's events are kept. */
export interface TableLog {
  load(): Promise<LoadedLog>;
  /** The events after the first `count`, oldest first. */
  loadAfter(count: number): Promise<readonly TableEvent[]>;
  /**
   * Adds events; they are kept for good when it resolves to `stored`.
   * @throws LogConflict when the log is longer than `from`: somebody was faster
   */
  append(append: Append): Promise<Appended>;
  /** Whether a command of this name has been stored. */
  known(command: CommandKey): Promise<boolean>;
}

/** The store doesn't let a table be opened. */
export class OpeningRefused extends Error {
  override readonly name = 'OpeningRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** Somebody else has appended to the log in the meantime. */
export class LogConflict extends Error {
  override readonly name = 'LogConflict';
}

/** Time, as a table knows it. */
export interface TableClock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Runs `work` once at `time`; returns a way to call it off. */
  at(time: number, work: () => void): () => void;
}

/** Computers at the table. */
export interface Choosers {
  /** Milliseconds until a computer starts to think; drawn before, whatever the position. */
  delay(): number;
  /**
   * Picks one of the offers in `view`, the game's view for its seat, now or later. Where it throws or takes too long
   * the table plays for it.
   */
  choose(game: AnyGame, level: string, view: unknown): unknown;
}

/** The world a table runs in. */
export interface TablePorts {
  readonly log: TableLog;
  readonly clock: TableClock;
  readonly choosers: Choosers;
  /** The table's id; none where it is the only one. */
  readonly tableId?: string;
  /** A secret of the table's, the same wherever it runs; a new one where there is none. */
  readonly secret?: Uint8Array;
  /** Milliseconds to wait for somebody nearer before acting on clocks and computers; 0 where there is none. */
  patience?(): number;
  /** Secret random bytes. */
  randomBytes(count: number): Uint8Array;
  /** Told of faults of our own that the table got over. */
  report(problem: unknown): void;
}
