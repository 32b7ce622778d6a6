/**
 * Transactions on SQLite, grouped: what arrives in the same turn of the event loop becomes durable by one sync of the
 * disk, each piece of work under a savepoint of its own. Nobody waits for a group to fill: a lone piece starts in the same
 * turn, and under load a turn brings many by itself (docs/decisions/grouped-without-waiting.md).
 */
import { sql, type Transaction } from 'kysely';
import type { Database, Db } from '../database.ts';
import type { Commit } from '../engine.ts';

/** A group that has taken this long is closed, and the rest goes into the next; in milliseconds. */
const longestGroup = 5;

interface Job {
  readonly work: (trx: Transaction<Database>) => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (problem: unknown) => void;
}

export function groupedCommits(db: Db): Commit {
  let waiting: readonly Job[] = [];
  let running = false;
  const run = async () => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      const left = await (group.length === 1 ? commitOne : commitGroup)(db, group);
      waiting = [...left, ...waiting];
    }
    running = false;
  };
  return (work) =>
    new Promise((resolve, reject) => {
      waiting = [...waiting, { work, resolve, reject }];
      if (running) return;
      running = true;
      setImmediate(run);
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
  const answers: (() => void)[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      const end = performance.now() + longestGroup;
      for (const job of group) {
        if (answers.length > 0 && performance.now() > end) break;
        answers.push(await underSavepoint(trx, job));
      }
    });
  } catch (problem) {
    for (const { reject } of group) reject(problem);
    return [];
  }
  for (const answer of answers) answer();
  return group.slice(answers.length);
}

async function underSavepoint(trx: Transaction<Database>, job: Job): Promise<() => void> {
  await sql`savepoint job`.execute(trx);
  try {
    const value = (await job.work(trx)) as never;
    await sql`release job`.execute(trx);
    return () => job.resolve(value);
  } catch (problem) {
    await sql`rollback to job`.execute(trx);
    await sql`release job`.execute(trx);
    return () => job.reject(problem);
  }
}
