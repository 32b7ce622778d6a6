/** Payment of old style: V = 2^fan; the loser of a discard pays double (RULES.md §Payment). */
import { paymentsOf } from '../../kit/payment.ts';
import type { Score } from '../../score.ts';
import type { Payments, Win } from '../../win.ts';

/** Points each payer owes. */
export function payWin(score: Score, win: Win): Payments {
  const value = 2 ** score.fan;
  return paymentsOf(win, { opponent: 2 * value, thrower: 2 * value, other: value });
}
