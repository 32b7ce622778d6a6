/**
 * Brings SQLite's log onto the disk beside the main thread. SQLite itself would wait for the disk on the main thread, and
 * with it everybody at every table.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { openSqliteFile, type SqliteFile } from './driver.ts';
import { LogKeeper } from './log-keeper.ts';

const sync = promisify(fdatasync);

export interface LogSync {
  /** Transactions that begin after this are written, but not brought onto the disk by SQLite. */
  defer(): void;
  /** Transactions that begin after this are on the disk when they have been committed, as usual. */
  usual(): void;
  /** Resolves when everything that was committed before is on the disk. */
  synced(): Promise<void>;
  /** Takes note of pieces of work that were committed, while everything in the log is on the disk: it is kept short. */
  keepShort(pieces: number): void;
  /** Leaves the log to SQLite from now on. */
  leave(): void;
  /**
   * Lets go of the files. Only when the database is closed: whoever closes a file lets go of all locks that their process
   * has on it, SQLite's among them.
   */
  close(): void;
}

/** @returns undefined where there is no log of its own to sync: then SQLite has to do it */
export function logSync(database: SqliteFile, file: string): LogSync | undefined {
  // the log is there from the first read on
  database.exec('select count(*) from sqlite_schema');
  const handles: number[] = [];
  try {
    handles.push(openSync(`${file}-wal`, 'r+'), openSync(file, 'r+'));
  } catch {
    for (const handle of handles) closeSync(handle);
    return undefined;
  }
  const [log = 0, main = 0] = handles;
  const keeper = new LogKeeper({ open: () => openSqliteFile(file), syncFile: () => sync(main) });
  return {
    // in a log, that leaves out the sync after each commit, and no other
    defer: () => database.exec('pragma synchronous = normal'),
    usual: () => database.exec('pragma synchronous = full'),
    synced: () => sync(log),
    keepShort: (pieces) => keeper.written(pieces),
    leave: () => keeper.close(),
    close() {
      for (const handle of handles) closeSync(handle);
    },
  };
}
