/** The fan table of New ruleset (RULES.md §Fan). */
import { isDragon } from '../../../tiles/tile.ts';
import { once, type Pattern } from '../../kit/pattern.ts';
import { pungRow } from '../../kit/patterns/rows.ts';
import { isAllHonours, isAllPungs, isBigDragons, isMixedSuit, isPureSuit } from '../../kit/patterns/sets.ts';
import type { NewRulesetOptions } from './options.ts';

/** Rows in the order of the page. */
export const patterns = [
  { id: 'self-drawn', fan: 1, count: (_, win) => once(win.source === 'self-draw') },
  { id: 'dragon-pung', ...pungRow(1, isDragon) },
  { id: 'all-pungs', fan: 3, count: (hand) => once(isAllPungs(hand)) },
  { id: 'mixed-one-suit', fan: 3, count: (hand) => once(isMixedSuit(hand)) },
  { id: 'pure-one-suit', fan: 6, count: (hand) => once(isPureSuit(hand)) },
  {
    id: 'big-three-dragons',
    fan: 6,
    implies: ['dragon-pung'],
    count: (hand) => once(isBigDragons(hand)),
  },
  { id: 'all-honours', fan: 'limit', count: (hand) => once(isAllHonours(hand)) },
] as const satisfies readonly Pattern<NewRulesetOptions>[];
