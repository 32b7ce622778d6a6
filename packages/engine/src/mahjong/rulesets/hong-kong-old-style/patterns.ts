/** The fan table of old style (RULES.md §Fan). */
import { isDragon } from '../../../tiles/tile.ts';
import { isClaimed } from '../../hand/meld.ts';
import { once, type Pattern } from '../../kit/pattern.ts';
import { has, onKongReplacement } from '../../kit/patterns/circumstances.ts';
import { isSeatWind, pungRow } from '../../kit/patterns/rows.ts';
import {
  dragonPungs,
  isAllChows,
  isAllHonours,
  isAllPungs,
  isBigDragons,
  isMixedSuit,
  isPureSuit,
  isSmallDragons,
} from '../../kit/patterns/sets.ts';

/** Rows in the order of the page. */
export const patterns = [
  { id: 'self-drawn', fan: 1, count: (_, win) => once(win.source === 'self-draw') },
  { id: 'concealed-hand', fan: 1, count: (_, win) => once(!win.melds.some(isClaimed)) },
  { id: 'all-chows', fan: 1, count: (hand) => once(isAllChows(hand)) },
  { id: 'dragon-pung', ...pungRow(1, isDragon), count: dragonPungs },
  { id: 'seat-wind-pung', ...pungRow(1, isSeatWind) },
  { id: 'east-pung', ...pungRow(1, (face) => face === '1z') },
  {
    id: 'last-tile',
    fan: 1,
    count: (_, win) => once(has(win, 'last-tile') && !onKongReplacement(win)),
  },
  { id: 'kong-replacement', fan: 1, count: (_, win) => once(onKongReplacement(win)) },
  { id: 'all-pungs', fan: 3, count: (hand) => once(isAllPungs(hand)) },
  { id: 'mixed-one-suit', fan: 3, count: (hand) => once(isMixedSuit(hand)) },
  { id: 'small-three-dragons', fan: 3, count: (hand) => once(isSmallDragons(hand)) },
  { id: 'pure-one-suit', fan: 7, count: (hand) => once(isPureSuit(hand)) },
  { id: 'big-three-dragons', fan: 'limit', count: (hand) => once(isBigDragons(hand)) },
  { id: 'all-honours', fan: 'limit', count: (hand) => once(isAllHonours(hand)) },
  {
    id: 'thirteen-orphans',
    fan: 'limit',
    count: (hand) => once(hand.reading.shape === 'thirteen-orphans'),
  },
] as const satisfies readonly Pattern<unknown>[];
