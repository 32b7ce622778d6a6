/** Kills processes that are appending, and says what of that which they were told is stored can't be found. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { StorePlace } from '../open-store.ts';
import type { Store } from '../store.ts';
import { storeTable } from './some-table.ts';

const program = fileURLToPath(new URL('./append-until-killed.ts', import.meta.url));

export interface KilledWriters {
  /** How many appends the processes were told of. */
  readonly told: number;
  /** Appends of those that aren't there. */
  readonly missing: readonly string[];
  /** What else is wrong with the logs: gaps, halves, repetitions, heads that say something else. */
  readonly faults: readonly string[];
}

/**
 * Lets processes append to the same two tables.
 * @param killedAfter for each process, how many answers it gives before it is killed
 */
export async function killWriters(
  store: Store,
  place: StorePlace,
  killedAfter: readonly number[],
): Promise<KilledWriters> {
  const tables = [await storeTable(store), await storeTable(store)];
  const told = await Promise.all(
    killedAfter.map((answers, at) => untilKilled({ place, tables, name: `writer-${at}` }, answers)),
  );
  const kept = new Set<string>();
  const faults: string[] = [];
  for (const table of tables) {
    const events = await store.log.loadEvents(table, 1);
    const firsts = events.filter((_, at) => at % 2 === 0).map(({ type }) => type);
    for (const type of firsts) kept.add(`${table} ${type}`);
    const seconds = events.filter((_, at) => at % 2 === 1).map(({ type }) => type);
    if (events.some(({ seq }, at) => seq !== at + 2)) faults.push(`${table} has a gap`);
    if (firsts.some((type, at) => seconds[at] !== `${type} too`)) faults.push(`${table} has half an append`);
    if (new Set(firsts).size !== firsts.length) faults.push(`${table} has an append twice`);
    const head = await store.log.readHead(table);
    if (head?.head_seq !== events.length + 1) faults.push(`the head of ${table} says ${head?.head_seq}`);
  }
  const lines = told.flat();
  return { told: lines.length, missing: lines.filter((line) => !kept.has(line)), faults };
}

/** @returns all it was told, one line for each append */
async function untilKilled(task: object, answers: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === answers) child.kill('SIGKILL');
  }
  await over;
  return lines;
}
