/** The sixth migration: who was taken from a seat by others, so that they are told wherever they look. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('removals')
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_host', 'integer', (column) => column.notNull())
    .addColumn('in_hand', 'integer', (column) => column.notNull())
    .addColumn('settles', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('removals_key', ['player_id', 'table_id'])
    .execute();
}
