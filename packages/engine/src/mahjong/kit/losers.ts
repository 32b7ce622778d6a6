/** What losers settle between themselves after a win: the words of it, and the sum between two of them. */
import type { Seat, Wind } from '../../seats.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type Transfer, withoutZero } from '../../transfer.ts';
import type { Meld } from '../hand/meld.ts';
import type { Score } from '../score.ts';
import { type PaymentTerm, termAmount } from '../win.ts';

/** A loser's tiles at the end of a deal, with what they may count by. */
export interface Loser {
  readonly seat: Seat;
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly bonus: readonly Tile[];
  readonly seatWind: Wind;
  readonly roundWind: Wind;
}

/** A won deal as the losers settle it. */
export interface LosersSettled {
  readonly score: Score;
  readonly losers: readonly Loser[];
}

/** What a loser's tiles count. */
export interface LoserCount {
  readonly seat: Seat;
  readonly fan: number;
  readonly fei: number;
}

/** What the losers pay each other. */
export interface LosersSettlement {
  readonly counts: readonly LoserCount[];
  /** The parts of the sum as its payer owes it; one of them may be below zero. */
  readonly terms: readonly PaymentTerm[];
  readonly transfers: readonly Transfer[];
}

/**
 * The differences in fan and in Fei as one sum from the one with less; below zero it goes the other way. Undefined
 * when nothing is owed.
 */
export function settledByDifference(
  counts: readonly [LoserCount, LoserCount],
  price: { readonly fan: number; readonly fei: number },
): LosersSettlement | undefined {
  const owed = (payer: LoserCount, other: LoserCount): readonly PaymentTerm[] => [
    { type: 'per-fan', fan: other.fan - payer.fan, each: price.fan },
    { type: 'per-fei', fei: other.fei - payer.fei, each: price.fei },
  ];
  const [a, b] = counts;
  const sum = (terms: readonly PaymentTerm[]): number =>
    terms.reduce((total, term) => total + termAmount(term), 0);
  const [payer, other] = sum(owed(a, b)) > 0 ? [a, b] : [b, a];
  const terms = owed(payer, other);
  const transfers = withoutZero([{ from: payer.seat, to: other.seat, amount: sum(terms) }]);
  return transfers.length === 0 ? undefined : { counts, terms, transfers };
}
