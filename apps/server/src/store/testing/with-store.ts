/** An empty store for the length of a piece of work that isn't a test of vitest's. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type StorePlace } from '../open-store.ts';
import type { Store } from '../store.ts';
import { embeddedPostgres } from './embedded-postgres.ts';

/** PostgreSQL is started for it, in a folder that is gone afterwards, as is SQLite's file. */
export async function withStore<T>(
  dialect: Store['dialect'],
  work: (store: Store, place: StorePlace) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-store-'));
  chmodSync(folder, 0o755);
  const server = dialect === 'postgres' ? await embeddedPostgres(folder, 'durable') : undefined;
  try {
    const place = server === undefined ? { dataDir: folder } : { databaseUrl: server.url };
    const store = await openStore(place);
    return await work(store, place).finally(() => store.close());
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
