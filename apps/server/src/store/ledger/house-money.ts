/** Money from the house: what a new account begins with, and more for who has almost none. */
import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';
import { accountOf, ensureAccount, houseAccount, lockAccounts } from './accounts.ts';
import { postMovement } from './post-movement.ts';

/** In sen. A top-up is given to who has less than `topUpUnder`. */
export const houseMoney = { opening: 20_000, topUp: 20_000, topUpUnder: 1_500 } as const;

/** Gives a player an account with the opening balance; once, however often it is called. */
export async function openAccount(trx: Transaction<Database>, player: string, at: number): Promise<void> {
  await ensureAccount(trx, houseAccount);
  await ensureAccount(trx, accountOf(player));
  const entries = fromHouse(player, houseMoney.opening);
  await postMovement(trx, { id: `opening/${player}`, at, kind: 'opening', entries });
}

export interface TopUp {
  readonly player: string;
  /** The player's own id for it: the same one again has no further effect. */
  readonly command: string;
  readonly at: number;
}

export type TopUpOutcome = 'added' | 'already' | { readonly refused: 'no-account' | 'enough-left' };

/** Adds house money if the player has little enough at this moment. */
export async function topUp(
  trx: Transaction<Database>,
  { player, command, at }: TopUp,
): Promise<TopUpOutcome> {
  const account = accountOf(player);
  const id = `top-up/${player}/${command}`;
  const balance = (await lockAccounts(trx, [account, houseAccount])).get(account);
  if (balance === undefined) return { refused: 'no-account' };
  const before = await trx.selectFrom('movements').select('id').where('id', '=', id).executeTakeFirst();
  if (before !== undefined) return 'already';
  if (balance >= houseMoney.topUpUnder) return { refused: 'enough-left' };
  await postMovement(trx, { id, at, kind: 'top-up', entries: fromHouse(player, houseMoney.topUp) });
  return 'added';
}

const fromHouse = (player: string, amount: number): ReadonlyMap<string, number> =>
  new Map([
    [houseAccount, -amount],
    [accountOf(player), amount],
  ]);
