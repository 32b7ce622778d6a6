/** The fourth migration: where somebody was muted is found fast, and which device it was that took over from another. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index events_muted on events (table_id) where type = 'muted'`.execute(db);
  await db.schema.alterTable('device_links').addColumn('came_hash', 'text').execute();
}
