/** Nine gates: thirteen tiles of one suit that wait for every tile of it. */
import { letterOf, rankOf } from '../../../tiles/tile.ts';
import type { Win } from '../../win.ts';

/** How many of each rank the thirteen held tiles are: 1112345678999. */
const gates = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/** Whether the thirteen held tiles are nine gates, nothing declared, and the winning tile is of their suit. */
export function isNineGates({ concealed, melds, tile }: Win): boolean {
  if (melds.length > 0 || concealed.length !== 13) return false;
  const suit = letterOf(tile);
  if (suit === 'z' || concealed.some((each) => letterOf(each) !== suit)) return false;
  const held = new Array<number>(9).fill(0);
  for (const each of concealed) held[rankOf(each) - 1] = (held[rankOf(each) - 1] ?? 0) + 1;
  return held.every((count, at) => count === gates[at]);
}
