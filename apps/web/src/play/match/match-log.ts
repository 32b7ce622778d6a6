/** Where the device keeps its game of Mahjong Match: a log of its own for each pair of players and mode. */
import { MemoryLog, type TableLog } from '@tilehouse/table';
import { openTilehouseDb, SavedLog } from '../local/saved-log.ts';

type Db = Awaited<ReturnType<typeof openTilehouseDb>>;

/** Names of these logs begin with this, then the time they were begun at: the latest sorts last. */
const prefix = 'match:';
const everyLog = IDBKeyRange.bound([prefix], [`${prefix}\uffff`]);

/** The device's store; undefined where the browser keeps nothing (private windows). */
export async function openStore(): Promise<Db | undefined> {
  try {
    return await openTilehouseDb();
  } catch (problem) {
    console.warn('This browser keeps nothing; the game lives as long as the page.', problem);
    return undefined;
  }
}

/** The log of the game begun last, if one is kept. */
export async function latestLog(db: Db | undefined): Promise<TableLog | undefined> {
  const found = await db?.transaction('table-events').store.openKeyCursor(everyLog, 'prev');
  return db && found ? new SavedLog(db, found.key[0]) : undefined;
}

/**
 * An empty log for a game that begins now; those before it are dropped. A page that still shows an older game writes
 * under the older name, so it can't spoil this one.
 */
export async function newLog(db: Db | undefined, now: number): Promise<TableLog> {
  if (db === undefined) return new MemoryLog();
  const name = `${prefix}${String(now).padStart(15, '0')}`;
  await db.delete('table-events', IDBKeyRange.bound([prefix], [name]));
  return new SavedLog(db, name);
}
