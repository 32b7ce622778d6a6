/** Opens a house's store and brings it up to date. */
import { startClock } from './clock.ts';
import type { Engine } from './engine.ts';
import { eventLog } from './log/event-log.ts';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres/connect.ts';
import { connectSqlite } from './sqlite/connect.ts';
import type { Store } from './store.ts';

/** Where the data are: a folder for SQLite's file, or a PostgreSQL database. */
export type StorePlace = { readonly dataDir: string } | { readonly databaseUrl: string };

/** @throws StoreProblem when it can't be opened, or is newer than this program */
export async function openStore(place: StorePlace): Promise<Store> {
  const engine = await connect(place);
  try {
    await migrate(engine.db);
    const clock = await startClock(engine.clockSource);
    const { dialect, db, commit, signals, file } = engine;
    return {
      ...{ dialect, db, commit, signals, clock },
      ...(file === undefined ? {} : { file }),
      log: eventLog(engine),
      async close() {
        clock.stop();
        await engine.close();
      },
    };
  } catch (problem) {
    await engine.close();
    throw problem;
  }
}

async function connect(place: StorePlace): Promise<Engine> {
  return 'databaseUrl' in place ? connectPostgres(place.databaseUrl) : connectSqlite(place.dataDir);
}
