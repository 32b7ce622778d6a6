/** The logs of all tables: making one, adding to it, reading it, and what falls due. */
import type { Selectable } from 'kysely';
import type { Db, EventsTable, TablesTable } from '../database.ts';
import type { Commit } from '../engine.ts';
import { UniqueViolation } from '../unique-violation.ts';
import { type Append, type AppendEngine, type AppendOutcome, appendEvents, type NewHead } from './append.ts';

/** A table that is about to be. */
export interface NewTable {
  readonly id: string;
  readonly game: string;
  readonly code: string;
  readonly visibility: 'private' | 'public';
  readonly secret: string;
  readonly hostId: string | null;
  readonly createdAt: number;
  /** What it opens with, stored together with the table. */
  readonly first: { readonly events: Append['events']; readonly head: NewHead } & Pick<
    Append,
    'command' | 'also'
  >;
}

export interface StoredEvent {
  readonly seq: number;
  readonly at: number;
  readonly version: number;
  readonly type: string;
  readonly body: unknown;
  /** The table's state before this event, where it was kept. */
  readonly base: unknown;
  readonly actor: string | null;
  readonly commandId: string | null;
}

/** A table whose next deadline has passed. `version`: a node that knows less leaves it alone. */
export interface DueTable {
  readonly id: string;
  readonly nextDue: number;
  readonly version: number;
}

export interface EventLog {
  append(append: Append): Promise<AppendOutcome>;
  /** @returns `code-taken` when another table has the same code; `also` may refuse as in an append */
  createTable(table: NewTable): Promise<AppendOutcome | 'code-taken'>;
  /** @param after the number of the last event that isn't wanted; 0 for all */
  loadEvents(table: string, after: number): Promise<readonly StoredEvent[]>;
  /** What a fold needs: the event it starts from, which holds the state before it, and all after. */
  loadBase(table: string): Promise<readonly StoredEvent[]>;
  /** The events up to a base, from the base before that on; all where there is none. `until` is the last one's number. */
  loadEarlier(table: string, until: number): Promise<readonly StoredEvent[]>;
  readHead(table: string): Promise<Selectable<TablesTable> | undefined>;
  /** The length of each log, for whoever missed signals. */
  readHeadSeqs(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Open tables whose next deadline has passed, the longest overdue first. */
  findDue(now: number, limit: number): Promise<readonly DueTable[]>;
}

export function eventLog(engine: AppendEngine & { readonly db: Db }): EventLog {
  const { db } = engine;
  return {
    append: (append) => appendEvents(engine, append),
    createTable: (table) => createTable(engine, table),
    loadEvents: (table, after) => loadEvents(db, table, after),
    async loadBase(table) {
      const head = await db
        .selectFrom('tables')
        .select('base_seq')
        .where('id', '=', table)
        .executeTakeFirst();
      return head === undefined ? [] : loadEvents(db, table, Math.max(0, head.base_seq - 1));
    },
    loadEarlier: (table, until) => loadEarlier(db, table, until),
    readHead: (table) => db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst(),
    readHeadSeqs: (tables) => readHeadSeqs(db, tables),
    findDue: (now, limit) => findDue(db, now, limit),
  };
}

async function createTable(engine: AppendEngine, table: NewTable): Promise<AppendOutcome | 'code-taken'> {
  const { id, game, code, visibility, secret, hostId, createdAt, first } = table;
  const row = {
    ...{
      id,
      game,
      code,
      visibility,
      secret,
      host_id: hostId,
      created_at: createdAt,
      moved_at: createdAt,
      shown_at: createdAt,
    },
    ...{ head_seq: 0, base_seq: 0, next_due: null, closed_at: null },
    ...{ stage: first.head.stage, version: first.head.version },
  };
  const commit: Commit = (work) =>
    engine.commit(async (trx) => {
      await trx
        .insertInto('tables')
        .values(row)
        .execute()
        .catch((problem) => {
          throw problem instanceof UniqueViolation ? new CodeTaken() : problem;
        });
      return work(trx);
    });
  try {
    return await appendEvents({ ...engine, commit }, { table: id, from: 0, ...first });
  } catch (problem) {
    if (problem instanceof CodeTaken) return 'code-taken';
    throw problem;
  }
}

class CodeTaken extends Error {
  override readonly name = 'CodeTaken';
}

async function loadEvents(db: Db, table: string, after: number): Promise<readonly StoredEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(storedEvent);
}

async function loadEarlier(db: Db, table: string, until: number): Promise<readonly StoredEvent[]> {
  const base = await db
    .selectFrom('events')
    .select((row) => row.fn.max('seq').as('seq'))
    .where('table_id', '=', table)
    .where('seq', '<=', until)
    .where('base', 'is not', null)
    .executeTakeFirst();
  const events = await loadEvents(db, table, Math.max(0, (base?.seq ?? 0) - 1));
  return events.filter(({ seq }) => seq <= until);
}

function storedEvent({ seq, at, version, type, body, base, actor, command_id }: EventsTable): StoredEvent {
  return {
    ...{ seq, at, version, type, actor, body: JSON.parse(body) as unknown, commandId: command_id },
    base: base === null ? undefined : (JSON.parse(base) as unknown),
  };
}

async function readHeadSeqs(db: Db, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map();
  const rows = await db.selectFrom('tables').select(['id', 'head_seq']).where('id', 'in', tables).execute();
  return new Map(rows.map(({ id, head_seq }) => [id, head_seq]));
}

async function findDue(db: Db, now: number, limit: number): Promise<readonly DueTable[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'next_due', 'version'])
    .where('next_due', '<=', now)
    .where('closed_at', 'is', null)
    .orderBy('next_due')
    .limit(limit)
    .execute();
  return rows.map(({ id, next_due, version }) => ({ id, nextDue: next_due ?? now, version }));
}
