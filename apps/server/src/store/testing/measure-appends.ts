/** How fast a store takes appends, from several tables at a time. */
import { eventLog } from '../log/event-log.ts';
import type { Store } from '../store.ts';
import { someEvent, someHead, storeTable } from './some-table.ts';

export interface AppendSpeed {
  readonly appendsPerSecond: number;
  /** Milliseconds until an append was answered. */
  readonly median: number;
  readonly p99: number;
  /** Microseconds of this process's time for each append. */
  readonly cpu: number;
}

export interface AppendLoad {
  /** How many tables append, each as soon as its last one is stored. */
  readonly tables: number;
  /** How many appends in all. */
  readonly appends: number;
  /** `alone`: each append is a transaction of its own, for comparison. */
  readonly commits: 'as-the-store-does' | 'alone';
}

/** As much as a move of four players makes. */
const body = {
  events: Array.from({ length: 6 }, (_, at) => ({ type: 'discarded', seat: at % 4, tile: '5p' })),
};

export async function measureAppends(store: Store, load: AppendLoad): Promise<AppendSpeed> {
  const alone = eventLog({ db: store.db, commit: (work) => store.db.transaction().execute(work) });
  const log = load.commits === 'alone' ? alone : store.log;
  const tables: string[] = [];
  for (let made = 0; made < load.tables; made += 1) tables.push(await storeTable(store));
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const began = performance.now();
  await Promise.all(
    tables.map(async (table, at) => {
      const count = Math.ceil((load.appends - at) / load.tables);
      for (let done = 1; done <= count; done += 1) {
        const asked = performance.now();
        const command = { actor: 'ann', id: String(done) };
        const events = [someEvent('decided', 1_000, { body })];
        await log.append({ table, from: done, events, head: someHead(), command });
        times.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  times.sort((one, other) => one - other);
  const rounded = (value: number | undefined) => Math.round((value ?? 0) * 100) / 100;
  return {
    appendsPerSecond: Math.round(times.length / seconds),
    median: rounded(times[Math.floor(times.length / 2)]),
    p99: rounded(times[Math.floor(times.length * 0.99)]),
    cpu: Math.round((user + system) / times.length),
  };
}
