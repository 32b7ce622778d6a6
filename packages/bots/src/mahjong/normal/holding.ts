/** What a seat holds while it weighs a move, real or imagined. */
import { fei, feiPlace, type Meld, type Tile, type TileCounts } from '@tilehouse/engine';

/** A seat's tiles at some moment. */
export interface Holding {
  /** Tiles in the hand, Fei too. */
  readonly counts: TileCounts;
  readonly melds: readonly Meld[];
  /** Tiles set aside: bonus tiles, and Fei set aside as flowers. */
  readonly bonus: readonly Tile[];
}

/** The holding without one tile. */
export function without(holding: Holding, place: number): Holding {
  const counts = holding.counts.slice();
  counts[place] = (counts[place] as number) - 1;
  return { counts, melds: holding.melds, bonus: holding.bonus };
}

/** The holding with a Fei set aside, its replacement still to come. */
export function withFeiAside(holding: Holding): Holding {
  return { ...without(holding, feiPlace), bonus: [...holding.bonus, fei] };
}
