/** What a ruleset lets its wild tile, the Fei, stand for. */

/** Limits on the Fei inside a hand. */
export interface WildLimits {
  /** Most Fei in one pung or chow (never in a kong). */
  readonly perSet: 0 | 1 | 2;
  /** Most Fei in the pair. */
  readonly inPair: 0 | 1 | 2;
  /** Fei in the tile set. */
  readonly copies: number;
}

/** A ruleset without wild tiles. */
export const noWilds: WildLimits = { perSet: 0, inPair: 0, copies: 0 };

/** Most Fei that four sets and a pair can hold under the limits. */
export function mostWilds(limits: WildLimits): number {
  return Math.min(limits.copies, limits.perSet * 4 + limits.inPair);
}
