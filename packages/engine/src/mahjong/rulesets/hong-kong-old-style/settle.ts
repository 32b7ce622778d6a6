/** Payment of old style: V = 2^fan; the loser of a discard pays double (RULES.md §Payment). */
import { termsFor } from '../../kit/payment.ts';
import type { PaidWin, PaymentTerms } from '../../win.ts';

/** Points each payer owes, as times of the hand's value. */
export function payTerms(paid: PaidWin): PaymentTerms {
  const value = 2 ** paid.fan;
  const once = [{ type: 'hand-value', value, times: 1 }] as const;
  const twice = [{ type: 'hand-value', value, times: 2 }] as const;
  return termsFor(paid, { opponent: twice, thrower: twice, other: once });
}
