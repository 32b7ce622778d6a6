/** The first migration: everything a house needs. */
import type { CreateTableBuilder, Kysely } from 'kysely';

type Make = (name: string) => CreateTableBuilder<string, never>;

export async function up(db: Kysely<unknown>): Promise<void> {
  const make: Make = (name) => db.schema.createTable(name);
  await people(make);
  await tablesAndEvents(make);
  await presenceAndTalk(make);
  await moneyAndResults(make);
  await indexes(db);
}

async function people(make: Make): Promise<void> {
  await make('players')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('is_operator', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await make('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await make('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await make('device_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await make('sign_up_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_by', 'text')
    .execute();
  await make('api_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
}

async function tablesAndEvents(make: Make): Promise<void> {
  await make('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('head_seq', 'integer', (column) => column.notNull())
    .addColumn('base_seq', 'integer', (column) => column.notNull())
    .addColumn('next_due', 'bigint')
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('host_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addColumn('shown_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .execute();
  await make('events')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('actor', 'text')
    .addColumn('command_id', 'text')
    .addPrimaryKeyConstraint('events_key', ['table_id', 'seq'])
    .execute();
  await make('seats')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
}

async function presenceAndTalk(make: Make): Promise<void> {
  await make('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('beat_at', 'bigint', (column) => column.notNull())
    .addColumn('stopped_at', 'bigint')
    .execute();
  await make('presence')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('node_id', 'text', (column) => column.notNull())
    .addColumn('sockets', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'player_id', 'node_id'])
    .execute();
  await make('chat')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .addUniqueConstraint('chat_command', ['table_id', 'player_id', 'command_id'])
    .execute();
}

async function moneyAndResults(make: Make): Promise<void> {
  await make('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .execute();
  await make('movements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text')
    .addColumn('deal', 'integer')
    .addColumn('seq', 'integer')
    .addColumn('reverses', 'text', (column) => column.unique())
    .execute();
  await make('entries')
    .addColumn('movement_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['movement_id', 'account_id'])
    .execute();
  await make('results')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('deal', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('settled', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('results_key', ['table_id', 'deal'])
    .execute();
  await make('result_seats')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('deal', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('net', 'bigint', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('result_seats_key', ['table_id', 'deal', 'seat'])
    .execute();
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, table: string, columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns]);
  // the same id of the same person at the same table has one effect, whoever stores it
  await index('events_command', 'events', ['table_id', 'actor', 'command_id']).unique().execute();
  await index('tables_due', 'tables', ['next_due']).execute();
  await index('tables_host', 'tables', ['host_id']).execute();
  await index('seats_player', 'seats', ['player_id']).execute();
  await index('sessions_player', 'sessions', ['player_id']).execute();
  await index('recovery_codes_player', 'recovery_codes', ['player_id']).execute();
  await index('presence_node', 'presence', ['node_id']).execute();
  await index('entries_account', 'entries', ['account_id']).execute();
  await index('result_seats_player', 'result_seats', ['player_id']).execute();
  await index('results_at', 'results', ['at']).execute();
}
