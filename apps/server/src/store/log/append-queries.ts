/**
 * The two statements of every append. Kysely writes each once for every form it takes: writing it anew would cost several
 * times what running it does.
 */
import { CompiledQuery, type Transaction, type Updateable } from 'kysely';
import type { Database, EventsTable, TablesTable } from '../database.ts';
import { isPostgres } from '../dialect-of.ts';

type Trx = Transaction<Database>;

/** A statement, and what its parameters are called in their order. */
interface Written {
  readonly sql: string;
  readonly names: readonly string[];
  /** Of which row each is, where there are several. */
  readonly rows: readonly number[];
}

/** By database and form. There are few: what is set of a head, and how many events come at once. */
const written = new Map<string, Written>();
/** Appends of more events than that are rare. */
const mostRowsKept = 12;

/** Moves a table's head to where it stands after an append, if it stands where the append begins. */
export function moveHeadQuery(
  trx: Trx,
  moved: Updateable<TablesTable>,
  at: { readonly table: string; readonly from: number; readonly first: number },
): CompiledQuery {
  const columns = Object.keys(moved);
  const statement = kept(trx, `head ${columns.join()}`, () =>
    trx
      .updateTable('tables')
      .set(named(columns, ''))
      .where('id', '=', 'at.table')
      .where('head_seq', '=', 'at.from' as never)
      .where('moved_at', '<=', 'at.first' as never)
      .where('closed_at', 'is', null)
      .compile(),
  );
  const values = { ...moved, 'at.table': at.table, 'at.from': at.from, 'at.first': at.first };
  return filled(statement, values);
}

/** Writes events into the log. */
export function insertEventsQuery(trx: Trx, rows: readonly EventsTable[]): CompiledQuery {
  if (rows.length > mostRowsKept) return trx.insertInto('events').values(rows).compile();
  const statement = kept(trx, `events ${rows.length}`, () =>
    trx
      .insertInto('events')
      .values(rows.map((row, index) => named<EventsTable>(Object.keys(row), `${index}.`)))
      .compile(),
  );
  const values = statement.names.map(
    (name, place) => rows[statement.rows[place] ?? 0]?.[name as keyof EventsTable],
  );
  return CompiledQuery.raw(statement.sql, values);
}

function kept(trx: Trx, form: string, write: () => CompiledQuery): Written {
  const key = `${isPostgres(trx) ? 'postgres' : 'sqlite'} ${form}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const { parameters, sql } = write();
  const places = parameters.map((parameter) => /^(?:(\d+)\.)?(.*)$/.exec(String(parameter)));
  const statement = {
    sql,
    names: places.map((place) => place?.[2] ?? ''),
    rows: places.map((place) => Number(place?.[1] ?? 0)),
  };
  written.set(key, statement);
  return statement;
}

/** A row whose values are the names of its columns: it shows in which order a statement takes them. */
function named<Row>(columns: readonly string[], prefix: string): Row {
  return Object.fromEntries(columns.map((column) => [column, `${prefix}${column}`])) as Row;
}

function filled({ names, sql }: Written, values: Readonly<Record<string, unknown>>): CompiledQuery {
  return CompiledQuery.raw(
    sql,
    names.map((name) => values[name]),
  );
}
