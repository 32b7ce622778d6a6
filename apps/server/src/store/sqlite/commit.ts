/**
 * Transactions on SQLite, grouped: what arrives in the same turn of the event loop becomes durable by one sync of the
 * disk. A group in which something fails is undone and done again with each piece under a savepoint of its own. Nobody waits for a group to fill: a lone piece starts in the same
 * turn, and under load a turn brings many by itself (docs/decisions/grouped-without-waiting.md).
 */
import { CompiledQuery, type Transaction } from 'kysely';
import type { Database, Db } from '../database.ts';
import type { Commit } from '../engine.ts';

/**
 * Under load the next group begins so long after the last one at the earliest; in milliseconds. Otherwise every move of a
 * busy house would cost a sync of its own, and a lone one waits for nothing.
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

export function groupedCommits(db: Db): Commit {
  let waiting: readonly Job[] = [];
  let running = false;
  let lastEnd = Number.NEGATIVE_INFINITY;
  const run = async () => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      const left = await (group.length === 1 ? commitOne : commitGroup)(db, group);
      waiting = [...left, ...waiting];
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

async function commitOne(db: Db, group: readonly Job[]): Promise<readonly Job[]> {
  for (const { work, resolve, reject } of group) {
    await db
      .transaction()
      .execute(work)
      .then((value) => resolve(value as never), reject);
  }
  return [];
}

/** @returns those there was no time for */
async function commitGroup(db: Db, group: readonly Job[]): Promise<readonly Job[]> {
  const done = await commitTogether(db, group);
  return done === undefined ? commitApart(db, group) : group.slice(done);
}

/**
 * Nearly always everything goes well: then savepoints would cost as much as the work.
 * @returns how many were done; undefined when nothing was
 */
async function commitTogether(db: Db, group: readonly Job[]): Promise<number | undefined> {
  const values: never[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      for (const job of inTime(group)) values.push((await job.work(trx)) as never);
    });
  } catch {
    // whatever it was, it comes again
    return undefined;
  }
  for (const [at, value] of values.entries()) group[at]?.resolve(value);
  return values.length;
}

/** Each piece of work stands or falls by itself. */
async function commitApart(db: Db, group: readonly Job[]): Promise<readonly Job[]> {
  const answers: (() => void)[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      for (const job of inTime(group)) answers.push(await underSavepoint(trx, job));
    });
  } catch (problem) {
    for (const { reject } of group) reject(problem);
    return [];
  }
  for (const answer of answers) answer();
  return group.slice(answers.length);
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
