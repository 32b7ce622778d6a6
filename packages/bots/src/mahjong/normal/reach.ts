/** How often a tile that helps can be had, against one's own draws alone. */
import { feiPlace } from '@tilehouse/engine';

/** How often a throw is of a face, against its share of the unseen tiles: honours go first, middle ranks last. */
const throwRates = { honour: 1.4, end: 1.1, nextToEnd: 0.9, middle: 0.75 };

/** How often a pung or a chow that helps is claimed in the end: others may be first, or it may not suit. */
const claimed = { pung: 0.9, chow: 0.6 };

function throwRate(place: number): number {
  if (place >= 27) return throwRates.honour;
  const fromEnd = Math.min(place % 9, 8 - (place % 9));
  return fromEnd === 0 ? throwRates.end : fromEnd === 1 ? throwRates.nextToEnd : throwRates.middle;
}

/**
 * The weight of a copy of the tile at `place`: 1 for one's own draws, more for what others may throw, to win on or for
 * a pung from anybody, for a chow from one seat.
 */
export function reachOf(of: { place: number; held: number; away: number; opponents: number }): number {
  const { place, held, away, opponents } = of;
  if (place === feiPlace) return 1;
  const rate = throwRate(place);
  if (away === 1) return 1 + rate * opponents;
  if (held >= 2) return 1 + rate * opponents * claimed.pung;
  return place < 27 && held === 0 ? 1 + rate * claimed.chow : 1;
}
