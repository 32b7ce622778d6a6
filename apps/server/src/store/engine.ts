/** What SQLite and PostgreSQL each bring; everything else is written once, above it. */
import type { CompiledQuery, Transaction } from 'kysely';
import type { ClockSource } from './clock.ts';
import type { Database, Db } from './database.ts';
import type { Signals } from './signals.ts';

/**
 * Runs work in a transaction and resolves when it is kept for good; what the work throws undoes its own changes only.
 * The work must use the transaction it is given and nothing else of the store, and wait for nothing but the database:
 * on SQLite everybody shares one connection. It may be run a second time, after everything it did was undone.
 */
export type Commit = <T>(work: (trx: Transaction<Database>) => Promise<T>) => Promise<T>;

/**
 * Runs a statement at once, within the work of a commit, and says how many rows it changed. Only a database that lives in
 * this process can: there, a statement takes a fraction of what waiting for it would.
 */
export type RunAtOnce = (query: CompiledQuery) => number;

export interface Engine {
  readonly dialect: 'sqlite' | 'postgres';
  readonly db: Db;
  readonly commit: Commit;
  readonly runAtOnce?: RunAtOnce;
  readonly clockSource: ClockSource;
  readonly signals: Signals;
  /** SQLite's file; there is none to copy with PostgreSQL. */
  readonly file?: string;
  close(): Promise<void>;
}
