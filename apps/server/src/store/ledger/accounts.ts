/** Accounts of the ledger, in sen: one for each player, and the house's, which holds the rest with the other sign. */
import type { Transaction } from 'kysely';
import type { Database, Db } from '../database.ts';
import { isPostgres } from '../dialect-of.ts';

export const houseAccount = 'house';

export const accountOf = (player: string): string => `player:${player}`;

/** Makes an account if there is none. */
export async function ensureAccount(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .insertInto('accounts')
    .values({ id, balance: 0 })
    .onConflict((row) => row.column('id').doNothing())
    .execute();
}

/**
 * Locks accounts until the transaction ends, always in the order of their ids, so that nobody waits in a circle.
 * @returns what is on each; accounts there are none of aren't in it
 */
export async function lockAccounts(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const query = trx.selectFrom('accounts').selectAll().where('id', 'in', ids).orderBy('id');
  const rows = await (isPostgres(trx) ? query.forUpdate() : query).execute();
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** What players have, locked until the transaction ends: the guard before a deal for money. */
export async function lockBalances(
  trx: Transaction<Database>,
  players: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const balances = await lockAccounts(trx, players.map(accountOf));
  return new Map(players.map((player) => [player, balances.get(accountOf(player)) ?? 0]));
}

/** What a player has; undefined without an account. */
export async function balanceOf(db: Db, player: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', accountOf(player))
    .executeTakeFirst();
  return row?.balance;
}
