/** Where the device keeps tables of people who share it: a log for each table, of which only the latest is kept. */
import { MemoryLog, type TableLog } from '@tilehouse/table';
import { openTilehouseDb, SavedLog } from './saved-log.ts';

export type DeviceStore = Awaited<ReturnType<typeof openTilehouseDb>>;

/** The device's store; undefined where the browser keeps nothing (private windows). */
export async function openStore(): Promise<DeviceStore | undefined> {
  try {
    return await openTilehouseDb();
  } catch (problem) {
    console.warn('This browser keeps nothing; the game lives as long as the page.', problem);
    return undefined;
  }
}

/** The log of the table of a kind begun last, if one is kept. A log's name is its kind, then the time it was begun at. */
export async function latestLog(db: DeviceStore | undefined, kind: string): Promise<TableLog | undefined> {
  const every = IDBKeyRange.bound([`${kind}:`], [`${kind}:\uffff`]);
  const found = await db?.transaction('table-events').store.openKeyCursor(every, 'prev');
  return db && found ? new SavedLog(db, found.key[0]) : undefined;
}

/**
 * An empty log for a table that begins now; those of its kind before it are dropped. A page that still shows an older
 * table writes under the older name, so it can't spoil this one.
 */
export async function newLog(
  db: DeviceStore | undefined,
  { kind, now }: { readonly kind: string; readonly now: number },
): Promise<TableLog> {
  if (db === undefined) return new MemoryLog();
  const name = `${kind}:${String(now).padStart(15, '0')}`;
  try {
    await db.delete('table-events', IDBKeyRange.bound([`${kind}:`], [name]));
  } catch (problem) {
    // what stays is older than this one, and never taken up again
    console.warn('The tables before this one could not be dropped.', problem);
  }
  return new SavedLog(db, name);
}
