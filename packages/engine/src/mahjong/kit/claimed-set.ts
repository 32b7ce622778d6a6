/** Which readings of a hand a claimed tile allows. */
import { feiIn } from '../hand/meld.ts';
import { type Reading, standardShape } from '../hand/reading.ts';
import type { Win } from '../win.ts';

/**
 * Whether a claimed tile can be counted in a set that isn't a chow with two Fei; any set it fits will do. Always so on
 * a self-drawn win.
 */
export function claimedInNoWildChow({ shape, sets, pair }: Reading, { source, tile, melds }: Win): boolean {
  if (source === 'self-draw' || shape !== standardShape || pair?.tiles.includes(tile) === true) return true;
  const inHand = sets.slice(melds.length);
  return inHand.some((set) => set.tiles.includes(tile) && !(set.type === 'chow' && feiIn(set) === 2));
}
