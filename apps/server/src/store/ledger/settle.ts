/** Money between players: what an event of a deal makes them pay, and how it goes back when the deal is cancelled. */
import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';
import { accountOf } from './accounts.ts';
import { postMovement } from './post-movement.ts';

export interface Settlement {
  readonly table: string;
  readonly deal: number;
  /** The event that causes it; it causes one at most. */
  readonly seq: number;
  readonly at: number;
  /** Sen that each player gains, below zero what they lose; sums to zero. */
  readonly gains: readonly { readonly player: string; readonly amount: number }[];
}

/** Call it in the transaction that stores the event. @returns the movement's id; undefined when nothing moves */
export async function settle(
  trx: Transaction<Database>,
  settlement: Settlement,
): Promise<string | undefined> {
  const { table, deal, seq, at, gains } = settlement;
  const entries = new Map<string, number>();
  for (const { player, amount } of gains) {
    const account = accountOf(player);
    const sum = (entries.get(account) ?? 0) + amount;
    if (sum === 0) entries.delete(account);
    else entries.set(account, sum);
  }
  if (entries.size === 0) return undefined;
  const id = `settlement/${table}/${seq}`;
  await postMovement(trx, { id, at, kind: 'settlement', cause: { table, deal, seq }, entries });
  return id;
}

/** The settlements of a deal that still stand. */
export async function settlementsOf(
  trx: Transaction<Database>,
  table: string,
  deal: number,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('movements')
    .select('id')
    .where('kind', '=', 'settlement')
    .where('table_id', '=', table)
    .where('deal', '=', deal)
    .where('id', 'not in', (movements) =>
      movements
        .selectFrom('movements')
        .select((row) => row.ref('reverses').as('id'))
        .where('reverses', 'is not', null)
        .$narrowType<{ id: string }>(),
    )
    .orderBy('seq')
    .execute();
  return rows.map(({ id }) => id);
}

/** Posts the opposite of a movement; once, however often it is called. */
export async function reverse(
  trx: Transaction<Database>,
  movement: string,
  { at, seq }: { readonly at: number; readonly seq: number },
): Promise<void> {
  const original = await trx
    .selectFrom('movements')
    .selectAll()
    .where('id', '=', movement)
    .executeTakeFirstOrThrow();
  const rows = await trx.selectFrom('entries').selectAll().where('movement_id', '=', movement).execute();
  const { table_id: table, deal } = original;
  await postMovement(trx, {
    ...{ id: `reversal/${movement}`, at, kind: 'reversal', reverses: movement },
    ...(table === null || deal === null ? {} : { cause: { table, deal, seq } }),
    entries: new Map(rows.map(({ account_id, amount }) => [account_id, -amount])),
  });
}

/** Takes back all that a cancelled deal has moved. Call it in the transaction that stores the cancelling event. */
export async function reverseDeal(
  trx: Transaction<Database>,
  { table, deal, seq, at }: Omit<Settlement, 'gains'>,
): Promise<void> {
  for (const movement of await settlementsOf(trx, table, deal)) await reverse(trx, movement, { at, seq });
}
