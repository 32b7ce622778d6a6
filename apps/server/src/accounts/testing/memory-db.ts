/** A database in memory, for tests of what uses one. */
import { Kysely } from 'kysely';
import type { Database, Db } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { openSqliteFile, preparedSqlite, sqliteDialect } from '../../store/sqlite/driver.ts';

export async function memoryDb(): Promise<Db> {
  const db = new Kysely<Database>({ dialect: sqliteDialect(preparedSqlite(openSqliteFile(':memory:'))) });
  await migrate(db);
  return db;
}
