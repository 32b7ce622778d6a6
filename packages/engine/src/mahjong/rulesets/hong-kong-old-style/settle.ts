/** Payment of old style: V = 2^fan; the loser of a discard pays double (RULES.md §Payment). */
import { termsFor } from '../../kit/payment.ts';
import type { Score } from '../../score.ts';
import type { PaymentTerms, Win } from '../../win.ts';

/** Points each payer owes, as times of the hand's value. */
export function payTerms(score: Score, win: Win): PaymentTerms {
  const value = 2 ** score.fan;
  const once = [{ type: 'hand-value', value, times: 1 }] as const;
  const twice = [{ type: 'hand-value', value, times: 2 }] as const;
  return termsFor(win, { opponent: twice, thrower: twice, other: once });
}
