/** Payment of New ruleset: a point, and one more for each fan; a discarder pays double (RULES.md §Payment). */
import { termsFor } from '../../kit/payment.ts';
import type { PaidWin, PaymentTerms } from '../../win.ts';

/** Points each payer owes, as times of the hand's value. */
export function payTerms(paid: PaidWin): PaymentTerms {
  const value = 1 + paid.fan;
  const once = [{ type: 'hand-value', value, times: 1 }] as const;
  const twice = [{ type: 'hand-value', value, times: 2 }] as const;
  return termsFor(paid, { opponent: once, thrower: twice, other: once });
}
