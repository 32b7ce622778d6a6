/** What a running house does by itself now and then: backups, and forgetting sessions that are over. */
import path from 'node:path';
import { sweepSessions } from '../accounts/sessions.ts';
import { startBackups } from '../store/backup/scheduled-backups.ts';
import type { StorePlace } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

export interface Keeping {
  readonly place: StorePlace;
  /** Milliseconds between two backups; undefined for none. */
  readonly backupEvery: number | undefined;
  report(problem: unknown): void;
}

const hour = 3_600_000;
/** Backups that are kept; with one a night, two weeks of them. */
const keep = 14;

/** The folder of the backups: beside the data, or in `data` where these are in PostgreSQL. */
export function backupFolder(place: StorePlace): string {
  return path.join('dataDir' in place ? place.dataDir : 'data', 'backups');
}

/** Begins to keep house. Returns a way to stop. */
export function keepHouse(store: Store, { backupEvery, place, report }: Keeping): () => void {
  const stopBackups =
    backupEvery === undefined
      ? () => {}
      : startBackups(store, { folder: backupFolder(place), every: backupEvery, keep }, report);
  const timer = setInterval(() => {
    sweepSessions(store.db, store.clock.now()).catch(report);
  }, hour);
  timer.unref();
  return () => {
    stopBackups();
    clearInterval(timer);
  };
}
