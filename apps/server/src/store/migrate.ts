/** Brings a database up to what this program needs, once, however many nodes start at the same time. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Db } from './database.ts';
import { isPostgres } from './dialect-of.ts';
import { migrations, newestMigration } from './migrations/index.ts';
import { StoreProblem } from './store-problem.ts';

/** Any number that nobody else locks in the same database. */
const lock = 7_454_853;

/** @throws StoreProblem when the database is newer than this program */
export async function migrate(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // on SQLite the transaction itself is the lock
    if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
    const done = await formOf(trx);
    if (done > newestMigration) throw newerDatabase(done);
    for (const { number, up } of migrations) {
      if (number <= done) continue;
      await up(trx as unknown as Kysely<unknown>);
      await trx.insertInto('migrations').values({ number, at: Date.now() }).execute();
    }
  });
}

/** The number of the last migration that was made; 0 for an empty database. */
async function formOf(trx: Transaction<Database>): Promise<number> {
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  const last = await trx
    .selectFrom('migrations')
    .select((row) => row.fn.max('number').as('number'))
    .executeTakeFirst();
  return last?.number ?? 0;
}

/** What to say of data from a later version. */
export function newerDatabase(form: number): StoreProblem {
  return new StoreProblem(
    'newer-database',
    `These data are from a newer Tilehouse (form ${form}; this one knows ${newestMigration}). Start that version, or newer.`,
  );
}
