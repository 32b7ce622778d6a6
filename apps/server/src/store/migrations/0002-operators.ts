/** The second migration: what operators did, codes for somebody that can be taken back, and devices that were moved from. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_at').on('audit').columns(['at', 'id']).execute();
  await db.schema.alterTable('sign_up_codes').addColumn('label', 'text').execute();
  await db.schema.alterTable('sign_up_codes').addColumn('revoked_at', 'bigint').execute();
  await db.schema.alterTable('device_links').addColumn('left_hash', 'text').execute();
  await db.schema.createIndex('device_links_left').on('device_links').columns(['left_hash']).execute();
}
