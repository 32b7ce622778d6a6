/** Lists that are read a page at a time, the newest first: a page begins after the last row of the one before. */
import { type RawBuilder, sql } from 'kysely';

/** Tables whose rows have a time and an id. */
type Timed = 'movements' | 'reports' | 'audit';

/** Whether a row comes after the row of an id in such a list; of no row where there is none of that id. */
export function olderThan(table: Timed, id: string): RawBuilder<boolean> {
  const [at, key] = [sql.ref(`${table}.at`), sql.ref(`${table}.id`)];
  const last = sql`select last.at, last.id from ${sql.table(table)} as last where last.id = ${id}`;
  return sql<boolean>`(${at}, ${key}) < (${last})`;
}
