/** A table's log kept in the browser's IndexedDB, so that a reload takes the table up where it was. */
import { LogConflict, type TableEvent, type TableLog } from '@tilehouse/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface TilehouseDb extends DBSchema {
  'table-events': { key: [table: string, index: number]; value: TableEvent };
}

/** Opens the browser's store. */
export function openTilehouseDb(): Promise<IDBPDatabase<TilehouseDb>> {
  return openDB<TilehouseDb>('tilehouse', 1, {
    upgrade: (db) => {
      db.createObjectStore('table-events');
    },
  });
}

/** Every event of a table, whatever its number. */
const allOf = (table: string): IDBKeyRange =>
  IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

/** The saved log of one table. */
export class SavedLog implements TableLog {
  private readonly db: IDBPDatabase<TilehouseDb>;
  private readonly table: string;

  constructor(db: IDBPDatabase<TilehouseDb>, table: string) {
    this.db = db;
    this.table = table;
  }

  load(): Promise<readonly TableEvent[]> {
    return this.db.getAll('table-events', allOf(this.table));
  }

  async append(from: number, events: readonly TableEvent[]): Promise<void> {
    const transaction = this.db.transaction('table-events', 'readwrite', { durability: 'strict' });
    try {
      await Promise.all(events.map((event, at) => transaction.store.add(event, [this.table, from + at])));
      await transaction.done;
    } catch (problem) {
      await transaction.done.catch(() => undefined);
      // another tab has written these numbers
      if (problem instanceof DOMException && problem.name === 'ConstraintError')
        throw new LogConflict(this.table);
      throw problem;
    }
  }
}
