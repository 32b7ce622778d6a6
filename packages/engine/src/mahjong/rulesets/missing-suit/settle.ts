/** Payment of The Missing Suit in whole sen (RULES.md §Payment). */
import type { KongKind } from '../../hand/meld.ts';
import { paymentsOf } from '../../kit/payment.ts';
import type { KongPayment } from '../../ruleset.ts';
import { feiOf, type Score } from '../../score.ts';
import type { Payments, Win } from '../../win.ts';

const senPerFan = { opponent: 40, thrower: 40, other: 20 };
const senAtTen = { opponent: 800, thrower: 800, other: 400 };
/** From each payer for every Fei the winner holds or has set aside. */
const senPerFei = 100;

/** Sen each payer owes: the fan part by the schedule, and the surcharge for Fei. */
export function payWin(score: Score, win: Win): Payments {
  const surcharge = senPerFei * feiOf(win);
  const full = score.fan === 10;
  const part = (role: keyof typeof senPerFan): number =>
    surcharge + (full ? senAtTen[role] : senPerFan[role] * score.fan);
  return paymentsOf(win, { opponent: part('opponent'), thrower: part('thrower'), other: part('other') });
}

/** Sen a kong pays at once. */
export function payKong(kind: KongKind): KongPayment {
  if (kind === 'claimed') return { discarder: 200 };
  return { each: kind === 'concealed' ? 200 : 100 };
}
