/** The movements on a player's account, a page at a time. */
import type { MoneyLine } from '@tilehouse/protocol';
import type { Db } from '../store/database.ts';
import { accountOf } from '../store/ledger/accounts.ts';
import { olderThan } from '../store/older-than.ts';

/** Lines on one page. */
const pageSize = 50;

/**
 * The newest first.
 * @param before id of a line; only older ones come then, none where there is no such line
 */
export async function moneyLines(
  db: Db,
  player: string,
  before?: string,
): Promise<{ readonly lines: readonly MoneyLine[]; readonly more: boolean }> {
  let query = db
    .selectFrom('entries')
    .innerJoin('movements', 'movements.id', 'entries.movement_id')
    .leftJoin('tables', 'tables.id', 'movements.table_id')
    .leftJoin('results', (join) =>
      join.onRef('results.table_id', '=', 'movements.table_id').onRef('results.deal', '=', 'movements.deal'),
    )
    .select([
      ...(['movements.id', 'movements.at', 'kind', 'amount', 'movements.table_id'] as const),
      ...(['movements.deal', 'tables.game', 'results.at as ended'] as const),
    ])
    .where('account_id', '=', accountOf(player));
  if (before !== undefined) query = query.where(olderThan('movements', before));
  const rows = await query
    .orderBy('movements.at', 'desc')
    .orderBy('movements.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const lines = rows.slice(0, pageSize).map(({ amount, at, deal, ended, game, id, kind, table_id }) => ({
    // a hand has one time everywhere: when it ended, also for what a kong moved before
    ...{ id, at: kind === 'settlement' ? (ended ?? at) : at, kind, amount },
    ...(table_id === null || deal === null ? {} : { table: table_id, deal }),
    ...(game === null ? {} : { game }),
  }));
  return { lines, more: rows.length > pageSize };
}
