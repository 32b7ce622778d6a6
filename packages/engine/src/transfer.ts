/** Payments between seats: whole numbers of points or sen, what one pays another receives. */
import { type BySeat, bySeat, type Seat } from './seats.ts';

/** One payment. `amount` is a whole number above 0, in the game's unit. */
export interface Transfer {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
}

/** What each seat gains (or, below zero, loses) by the transfers; always sums to zero. */
export function netOf(transfers: readonly Transfer[], seats: number): BySeat<number> {
  const net = new Array<number>(seats).fill(0);
  for (const { from, to, amount } of transfers) {
    net[from] = (net[from] ?? 0) - amount;
    net[to] = (net[to] ?? 0) + amount;
  }
  return bySeat(seats, (seat) => net[seat] ?? 0);
}

/** The same payments the other way round, for a hand that is cancelled. */
export function refundsOf(transfers: readonly Transfer[]): readonly Transfer[] {
  return transfers.map(({ from, to, amount }) => ({ from: to, to: from, amount }));
}

/** Transfers that move something: a payment of nothing is no payment. */
export function withoutZero(transfers: readonly Transfer[]): readonly Transfer[] {
  return transfers.filter(({ amount }) => amount !== 0);
}
