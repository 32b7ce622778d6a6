/** Puts a backup in the place of what a house keeps. What was there before stays beside it, or there must be nothing. */
import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type StorePlace } from '../open-store.ts';
import { sqliteName } from '../sqlite/connect.ts';
import { openSqliteFile } from '../sqlite/driver.ts';
import { StoreProblem } from '../store-problem.ts';
import { kindOfBackup, linesOf, sync, syncFolderOf } from './files.ts';
import { copyInto, mustBeIdle } from './move.ts';
import { importAll } from './portable.ts';

export interface Restored {
  /** Where the data that were there before lie now. */
  readonly before?: string;
}

/**
 * The server must not run. The backup is checked before anything is replaced.
 * @throws StoreProblem when the backup can't be used, or the place is in use
 */
export async function restore(file: string, place: StorePlace): Promise<Restored> {
  const kind = kindOfBackup(file);
  if ('dataDir' in place) return restoreSqlite(file, place.dataDir, kind);
  await inWorkshop(tmpdir(), async (workshop) => {
    if (kind === 'export') return importInto(file, place);
    takeCopy(file, workshop);
    await copyInto({ dataDir: workshop }, place);
  });
  return {};
}

async function restoreSqlite(file: string, dataDir: string, kind: 'sqlite' | 'export'): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true });
  return inWorkshop(dataDir, async (workshop) => {
    if (kind === 'export') await importInto(file, { dataDir: workshop });
    else takeCopy(file, workshop);
    // brings it up to date, and shows that it can be opened
    await (await openStore({ dataDir: workshop })).close();
    return exchange(path.join(workshop, sqliteName), dataDir);
  });
}

/** Works in a folder that is gone afterwards. */
async function inWorkshop<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(parent, 'restoring-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importInto(file: string, place: StorePlace): Promise<void> {
  const store = await openStore(place);
  try {
    await importAll(store.db, linesOf(file));
  } finally {
    await store.close();
  }
}

/** Copies a SQLite backup and reads all of the copy, so that the backup itself is never touched. */
function takeCopy(file: string, folder: string): void {
  const copy = path.join(folder, sqliteName);
  copyFileSync(file, copy);
  const reason = faultOf(copy);
  if (reason !== undefined) throw new StoreProblem('damaged', `${file} is damaged: ${reason}.`);
}

function faultOf(file: string): string | undefined {
  try {
    const database = openSqliteFile(file);
    try {
      const [result] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
      if (result?.integrity_check !== 'ok') return result?.integrity_check ?? 'it holds nothing';
      const tables = database.prepare("select 1 from sqlite_master where name = 'migrations'").all();
      return tables.length === 0 ? 'there is no Tilehouse in it' : undefined;
    } finally {
      database.close();
    }
  } catch (error) {
    return (error as Error).message;
  }
}

/** Gives the new file the old one's name in one step; the old one keeps another. */
async function exchange(made: string, dataDir: string): Promise<Restored> {
  const file = path.join(dataDir, sqliteName);
  sync(made);
  if (!existsSync(file)) {
    renameSync(made, file);
    syncFolderOf(file);
    return {};
  }
  await closeOld(dataDir);
  const before = `${file}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  keepAs(file, before);
  // a log that is still there belongs to the old file alone
  for (const ending of ['-wal', '-shm']) {
    if (existsSync(file + ending)) renameSync(file + ending, before + ending);
  }
  renameSync(made, file);
  syncFolderOf(file);
  return { before };
}

function keepAs(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    // not every disk knows a second name
    copyFileSync(file, name);
    sync(name);
  }
}

/** Closing it also writes the old file's log into it. One that is too damaged to be opened isn't in use. */
async function closeOld(dataDir: string): Promise<void> {
  try {
    const store = await openStore({ dataDir });
    await mustBeIdle(store).finally(() => store.close());
  } catch (problem) {
    if (problem instanceof StoreProblem && problem.code === 'in-use') throw problem;
  }
}
