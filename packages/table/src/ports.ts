/** What a table needs of the world around it. */
import type { AnyGame } from '@tilehouse/engine';
import type { TableEvent } from './table-event.ts';

/** Where a table's events are kept. */
export interface TableLog {
  /** Everything so far, oldest first. */
  load(): Promise<readonly TableEvent[]>;
  /**
   * Adds events after the first `from`; they are kept for good when it resolves.
   * @throws LogConflict when the log is longer than `from`: somebody was faster
   */
  append(from: number, events: readonly TableEvent[]): Promise<void>;
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
  /** Picks one of the offers in `view`, the game's view for its seat. May throw; the table then plays for it. */
  choose(game: AnyGame, level: string, view: unknown): unknown;
}

/** The world a table runs in. */
export interface TablePorts {
  readonly log: TableLog;
  readonly clock: TableClock;
  readonly choosers: Choosers;
  /** Secret random bytes. */
  randomBytes(count: number): Uint8Array;
  /** Told of faults of our own that the table got over. */
  report(problem: unknown): void;
}
