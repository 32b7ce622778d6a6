/**
 * Brings SQLite's log onto the disk beside the main thread. SQLite itself would wait for the disk on the main thread, and
 * with it everybody at every table.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { openSqliteFile, type SqliteFile } from './driver.ts';
import { LogKeeper } from './log-keeper.ts';

const sync = promisify(fdatasync);
type ToDisk = (handle: number) => Promise<void>;

export interface LogSync {
  /** Transactions that begin after this are written, but not brought onto the disk by SQLite. */
  defer(): void;
  /** Transactions that begin after this are on the disk when they have been committed, as usual. */
  usual(): void;
  /** Resolves when everything that was committed before is on the disk. */
  synced(): Promise<void>;
  /** Takes note of pieces of work that were committed, while everything in the log is on the disk: it is kept short. */
  keepShort(pieces: number): void;
  close(): void;
}

/**
 * @param toDisk brings a file onto the disk
 * @returns undefined where there is no log of its own to sync: then SQLite has to do it
 */
export function logSync(database: SqliteFile, file: string, toDisk: ToDisk = sync): LogSync | undefined {
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
  const keeper = new LogKeeper({ open: () => openSqliteFile(file), syncFile: () => toDisk(main) });
  return {
    // in a log, that leaves out the sync after each commit, and no other
    defer: () => database.exec('pragma synchronous = normal'),
    usual: () => database.exec('pragma synchronous = full'),
    synced: () => toDisk(log),
    keepShort: (pieces) => keeper.written(pieces),
    close() {
      keeper.close();
      for (const handle of handles) closeSync(handle);
    },
  };
}
