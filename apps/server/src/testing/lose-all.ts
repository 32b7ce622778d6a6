/** Takes everything somebody has, as many lost hands would: for tests of what comes then. */
import { balanceOf } from '../store/ledger/accounts.ts';
import { settle } from '../store/ledger/settle.ts';
import type { Store } from '../store/store.ts';

export interface Losing {
  /** Players. */
  readonly from: string;
  readonly to: string;
  /** At which they have played. */
  readonly table: string;
}

/** @returns how much it was, in sen */
export async function loseAll(store: Store, { from, table, to }: Losing): Promise<number> {
  const amount = (await balanceOf(store.db, from)) ?? 0;
  const gains = [
    { player: from, amount: -amount },
    { player: to, amount },
  ];
  // no event has this number
  await store.commit((trx) => settle(trx, { table, deal: 1, seq: 1_000_000, at: 0, gains }));
  return amount;
}
