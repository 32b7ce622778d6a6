/** The third migration: what counts for the leaderboards, and what people report as scored wrongly. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // results from before count for nothing: who had an account then isn't known any more
  await db.schema
    .alterTable('result_seats')
    .addColumn('counted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('standings')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('hands', 'integer', (column) => column.notNull())
    .addColumn('net', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('standings_key', ['game', 'period', 'player_id'])
    .execute();
  await db.schema
    .createTable('projections')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('made_with', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text')
    .addColumn('deal', 'integer')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('described', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'bigint')
    .addUniqueConstraint('reports_command', ['player_id', 'command_id'])
    .execute();
  await db.schema.createIndex('reports_at').on('reports').columns(['answered_at', 'at']).execute();
}
