/** Runs a suite on SQLite and on PostgreSQL, with an empty database for each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openStore, type StorePlace } from '../open-store.ts';
import type { Store } from '../store.ts';
import { startTestPostgres } from './test-postgres.ts';

/** Milliseconds for the first to start PostgreSQL, on a machine that is busy. */
const toStart = 60_000;

/** What a suite is given; usable inside its tests. */
export interface Bed {
  readonly dialect: Store['dialect'];
  /** Where the suite's database is. */
  place(): StorePlace;
  /** The suite's store. */
  store(): Store;
  /** Opens one more on the same database, closed after the test. */
  open(): Promise<Store>;
}

/** @param suite declares tests; all of them share one database, so each makes tables and players of its own */
export function onBoth(name: string, suite: (bed: Bed) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, (dialect) => {
    let made: { readonly place: StorePlace; drop(): Promise<void> } | undefined;
    let shared: Store | undefined;
    const opened: Store[] = [];
    const inTest = <T>(value: T | undefined): T => {
      if (value === undefined) throw new Error('The database is there inside tests only.');
      return value;
    };
    const place = () => inTest(made).place;
    beforeAll(async () => {
      made = await emptyPlace(dialect);
      shared = await openStore(made.place);
    }, toStart);
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
    });
    afterAll(async () => {
      await shared?.close();
      await made?.drop();
    });
    suite({
      dialect,
      place,
      store: () => inTest(shared),
      async open() {
        const store = await openStore(place());
        opened.push(store);
        return store;
      },
    });
  });
}

/** An empty database, and a way to be rid of it. */
export async function emptyPlace(
  dialect: Store['dialect'],
): Promise<{ readonly place: StorePlace; drop(): Promise<void> }> {
  if (dialect === 'postgres') {
    const { url, drop } = await startTestPostgres();
    return { place: { databaseUrl: url }, drop };
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tilehouse-store-'));
  return { place: { dataDir }, drop: async () => rmSync(dataDir, { recursive: true, force: true }) };
}
