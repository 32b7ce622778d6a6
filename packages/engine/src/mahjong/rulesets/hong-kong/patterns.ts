/** The fan table of Hong Kong with flowers (RULES.md §Fan). */
import { isDragon, sortTiles, type Tile, type TileLetter } from '../../../tiles/tile.ts';
import { isClaimed } from '../../hand/meld.ts';
import type { ReadHand } from '../../hand/read-hand.ts';
import { once, type Pattern } from '../../kit/pattern.ts';
import { hasSeries, numberedTiles, ownNumber, seriesTiles } from '../../kit/patterns/bonus.ts';
import { has, onKongReplacement } from '../../kit/patterns/circumstances.ts';
import { isNineGates } from '../../kit/patterns/nine-gates.ts';
import { eachAside, isRoundWind, isSeatWind, pungRow } from '../../kit/patterns/rows.ts';
import {
  dragonPungs,
  isAllChows,
  isAllHonours,
  isAllPungs,
  isBigDragons,
  isBigWinds,
  isMixedSuit,
  isPureSuit,
  isSmallDragons,
  isSmallWinds,
  isStandard,
} from '../../kit/patterns/sets.ts';
import type { Win } from '../../win.ts';

const isConcealed = (win: Win): boolean => !win.melds.some(isClaimed);
const isSelfDrawn = (win: Win): boolean => win.source === 'self-draw';

const series: readonly TileLetter[] = ['f', 'y'];
const nothing: readonly never[] = [];
const wholeSeries = (win: Win): readonly TileLetter[] =>
  win.bonus.length < 4 ? nothing : series.filter((letter) => hasSeries(win, letter));
/** One's own flower and season, but for a series one has all of. */
const seatFlowers = (win: Win): readonly Tile[] =>
  win.bonus.length === 0
    ? nothing
    : series.flatMap((letter) =>
        hasSeries(win, letter) ? [] : numberedTiles(win, letter, [ownNumber(win)]),
      );

const isOutsideOnly = (hand: ReadHand): boolean => isStandard(hand) && hand.outsideOnly;
/** A win before anybody has claimed or declared a kong, by how it came. */
const onFirstDeal = (win: Win, source: 'self-draw' | 'discard'): boolean =>
  has(win, 'first-deal') && win.source === source;

/** Rows in the order of the page. */
export const patterns = [
  { id: 'all-chows', fan: 1, count: (hand) => once(isAllChows(hand)) },
  { id: 'fully-concealed', fan: 1, count: (_, win) => once(isConcealed(win)) },
  { id: 'self-drawn', fan: 1, count: (_, win) => once(isSelfDrawn(win)) },
  { id: 'no-flowers', fan: 1, count: (_, win) => once(win.bonus.length === 0) },
  { id: 'seat-flower', ...eachAside(seatFlowers) },
  {
    id: 'complete-set',
    fan: 2,
    count: (_, win) => wholeSeries(win).length,
    tiles: (_, win) => wholeSeries(win).map((letter) => sortTiles(seriesTiles(win, letter))),
  },
  { id: 'dragon-pung', ...pungRow(1, isDragon), count: dragonPungs },
  { id: 'seat-wind-pung', ...pungRow(1, isSeatWind) },
  { id: 'round-wind-pung', ...pungRow(1, isRoundWind) },
  {
    id: 'last-tile',
    fan: 1,
    count: (_, win) => once(has(win, 'last-tile') && !onKongReplacement(win)),
  },
  { id: 'robbing-the-kong', fan: 1, count: (_, win) => once(win.source === 'robbed-kong') },
  {
    id: 'kong-replacement',
    fan: 2,
    implies: ['self-drawn'],
    count: (_, win) => once(has(win, 'kong-replacement') && !has(win, 'kong-on-kong')),
  },
  { id: 'all-pungs', fan: 3, count: (hand) => once(isAllPungs(hand)) },
  { id: 'half-flush', fan: 3, count: (hand) => once(isMixedSuit(hand)) },
  {
    id: 'all-terminals-and-honours',
    fan: 4,
    implies: ['all-pungs'],
    count: (hand) => once(isOutsideOnly(hand)),
  },
  {
    id: 'little-three-dragons',
    fan: 5,
    implies: ['dragon-pung'],
    count: (hand) => once(isSmallDragons(hand)),
  },
  { id: 'little-four-winds', fan: 6, implies: ['half-flush'], count: (hand) => once(isSmallWinds(hand)) },
  { id: 'full-flush', fan: 7, count: (hand) => once(isPureSuit(hand)) },
  { id: 'big-three-dragons', fan: 8, implies: ['dragon-pung'], count: (hand) => once(isBigDragons(hand)) },
  { id: 'kong-on-kong', fan: 8, count: (_, win) => once(has(win, 'kong-on-kong')) },
  // held by the tiles set aside alone: the deal ends by it, so it never stands beside another row
  { id: 'eight-flowers', fan: 8, count: (_, win) => once(wholeSeries(win).length === 2) },
  {
    id: 'four-concealed-pungs',
    fan: 8,
    implies: ['all-pungs', 'fully-concealed', 'self-drawn'],
    count: (hand, win) => once(isAllPungs(hand) && isConcealed(win)),
  },
  { id: 'all-honours', fan: 'limit', count: (hand) => once(isAllHonours(hand)) },
  { id: 'all-terminals', fan: 'limit', count: (hand) => once(isOutsideOnly(hand) && !hand.hasHonours) },
  { id: 'nine-gates', fan: 'limit', count: (_, win) => once(isNineGates(win)) },
  { id: 'big-four-winds', fan: 'limit', count: (hand) => once(isBigWinds(hand)) },
  {
    id: 'thirteen-orphans',
    fan: 'limit',
    count: (hand) => once(hand.reading.shape === 'thirteen-orphans'),
  },
  { id: 'four-kongs', fan: 'limit', count: (hand) => once(hand.kongs === 4) },
  {
    id: 'on-the-deal',
    fan: 'limit',
    count: (_, win) => once(onFirstDeal(win, 'self-draw') && win.seatWind === 'east'),
  },
  {
    id: 'first-draw',
    fan: 'limit',
    count: (_, win) => once(onFirstDeal(win, 'self-draw') && win.seatWind !== 'east'),
  },
  { id: 'first-discard', fan: 'limit', count: (_, win) => once(onFirstDeal(win, 'discard')) },
] as const satisfies readonly Pattern<unknown>[];
