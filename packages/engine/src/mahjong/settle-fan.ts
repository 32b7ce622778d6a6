/** Payments of a hand that was played elsewhere: told by its fan, and by who won on whose tile. */
import type { OptionValues } from '../options.ts';
import type { Seat } from '../seats.ts';
import { fei } from '../tiles/tile.ts';
import type { Transfer } from '../transfer.ts';
import type { KongKind } from './hand/meld.ts';
import { kongTransfers, transfersFor } from './kit/settlement.ts';
import type { Ruleset } from './ruleset.ts';
import type { Score } from './score.ts';
import { paymentsOf, type Win, type WinSource } from './win.ts';

/** A win of which only this is known. */
export interface FanWin {
  readonly winner: Seat;
  readonly source: WinSource;
  /** Who threw the tile or made the kong; nobody on a self-drawn win. */
  readonly from?: Seat;
  /** Fan for payment; more than the cap counts as the cap. */
  readonly fan: number;
  /** Fei the winner has in hand, in sets and set aside. */
  readonly fei: number;
}

/** What a win by so many fan moves, exactly as a hand played here would. */
export function fanPayments(rules: Ruleset, options: OptionValues, won: FanWin): readonly Transfer[] {
  const fan = Math.min(won.fan, rules.tally(options).cap);
  const score: Score = { fan, counted: fan, limit: false, items: [], arrangement: [] };
  const win: Win = {
    ...{ concealed: [], melds: [], tile: '1p', source: won.source, circumstances: [] },
    ...{ seatWind: 'east', roundWind: 'east' },
    bonus: new Array(won.fei).fill(fei),
  };
  const payments = paymentsOf(rules.payTerms(score, win, options));
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
