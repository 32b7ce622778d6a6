/** A database in memory, for tests of what uses one. */
import { Kysely } from 'kysely';
import type { Database, Db } from '../../store/database.ts';
import { migrations } from '../../store/migrations/index.ts';
import { openSqliteFile, sqliteDialect } from '../../store/sqlite/driver.ts';

export async function memoryDb(): Promise<Db> {
  const db = new Kysely<Database>({ dialect: sqliteDialect(openSqliteFile(':memory:')) });
  for (const { up } of migrations) await up(db as unknown as Kysely<unknown>);
  return db;
}
