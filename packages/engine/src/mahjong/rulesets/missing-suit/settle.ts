/** Payment of The Missing Suit in whole sen (RULES.md §Payment). */
import type { KongKind } from '../../hand/meld.ts';
import { termsFor } from '../../kit/payment.ts';
import type { KongPayment } from '../../ruleset.ts';
import { feiOf, type Score } from '../../score.ts';
import type { PaymentTerm, PaymentTerms, Win } from '../../win.ts';

const senPerFan = { opponent: 40, thrower: 40, other: 20 };
const senAtTen = { opponent: 800, thrower: 800, other: 400 };
const fullHand = 10;
/** From each payer for every Fei the winner holds or has set aside. */
const senPerFei = 100;

/** Sen each payer owes: the fan part by the schedule, and the surcharge for Fei. */
export function payTerms(score: Score, win: Win): PaymentTerms {
  const fei = feiOf(win);
  const surcharge: readonly PaymentTerm[] = fei > 0 ? [{ type: 'per-fei', fei, each: senPerFei }] : [];
  const parts = (role: keyof typeof senPerFan): readonly PaymentTerm[] => {
    if (score.fan === fullHand) return [{ type: 'full-hand', amount: senAtTen[role] }, ...surcharge];
    return [{ type: 'per-fan', fan: score.fan, each: senPerFan[role] }, ...surcharge];
  };
  return termsFor(win, { opponent: parts('opponent'), thrower: parts('thrower'), other: parts('other') });
}

/** Sen a kong pays at once. */
export function payKong(kind: KongKind): KongPayment {
  if (kind === 'claimed') return { discarder: 200 };
  return { each: kind === 'concealed' ? 200 : 100 };
}
