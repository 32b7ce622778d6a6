/** Lists of tables, out of the heads of their logs. */
import type { DealResult } from '@tilehouse/engine';
import type { ListedTable, MyRoomsReply, TableReply } from '@tilehouse/protocol';
import type { Selectable } from 'kysely';
import type { Db, SeatsTable, TablesTable } from '../store/database.ts';

const mostListed = 200;

/** A table with the code by which its host invites. */
export interface HostedTable extends ListedTable {
  readonly code: string;
  readonly expiresAt: number;
}

/** A table that is closed, and how. */
export type ClosedTable = MyRoomsReply['recent'][number];

/** Milliseconds after which nobody's moving closes a table, and for which a closed one is still listed. */
const week = 7 * 24 * 60 * 60_000;
const mostClosed = 10;

/** Public tables that are open, the ones played at last first. */
export async function publicTables(db: Db): Promise<readonly ListedTable[]> {
  const rows = await openTables(db).where('visibility', '=', 'public').execute();
  const seats = await seatsAt(db, rows);
  return rows.map((row) => listed(row, seats));
}

/** The open tables a player hosts. */
export async function hostedTables(db: Db, player: string): Promise<readonly HostedTable[]> {
  const rows = await openTables(db).where('host_id', '=', player).execute();
  const seats = await seatsAt(db, rows);
  return rows.map((row) => ({ ...listed(row, seats), code: row.code, expiresAt: expiryOf(row) }));
}

/** When a table closes by itself; before its first deal that is the only thing it has to do. */
function expiryOf({ next_due, shown_at, stage }: Selectable<TablesTable>): number {
  return stage === 'waiting' && next_due !== null ? next_due : shown_at + week;
}

/** The tables a player hosted that closed lately, the latest first. */
export async function closedTables(db: Db, player: string, now: number): Promise<readonly ClosedTable[]> {
  const rows = await db
    .selectFrom('tables')
    // one that was closed by force has no such event
    .leftJoin('events', (join) =>
      join.onRef('events.table_id', '=', 'tables.id').on('events.type', '=', 'table-closed'),
    )
    .select(['tables.id', 'tables.game', 'tables.code', 'tables.closed_at', 'events.body'])
    .where('tables.host_id', '=', player)
    .where('tables.closed_at', '>', now - week)
    .orderBy('tables.closed_at', 'desc')
    .orderBy('tables.id')
    .limit(mostClosed)
    .execute();
  return rows.map(({ body, closed_at, code, game, id }) => {
    const { name, reason = 'closed' } = (body === null ? { reason: 'operator' } : JSON.parse(body)) as {
      readonly reason?: string;
      readonly name?: string;
    };
    return { id, game, code, closedAt: closed_at ?? now, reason, ...(name === undefined ? {} : { name }) };
  });
}

/** The open tables at which a player has a seat to come back to. */
export async function seatedTables(db: Db, player: string): Promise<readonly ListedTable[]> {
  const ids = await tablesOf(db, player);
  if (ids.length === 0) return [];
  const rows = await openTables(db)
    .where('id', 'in', ids)
    // of who was removed the table only plays the hand to its end
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('removals')
            .select('removals.at')
            .whereRef('removals.table_id', '=', 'tables.id')
            .where('removals.player_id', '=', player),
        ),
      ),
    )
    .execute();
  const seats = await seatsAt(db, rows);
  return rows.map((row) => listed(row, seats));
}

/** The open table with a code. */
export async function tableOfCode(
  db: Db,
  code: string,
): Promise<{ id: string; game: string; host: string | null } | undefined> {
  return db
    .selectFrom('tables')
    .leftJoin('players', 'players.id', 'tables.host_id')
    .select(['tables.id', 'tables.game', 'players.name as host'])
    .where('tables.code', '=', code)
    .where('tables.closed_at', 'is', null)
    .where('tables.head_seq', '>', 0)
    .executeTakeFirst();
}

/** How others find a table, open or closed. */
export async function tableOfId(db: Db, id: string): Promise<TableReply | undefined> {
  const row = await db
    .selectFrom('tables')
    .select(['id', 'game', 'visibility', 'code', 'closed_at'])
    .where('id', '=', id)
    .where('head_seq', '>', 0)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { closed_at, ...found } = row;
  return { ...found, closed: closed_at !== null };
}

/** What a finished hand came to, and who sat there. */
export interface TableResult extends DealResult {
  /** Which deal of its table, from 1. */
  readonly number: number;
  readonly at: number;
  /** By seat; empty for a player who has been deleted. */
  readonly names: readonly string[];
}

/** What the finished hands of a table came to, oldest first. */
export async function resultsOfTable(db: Db, id: string): Promise<readonly TableResult[]> {
  const rows = await db
    .selectFrom('results')
    .select(['deal', 'at', 'body'])
    .where('table_id', '=', id)
    .orderBy('deal')
    .execute();
  const seats = await db
    .selectFrom('result_seats')
    .leftJoin('players', 'players.id', 'result_seats.player_id')
    .select(['deal', 'result_seats.name', 'players.kind'])
    .where('table_id', '=', id)
    .orderBy('deal')
    .orderBy('seat')
    .execute();
  const namesOf = new Map<number, string[]>();
  for (const { deal, kind, name } of seats) {
    namesOf.set(deal, [...(namesOf.get(deal) ?? []), kind === 'deleted' ? '' : name]);
  }
  return rows.map(({ at, body, deal }) => {
    const { result } = JSON.parse(body) as { readonly result: DealResult };
    return { ...result, number: deal, at, names: namesOf.get(deal) ?? [] };
  });
}

/** Whether tiles are dealt to a player anywhere. */
export async function isInDeal(db: Db, player: string): Promise<boolean> {
  const row = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.player_id', '=', player)
    .where('tables.stage', '=', 'in-play')
    .executeTakeFirst();
  return row !== undefined;
}

/** The open tables at which a player sits. */
export async function tablesOf(db: Db, player: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.player_id', '=', player)
    .where('tables.closed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Open tables, the ones played at last first. */
export function openTables(db: Db) {
  return db
    .selectFrom('tables')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('head_seq', '>', 0)
    .orderBy('shown_at', 'desc')
    .orderBy('id')
    .limit(mostListed);
}

export type SeatsByTable = ReadonlyMap<string, readonly SeatsTable[]>;

/** Who sits at each of some tables. */
export async function seatsAt(db: Db, rows: readonly { readonly id: string }[]): Promise<SeatsByTable> {
  if (rows.length === 0) return new Map();
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where(
      'table_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute();
  const byTable = new Map<string, SeatsTable[]>();
  for (const seat of seats) byTable.set(seat.table_id, [...(byTable.get(seat.table_id) ?? []), seat]);
  return byTable;
}

/** A table's row as lists have it. */
export function listed(row: Selectable<TablesTable>, seats: SeatsByTable): ListedTable {
  return {
    id: row.id,
    game: row.game,
    visibility: row.visibility,
    stage: row.stage as ListedTable['stage'],
    seats: (seats.get(row.id) ?? []).map(({ kind, name }) => ({
      kind: kind as ListedTable['seats'][number]['kind'],
      name,
    })),
    openedAt: row.created_at,
    movedAt: row.shown_at,
  };
}
