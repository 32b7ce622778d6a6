/** Everything a house keeps, in SQLite or PostgreSQL alike. */
import type { DatabaseClock } from './clock.ts';
import type { Db } from './database.ts';
import type { Commit } from './engine.ts';
import type { EventLog } from './log/event-log.ts';
import type { Signals } from './signals.ts';

export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  /** For reading, and for writes of one statement. */
  readonly db: Db;
  /** For all other writes. */
  readonly commit: Commit;
  readonly log: EventLog;
  readonly clock: DatabaseClock;
  readonly signals: Signals;
  /** SQLite's file. */
  readonly file?: string;
  close(): Promise<void>;
}
