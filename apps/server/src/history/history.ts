/** The deals a player has played, out of the results. */
import type { PlayedDeal, WonHand } from '@tilehouse/protocol';
import { type RawBuilder, sql } from 'kysely';
import type { Db, ResultsTable } from '../store/database.ts';

/** Deals on one page. */
const pageSize = 50;

export interface HistoryWish {
  readonly player: string;
  /** The place in the list after which the page begins: a time, or `at-table-deal`. */
  readonly before?: string | undefined;
  readonly table?: string | undefined;
  readonly game?: string | undefined;
}

/** The newest first, a page at a time. */
export async function historyOf(
  db: Db,
  { before, game, player, table }: HistoryWish,
): Promise<{ readonly deals: readonly PlayedDeal[]; readonly more: boolean }> {
  let query = db
    .selectFrom('results')
    .innerJoin('result_seats', (join) =>
      join
        .onRef('result_seats.table_id', '=', 'results.table_id')
        .onRef('result_seats.deal', '=', 'results.deal'),
    )
    .selectAll('results')
    .where('result_seats.player_id', '=', player);
  if (before !== undefined) query = query.where(olderThan(before));
  if (table !== undefined) query = query.where('results.table_id', '=', table);
  if (game !== undefined) query = query.where('results.game', '=', game);
  const rows = await query
    .distinct()
    .orderBy('results.at', 'desc')
    .orderBy('results.table_id', 'desc')
    .orderBy('results.deal', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const deals = await Promise.all(shown.map((row) => playedDeal(db, row, player)));
  return { deals, more: rows.length > pageSize };
}

/** Whether a result comes after a place: two tables can end their deals in the same millisecond. */
function olderThan(place: string): RawBuilder<boolean> {
  const [at, table, deal] = place.split('-');
  if (table === undefined) return sql<boolean>`results.at < ${Number(at)}`;
  return sql<boolean>`(results.at, results.table_id, results.deal) < (${Number(at)}, ${table}, ${Number(deal)})`;
}

async function playedDeal(db: Db, row: ResultsTable, player: string): Promise<PlayedDeal> {
  const seats = await db
    .selectFrom('result_seats')
    .leftJoin('players', 'players.id', 'result_seats.player_id')
    .select([
      'result_seats.kind',
      'result_seats.name',
      'net',
      'won',
      'player_id',
      'players.kind as player_kind',
    ])
    .where('table_id', '=', row.table_id)
    .where('deal', '=', row.deal)
    .orderBy('seat')
    .execute();
  const { win } = JSON.parse(row.body) as { readonly win?: WonHand };
  return {
    ...(win === undefined ? {} : { win }),
    table: row.table_id,
    deal: row.deal,
    at: row.at,
    game: row.game,
    ending: row.ending as PlayedDeal['ending'],
    settled: row.settled === 1,
    seats: seats.map(({ kind, name, net, player_id, player_kind, won }) => {
      const isDeleted = player_kind === 'deleted';
      return {
        kind: isDeleted ? 'deleted' : (kind as PlayedDeal['seats'][number]['kind']),
        name: isDeleted ? '' : name,
        me: player_id === player,
        net,
        won: won === 1,
      };
    }),
  };
}
