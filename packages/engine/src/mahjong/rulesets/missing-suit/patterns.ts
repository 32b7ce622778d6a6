/** The fan table of The Missing Suit (RULES.md §Fan). */
import { isDragon, isWind, type TileLetter } from '../../../tiles/tile.ts';
import { once, type Pattern } from '../../kit/pattern.ts';
import {
  feiSetAside,
  hasSeries,
  numberedTiles,
  ownNumber,
  seriesCount,
  seriesTiles,
} from '../../kit/patterns/bonus.ts';
import { eachAside, type FaceTest, isSeatWind, pungRow, type Row } from '../../kit/patterns/rows.ts';
import {
  dragonPungs,
  isAllPungs,
  isBigDragons,
  isBigWinds,
  isPureSuit,
  isSmallDragons,
  isSmallWinds,
  isStandard,
} from '../../kit/patterns/sets.ts';

const isOtherWind: FaceTest = (face, win) => isWind(face) && !isSeatWind(face, win);

/** A flower or season of one's own number, and number 4 for anyone. */
const ownOrFourth = (letter: TileLetter): Row =>
  eachAside((win) => numberedTiles(win, letter, [ownNumber(win), 4]));

/** Every tile of a series set aside, one fan each. */
function each(letter: TileLetter): Row {
  return {
    fan: 1,
    count: (_, win) => seriesCount(win, letter),
    tiles: (_, win) => seriesTiles(win, letter).map((tile) => [tile]),
  };
}

/** All four of a series, a flat fan instead of its single items. */
function whole(row: { fan: number; letter: TileLetter; instead: string }): Row {
  const { fan, letter, instead } = row;
  return { fan, implies: [instead], count: (_, win) => once(hasSeries(win, letter)) };
}

const allUsed = 4;

/** Rows in the order of the page. */
export const patterns = [
  { id: 'seat-wind-pung', ...pungRow(2, isSeatWind) },
  { id: 'other-wind-pung', ...pungRow(1, isOtherWind) },
  { id: 'dragon-pung', ...pungRow(1, isDragon), count: dragonPungs },
  { id: 'seat-flower', ...ownOrFourth('f') },
  { id: 'seat-season', ...ownOrFourth('y') },
  { id: 'four-flowers', ...whole({ fan: 4, letter: 'f', instead: 'seat-flower' }) },
  { id: 'four-seasons', ...whole({ fan: 4, letter: 'y', instead: 'seat-season' }) },
  { id: 'animal', ...each('a') },
  { id: 'plain-joker', ...each('j') },
  { id: 'four-plain-jokers', ...whole({ fan: 5, letter: 'j', instead: 'plain-joker' }) },
  { id: 'fei-set-aside', fan: 1, count: (_, win) => feiSetAside(win) },
  { id: 'all-pungs', fan: 3, count: (hand) => once(isAllPungs(hand)) },
  {
    id: 'all-pungs-all-dots',
    fan: 8,
    implies: ['all-pungs'],
    count: (hand) => once(isAllPungs(hand) && isPureSuit(hand)),
  },
  { id: 'chow-hand', fan: 1, count: (hand) => once(hand.chows > 0) },
  {
    id: 'chow-hand-all-dots',
    fan: 3,
    implies: ['chow-hand'],
    count: (hand) => once(hand.chows > 0 && isPureSuit(hand)),
  },
  { id: 'seven-pairs', fan: 2, count: (hand) => once(hand.reading.shape === 'seven-pairs') },
  { id: 'small-three-dragons', fan: 1, count: (hand) => once(isSmallDragons(hand) && hand.realPair) },
  {
    id: 'small-four-winds',
    fan: 4,
    implies: ['seat-wind-pung', 'other-wind-pung'],
    count: (hand) => once(isSmallWinds(hand) && hand.realPair),
  },
  { id: 'robbing-the-kong', fan: 1, count: (_, win) => once(win.source === 'robbed-kong') },
  { id: 'no-flowers', fan: 'limit', count: (_, win) => once(win.bonus.length === 0) },
  { id: 'big-three-dragons', fan: 'limit', count: (hand) => once(isBigDragons(hand)) },
  { id: 'big-four-winds', fan: 'limit', count: (hand) => once(isBigWinds(hand)) },
  { id: 'four-fei', fan: 'limit', count: (hand) => once(isStandard(hand) && hand.fei === allUsed) },
] as const satisfies readonly Pattern<unknown>[];
