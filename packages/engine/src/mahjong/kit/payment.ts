/** Payment schemes: who owes which parts, by how the hand was won. */
import type { PaidWin, PaymentTerm, PaymentTerms } from '../win.ts';

/** Parts for a self-drawn win, and for one on another's tile. */
export interface PaymentScheme {
  /** Each opponent, on a self-drawn win. */
  readonly opponent: readonly PaymentTerm[];
  /** The discarder, or the maker of a robbed kong. */
  readonly thrower: readonly PaymentTerm[];
  /** Each other player, on a discard or a robbed kong. */
  readonly other: readonly PaymentTerm[];
}

/** The scheme's parts under the roles of this win. */
export function termsFor({ source }: Pick<PaidWin, 'source'>, scheme: PaymentScheme): PaymentTerms {
  const { opponent, thrower, other } = scheme;
  if (source === 'self-draw') return { opponent };
  if (source === 'robbed-kong') return { declarer: thrower, other };
  return { discarder: thrower, other };
}
