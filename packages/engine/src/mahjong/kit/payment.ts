/** Payment schemes: what a win's value makes each payer owe. */
import type { Payments, Win } from '../win.ts';

/** Amounts for a self-drawn win, and for one on another's tile. */
export interface PaymentScheme {
  /** Each opponent, on a self-drawn win. */
  readonly opponent: number;
  /** The discarder, or the maker of a robbed kong. */
  readonly thrower: number;
  /** Each other player, on a discard or a robbed kong. */
  readonly other: number;
}

/** The scheme's amounts under the roles of this win. */
export function paymentsOf(win: Win, scheme: PaymentScheme): Payments {
  const { opponent, thrower, other } = scheme;
  if (win.source === 'self-draw') return { opponent };
  if (win.source === 'robbed-kong') return { declarer: thrower, other };
  return { discarder: thrower, other };
}
