/**
 * Transactions on SQLite, grouped: what arrives in the same turn of the event loop, and while the disk is busy with the
 * group before, becomes durable by one sync. A group in which something fails is undone and done again with each piece
 * under a savepoint of its own. A piece that comes alone waits for nobody (docs/decisions/grouped-without-waiting.md).
 */
import { CompiledQuery, type Transaction } from 'kysely';
import type { Database, Db } from '../database.ts';
import type { Commit } from '../engine.ts';
import type { LogSync } from './log-sync.ts';

/**
 * What comes when a group has just ended and nobody waited for the next begins so long after that at the earliest; in
 * milliseconds. Otherwise most moves of a busy house would cost a sync of their own. A lone one waits for nothing.
 */
const breath = 1;

/** A group that has taken this long is closed, and the rest goes into the next; in milliseconds. */
const longestGroup = 5;

/** Every piece of work needs them, so they are written once. */
const savepoint = {
  begin: CompiledQuery.raw('savepoint job'),
  release: CompiledQuery.raw('release job'),
  undo: CompiledQuery.raw('rollback to job'),
} as const;

interface Job {
  readonly work: (trx: Transaction<Database>) => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (problem: unknown) => void;
}

/** A piece of work that was done or failed, and is to be told when the group is on the disk. */
interface Done {
  readonly job: Job;
  tell(): void;
}

/** @param log how the log gets onto the disk; undefined where SQLite does that with each commit */
export function groupedCommits(db: Db, log: LogSync | undefined): Commit {
  let waiting: readonly Job[] = [];
  let running = false;
  let lastEnd = Number.NEGATIVE_INFINITY;
  const run = async () => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      const done = await written(db, log, group);
      waiting = [...group.slice(done.length), ...waiting];
      if (await told(log, done)) log?.keepShort(done.length);
    }
    lastEnd = performance.now();
    running = false;
  };
  return (work) =>
    new Promise((resolve, reject) => {
      waiting = [...waiting, { work, resolve, reject }];
      if (running) return;
      running = true;
      if (performance.now() - lastEnd < breath) setTimeout(run, breath);
      else setImmediate(run);
    });
}

/** Answers everybody of a group once it is on the disk. @returns whether it is */
async function told(log: LogSync | undefined, done: readonly Done[]): Promise<boolean> {
  try {
    await log?.synced();
    for (const { tell } of done) tell();
    return true;
  } catch (problem) {
    // it is written, and nobody knows whether it stays: whoever asked looks at what there is
    for (const { job } of done) job.reject(problem);
    return false;
  }
}

/** Writes a group, as much of it as there is time for. @returns what was done, in order; one piece at least */
async function written(db: Db, log: LogSync | undefined, group: readonly Job[]): Promise<readonly Done[]> {
  try {
    return await db.connection().execute(async (own) => {
      log?.defer();
      try {
        return (await writtenTogether(own, group)) ?? (await writtenApart(own, group));
      } finally {
        log?.usual();
      }
    });
  } catch (problem) {
    return group.map((job) => ({ job, tell: () => job.reject(problem) }));
  }
}

/** Nearly always everything goes well: then savepoints would cost as much as the work. @returns undefined when it didn't */
async function writtenTogether(db: Db, group: readonly Job[]): Promise<readonly Done[] | undefined> {
  const done: Done[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      for (const job of inTime(group)) {
        const value = (await job.work(trx)) as never;
        done.push({ job, tell: () => job.resolve(value) });
      }
    });
    return done;
  } catch {
    // whatever it was, it comes again
    return undefined;
  }
}

/** Each piece of work stands or falls by itself. @throws when none of it could be kept */
async function writtenApart(db: Db, group: readonly Job[]): Promise<readonly Done[]> {
  const done: Done[] = [];
  await db.transaction().execute(async (trx) => {
    for (const job of inTime(group)) done.push({ job, tell: await underSavepoint(trx, job) });
  });
  return done;
}

/** The pieces of work until the group has taken too long; one at least. */
function* inTime(group: readonly Job[]): Generator<Job> {
  const end = performance.now() + longestGroup;
  for (const [at, job] of group.entries()) {
    if (at > 0 && performance.now() > end) return;
    yield job;
  }
}

async function underSavepoint(trx: Transaction<Database>, job: Job): Promise<() => void> {
  await trx.executeQuery(savepoint.begin);
  try {
    const value = (await job.work(trx)) as never;
    await trx.executeQuery(savepoint.release);
    return () => job.resolve(value);
  } catch (problem) {
    await trx.executeQuery(savepoint.undo);
    await trx.executeQuery(savepoint.release);
    return () => job.reject(problem);
  }
}
