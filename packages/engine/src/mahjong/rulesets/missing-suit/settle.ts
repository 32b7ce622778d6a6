/** Payment of The Missing Suit in whole sen (RULES.md §Payment). */
import type { KongKind } from '../../hand/meld.ts';
import { termsFor } from '../../kit/payment.ts';
import type { KongPayment } from '../../ruleset.ts';
import type { PaidWin, PaymentTerm, PaymentTerms } from '../../win.ts';

const senPerFan = { opponent: 40, thrower: 40, other: 20 };
const senAtTen = { opponent: 800, thrower: 800, other: 400 };
const fullHand = 10;
/** From each payer for every Fei the winner holds or has set aside. */
const senPerFei = 100;

/** Sen each payer owes: the fan part by the schedule, and the surcharge for Fei. */
export function payTerms(paid: PaidWin): PaymentTerms {
  const { fan, fei } = paid;
  const surcharge: readonly PaymentTerm[] = fei > 0 ? [{ type: 'per-fei', fei, each: senPerFei }] : [];
  const parts = (role: keyof typeof senPerFan): readonly PaymentTerm[] => {
    if (fan === fullHand) return [{ type: 'full-hand', amount: senAtTen[role] }, ...surcharge];
    return [{ type: 'per-fan', fan, each: senPerFan[role] }, ...surcharge];
  };
  return termsFor(paid, { opponent: parts('opponent'), thrower: parts('thrower'), other: parts('other') });
}

/** Sen a kong pays at once. */
export function payKong(kind: KongKind): KongPayment {
  if (kind === 'claimed') return { discarder: 200 };
  return { each: kind === 'concealed' ? 200 : 100 };
}
