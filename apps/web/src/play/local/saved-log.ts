/** A table's log kept in the browser's IndexedDB, so that a reload takes the table up where it was. */
import {
  type Append,
  type Appended,
  type LoadedLog,
  LogConflict,
  type TableEvent,
  type TableLog,
} from '@tilehouse/table';
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

/** Every event of a table from a number on. */
const allOf = (table: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY]);

/** The saved log of one table. */
export class SavedLog implements TableLog {
  private readonly db: IDBPDatabase<TilehouseDb>;
  private readonly table: string;

  constructor(db: IDBPDatabase<TilehouseDb>, table: string) {
    this.db = db;
    this.table = table;
  }

  async load(): Promise<LoadedLog> {
    return { start: 0, base: undefined, events: await this.loadAfter(0) };
  }

  loadAfter(count: number): Promise<readonly TableEvent[]> {
    return this.db.getAll('table-events', allOf(this.table, count));
  }

  /** People at this device name no commands. */
  async known(): Promise<boolean> {
    return false;
  }

  async append({ from, events }: Append): Promise<Appended> {
    const transaction = this.db.transaction('table-events', 'readwrite', { durability: 'strict' });
    try {
      await Promise.all(events.map((event, at) => transaction.store.add(event, [this.table, from + at])));
      await transaction.done;
      return { type: 'stored' };
    } catch (problem) {
      await transaction.done.catch(() => undefined);
      // another tab has written these numbers
      if (problem instanceof DOMException && problem.name === 'ConstraintError')
        throw new LogConflict(this.table);
      throw problem;
    }
  }
}
