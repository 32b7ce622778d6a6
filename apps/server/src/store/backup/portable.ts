/**
 * All that a house keeps as lines of JSON, the same from either database: a header, a line for each row, and a last line
 * that says how many there were. Which nodes run and who is connected isn't part of it.
 */
import { sql, type Transaction } from 'kysely';
import type { Database, Db } from '../database.ts';
import { isPostgres } from '../dialect-of.ts';
import { newerDatabase } from '../migrate.ts';
import { newestMigration } from '../migrations/index.ts';
import { StoreProblem } from '../store-problem.ts';

type TableName = Exclude<keyof Database, 'migrations' | 'nodes' | 'presence' | 'projections'>;

/** What is copied, with each table's key, in whose order it is read. */
const keys: Readonly<Record<TableName, readonly string[]>> = {
  players: ['id'],
  sessions: ['token_hash'],
  recovery_codes: ['code_hash'],
  device_links: ['token_hash'],
  sign_up_codes: ['code_hash'],
  api_tokens: ['id'],
  tables: ['id'],
  events: ['table_id', 'seq'],
  seats: ['table_id', 'seat'],
  chat: ['table_id', 'n'],
  accounts: ['id'],
  movements: ['id'],
  entries: ['movement_id', 'account_id'],
  results: ['table_id', 'deal'],
  result_seats: ['table_id', 'deal', 'seat'],
  audit: ['id'],
  standings: ['game', 'period', 'player_id'],
  reports: ['id'],
  removals: ['player_id', 'table_id'],
};
const names = Object.keys(keys) as TableName[];

/** Rows read or written at a time: few, for an event may hold a whole state. */
const pageLength = 200;

type Row = Readonly<Record<string, unknown>>;

/** Reads everything as it is at one moment. `write` is given lines, each with its line break. */
export async function exportAll(db: Db, write: (lines: string) => Promise<void>): Promise<number> {
  const begin = db.transaction();
  return (isPostgres(db) ? begin.setIsolationLevel('repeatable read') : begin).execute(async (trx) => {
    await write(`${JSON.stringify({ tilehouse: 'export', form: newestMigration })}\n`);
    let count = 0;
    for (const table of names) {
      for (
        let page = await readPage(trx, table);
        page.length > 0;
        page = await readPage(trx, table, page.at(-1))
      ) {
        await write(page.map((row) => `${JSON.stringify({ table, row })}\n`).join(''));
        count += page.length;
      }
    }
    await write(`${JSON.stringify({ end: count })}\n`);
    return count;
  });
}

async function readPage(trx: Transaction<Database>, table: TableName, after?: Row): Promise<readonly Row[]> {
  const columns = sql.join(keys[table].map((key) => sql.ref(key)));
  const last = after === undefined ? undefined : sql.join(keys[table].map((key) => after[key]));
  const where = last === undefined ? sql`` : sql`where (${columns}) > (${last})`;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} ${where} order by ${columns} limit ${sql.lit(pageLength)}`.execute(trx);
  return rows;
}

/**
 * Writes an export into an empty database, all of it or nothing.
 * @returns how many rows
 * @throws StoreProblem when the database isn't empty, or the lines are no export or not all of it
 */
export async function importAll(db: Db, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await mustBeEmpty(trx);
    const pending: { table: TableName; rows: Row[] } = { table: 'players', rows: [] };
    const flush = async () => {
      const { table, rows } = pending;
      if (rows.length > 0)
        await trx
          .insertInto(table)
          .values(rows.splice(0) as never)
          .execute();
    };
    let count: number | undefined;
    let end: number | undefined;
    for await (const line of lines) {
      const content = parse(line);
      if (count === undefined) {
        checkHeader(content);
        count = 0;
      } else if (typeof content.end === 'number') {
        end = content.end;
      } else {
        const { table, row } = rowOf(content);
        if (table !== pending.table || pending.rows.length >= pageLength) await flush();
        pending.table = table;
        pending.rows.push(row);
        count += 1;
      }
    }
    await flush();
    if (end === undefined || end !== count) throw damaged('its end is missing');
    return count;
  });
}

async function mustBeEmpty(trx: Transaction<Database>): Promise<void> {
  for (const table of names) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
    if (rows.length > 0)
      throw new StoreProblem('not-empty', 'There are data in it already. Give an empty database.');
  }
}

function parse(line: string): Row {
  try {
    const content: unknown = JSON.parse(line);
    if (typeof content === 'object' && content !== null) return content as Row;
  } catch {
    // said below
  }
  throw damaged('one of its lines is no JSON');
}

/** An older form is read as it is: every migration since the first only adds tables, and columns that may be left out. */
function checkHeader({ tilehouse, form }: Row): void {
  if (tilehouse !== 'export' || typeof form !== 'number') throw damaged('it has no header');
  if (form > newestMigration) throw newerDatabase(form);
}

function rowOf({ table, row }: Row): { readonly table: TableName; readonly row: Row } {
  const known = names.find((name) => name === table);
  if (known === undefined || typeof row !== 'object' || row === null)
    throw damaged('one of its lines is no row');
  return { table: known, row: row as Row };
}

const damaged = (why: string): StoreProblem =>
  new StoreProblem('damaged', `The export can't be used: ${why}.`);
