/** The only way money moves: a movement whose entries sum to zero, and the balances with it. */
import { sql, type Transaction } from 'kysely';
import type { Database, MovementsTable } from '../database.ts';
import { lockAccounts } from './accounts.ts';

export interface Movement extends Pick<MovementsTable, 'id' | 'at' | 'kind'> {
  readonly cause?: { readonly table: string; readonly deal: number; readonly seq: number };
  readonly reverses?: string;
  /** Sen by account; an account stands in it once. */
  readonly entries: ReadonlyMap<string, number>;
}

/**
 * @returns `already` when a movement of this id was posted before
 * @throws for entries that don't sum to zero, or an account that isn't there
 */
export async function postMovement(
  trx: Transaction<Database>,
  movement: Movement,
): Promise<'posted' | 'already'> {
  const { id, at, kind, cause, reverses, entries } = movement;
  check(movement);
  const balances = await lockAccounts(trx, [...entries.keys()]);
  // under the locks, so that of two at the same time the second sees the first
  const before = await trx.selectFrom('movements').select('id').where('id', '=', id).executeTakeFirst();
  if (before !== undefined) return 'already';

  await trx
    .insertInto('movements')
    .values({
      ...{ id, at, kind, reverses: reverses ?? null },
      ...{ table_id: cause?.table ?? null, deal: cause?.deal ?? null, seq: cause?.seq ?? null },
    })
    .execute();
  for (const [account, amount] of entries) {
    if (!balances.has(account)) throw new Error(`There is no account ${account}.`);
    await trx.insertInto('entries').values({ movement_id: id, account_id: account, amount }).execute();
    await trx
      .updateTable('accounts')
      .set({ balance: sql<number>`balance + ${amount}` })
      .where('id', '=', account)
      .execute();
  }
  return 'posted';
}

function check({ id, entries }: Movement): void {
  const amounts = [...entries.values()];
  if (!amounts.every(Number.isSafeInteger)) throw new RangeError(`The movement ${id} isn't in whole sen.`);
  if (entries.size < 2) throw new RangeError(`The movement ${id} has fewer than two entries.`);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`The movement ${id} doesn't sum to zero.`);
}
