/** The open tables of a house as its operators see them. */
import type { OperatorTablesReply } from '@tilehouse/protocol';
import type { Db } from '../store/database.ts';
import { listed, openTables, seatsAt } from './table-lists.ts';

/** Milliseconds past its deadline at which a table counts as stuck: a node acts on them within one or two seconds. */
const patience = 5_000;

/** The open tables: those that are stuck first. */
export async function operatorTables(db: Db, now: number): Promise<OperatorTablesReply> {
  const rows = await openTables(db).execute();
  const seats = await seatsAt(db, rows);
  const here = await peopleHere(db);
  const { count } = await db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('closed_at', 'is', null)
    .where('head_seq', '>', 0)
    .executeTakeFirstOrThrow();
  const tables = rows.map((row) => {
    const late = row.next_due === null ? 0 : now - row.next_due;
    return {
      ...listed(row, seats),
      code: row.code,
      here: here.get(row.id) ?? 0,
      late: late > patience ? late : 0,
    };
  });
  return { tables: tables.sort((one, other) => other.late - one.late), count: Number(count) };
}

/** How many players have a line open, by table. */
async function peopleHere(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('presence')
    .select(['table_id', 'player_id'])
    .where('sockets', '>', 0)
    .execute();
  const players = new Map<string, Set<string>>();
  for (const { player_id, table_id } of rows) {
    players.set(table_id, (players.get(table_id) ?? new Set()).add(player_id));
  }
  return new Map([...players].map(([table, all]) => [table, all.size]));
}
