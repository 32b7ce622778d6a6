/** Payments of a hand that was played elsewhere: told by its fan, and by who won on whose tile. */
import type { OptionValues } from '../options.ts';
import type { Seat } from '../seats.ts';
import type { Transfer } from '../transfer.ts';
import type { KongKind } from './hand/meld.ts';
import { kongTransfers, transfersFor } from './kit/settlement.ts';
import type { Ruleset } from './ruleset.ts';
import { type PaidWin, paymentsOf } from './win.ts';

/** A win of which only this is known. */
export interface FanWin extends PaidWin {
  readonly winner: Seat;
  /** Who threw the tile or made the kong; nobody on a self-drawn win. */
  readonly from?: Seat;
}

/** What a win by so many fan moves, exactly as a hand played here would; more fan than the cap count as the cap. */
export function fanPayments(rules: Ruleset, options: OptionValues, won: FanWin): readonly Transfer[] {
  const fan = Math.min(won.fan, rules.tally(options).cap);
  const payments = paymentsOf(rules.payTerms({ ...won, fan }, options));
  return transfersFor(payments, { winner: won.winner, from: won.from, seats: rules.seats });
}

/** What a kong moves when it stands; `from` threw the tile of a claimed one. */
export function kongPayments(
  rules: Ruleset,
  options: OptionValues,
  kong: { readonly seat: Seat; readonly kind: KongKind; readonly from?: Seat },
): readonly Transfer[] {
  const payment = rules.payKong(kong.kind, options);
  return kongTransfers(payment, { seat: kong.seat, from: kong.from, seats: rules.seats });
}
