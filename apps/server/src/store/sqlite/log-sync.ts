/**
 * Brings SQLite's log onto the disk beside the main thread. SQLite itself would wait for the disk on the main thread, and
 * with it everybody at every table.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { SqliteFile } from './driver.ts';

const sync = promisify(fdatasync);

export interface LogSync {
  /** Transactions that begin after this are written, but not brought onto the disk by SQLite. */
  defer(): void;
  /** Transactions that begin after this are on the disk when they have been committed, as usual. */
  usual(): void;
  /** Resolves when everything that was committed before is on the disk. */
  synced(): Promise<void>;
  close(): void;
}

/** @returns undefined where there is no log of its own to sync: then SQLite has to do it */
export function logSync(database: SqliteFile, file: string): LogSync | undefined {
  // the log is there from the first read on
  database.exec('select count(*) from sqlite_schema');
  let handle: number;
  try {
    handle = openSync(`${file}-wal`, 'r+');
  } catch {
    return undefined;
  }
  return {
    // in a log, that leaves out the sync after each commit, and no other
    defer: () => database.exec('pragma synchronous = normal'),
    usual: () => database.exec('pragma synchronous = full'),
    synced: () => sync(handle),
    close: () => closeSync(handle),
  };
}
