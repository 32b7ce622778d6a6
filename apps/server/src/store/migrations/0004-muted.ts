/** The fourth migration: where somebody was muted is found without a look at every event. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index events_muted on events (table_id) where type = 'muted'`.execute(db);
}
