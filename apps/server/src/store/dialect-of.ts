/** Which of the two databases a connection or transaction is on, for the little that differs in SQL. */
import { PostgresAdapter } from 'kysely';
import type { Db } from './database.ts';

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
