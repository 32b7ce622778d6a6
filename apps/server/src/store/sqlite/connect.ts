/** SQLite in a file. However many stores a process opens on it, they share one connection. */
import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { Database, Db } from '../database.ts';
import type { Commit, Engine, RunAtOnce } from '../engine.ts';
import { StoreProblem } from '../store-problem.ts';
import { clockSource } from './clock-source.ts';
import { groupedCommits } from './commit.ts';
import { openSqliteFile, preparedSqlite, type SqliteFile, sqliteDialect } from './driver.ts';
import { logSync } from './log-sync.ts';
import { type Room, signalsIn } from './signals.ts';

/** The file's name in a data directory. */
export const sqliteName = 'tilehouse.sqlite';

/**
 * Pages of the log after which SQLite itself brings it into the file, 160 MB of them. It stops everything for that, so the
 * log is kept far shorter than this; where nobody does, it must end somewhere.
 */
const logPages = 40_000;

interface Shared {
  readonly db: Db;
  readonly commit: Commit;
  readonly runAtOnce: RunAtOnce;
  readonly room: Room;
  stores: number;
  close(): Promise<void>;
}

const open = new Map<string, Shared>();

/** @throws StoreProblem when the file can't be opened */
export function connectSqlite(dataDir: string): Engine {
  const file = fileIn(dataDir);
  const shared = open.get(file) ?? share(file);
  open.set(file, shared);
  shared.stores += 1;
  const signals = signalsIn(shared.room);
  let closed = false;
  return {
    ...{
      dialect: 'sqlite',
      db: shared.db,
      commit: shared.commit,
      runAtOnce: shared.runAtOnce,
      file,
      signals,
    },
    clockSource: clockSource(),
    async close() {
      if (closed) return;
      closed = true;
      signals.close();
      shared.stores -= 1;
      if (shared.stores > 0) return;
      open.delete(file);
      await shared.close();
    },
  };
}

function fileIn(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return path.join(realpathSync(dataDir), sqliteName);
  } catch (error) {
    throw cannotOpen(dataDir, error);
  }
}

function share(file: string): Shared {
  try {
    const opened = openSqliteFile(file);
    prepare(opened);
    const prepared = preparedSqlite(opened);
    const db = new Kysely<Database>({ dialect: sqliteDialect(prepared) });
    const runAtOnce: RunAtOnce = ({ parameters, sql }) =>
      Number(prepared.prepare(sql).run(parameters).changes);
    const log = logSync(opened, file);
    const close = async (): Promise<void> => {
      log?.leave();
      await db.destroy();
      log?.close();
    };
    return { db, commit: groupedCommits(db, log), runAtOnce, room: new Map(), stores: 0, close };
  } catch (error) {
    throw cannotOpen(file, error);
  }
}

function prepare(file: SqliteFile): void {
  file.exec('pragma busy_timeout = 5000');
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec(`pragma wal_autocheckpoint = ${logPages}`);
  file.exec('pragma foreign_keys = on');
}

function cannotOpen(what: string, error: unknown): StoreProblem {
  return new StoreProblem('cannot-open', `Can't open ${what}: ${(error as Error).message}`, { cause: error });
}
