/** The fan table of Malaysian three-player (RULES.md §Fan). */
import { isBonus, isDragon, isSuited, rankOf, type TileLetter } from '../../../tiles/tile.ts';
import type { ReadHand } from '../../hand/read-hand.ts';
import { once, type Pattern } from '../../kit/pattern.ts';
import { feiSetAside, hasSeries, numberedTiles, ownNumber, seriesTiles } from '../../kit/patterns/bonus.ts';
import { eachAside, isSeatWind, pungRow } from '../../kit/patterns/rows.ts';
import {
  isAllChows,
  isAllHonours,
  isAllPungs,
  isBigDragons,
  isBigWinds,
  isMixedSuit,
  isPureSuit,
  isSmallDragons,
  isSmallWinds,
} from '../../kit/patterns/sets.ts';
import type { Circumstance, Win } from '../../win.ts';
import type { MalaysianOptions } from './options.ts';

/** A row without its id. */
type Row = Omit<Pattern<MalaysianOptions>, 'id'>;

const ownOrFourth = (letter: TileLetter): Row =>
  eachAside((win) => numberedTiles(win, letter, [ownNumber(win), 4]));

/** A complete quartet, on top of its tiles. */
const quartet = (letter: TileLetter): Row => ({ fan: 1, count: (_, win) => once(hasSeries(win, letter)) });

/** What all four flowers or seasons count by themselves: the own one and number 4. */
const scoringInQuartet = 2;
const numberedQuartet = (letter: TileLetter): Row => ({
  ...quartet(letter),
  fan: { under: ({ flowerQuartet }) => flowerQuartet - scoringInQuartet },
});

const isAny = (win: Win, looked: readonly Circumstance[]): boolean =>
  win.circumstances.some((each) => looked.includes(each));

/** A limit by the circumstances of the win. */
const byLuck = (holds: (win: Win) => boolean): Row => ({ fan: 'limit', count: (_, win) => once(holds(win)) });
const onFirst = (win: Win): boolean => isAny(win, ['first-deal']);
/** A limit by the hand. */
const byHand = (holds: (hand: ReadHand, win: Win) => boolean): Row => ({
  fan: 'limit',
  count: (hand, win) => once(holds(hand, win)),
});

/** 1112345678999 of one suit and one more, Fei as what they stand for. */
function isNineGates(hand: ReadHand, win: Win): boolean {
  const { sets, pair } = hand.reading;
  if (!isPureSuit(hand) || pair === undefined || win.melds.length > 0 || win.source !== 'self-draw')
    return false;
  const counts = new Uint8Array(10);
  const add = (rank: number, by: number): void => {
    counts[rank] = (counts[rank] ?? 0) + by;
  };
  add(rankOf(pair.face), 2);
  for (const { type, face } of sets) {
    const rank = rankOf(face);
    if (type === 'chow') for (const each of [rank, rank + 1, rank + 2]) add(each, 1);
    else add(rank, 3);
  }
  return counts.every((count, rank) => count >= (rank === 0 ? 0 : rank === 1 || rank === 9 ? 3 : 1));
}

const allFei = 4;
const allBonus = 16;

/** Rows in the order of the page. */
export const patterns = [
  { id: 'dragon-pung', ...pungRow(1, isDragon) },
  { id: 'seat-wind-pung', ...pungRow(1, isSeatWind) },
  { id: 'east-pung', ...pungRow(1, (face) => face === '1z') },
  { id: 'north-pung', ...pungRow(1, (face) => face === '4z') },
  { id: 'face', ...eachAside((win) => seriesTiles(win, 'j')) },
  { id: 'animal', ...eachAside((win) => seriesTiles(win, 'a')) },
  { id: 'seat-flower', ...ownOrFourth('f') },
  { id: 'seat-season', ...ownOrFourth('y') },
  { id: 'fei-set-aside', fan: 1, count: (_, win) => feiSetAside(win) },
  {
    id: 'replacement',
    fan: 1,
    count: (_, win) => once(isAny(win, ['flower-replacement', 'kong-replacement', 'kong-on-kong'])),
  },
  { id: 'robbing-the-kong', fan: 1, count: (_, win) => once(win.source === 'robbed-kong') },
  { id: 'four-faces', ...quartet('j') },
  { id: 'four-animals', ...quartet('a') },
  { id: 'four-flowers', ...numberedQuartet('f') },
  { id: 'four-seasons', ...numberedQuartet('y') },
  {
    id: 'mixed-one-suit',
    fan: { under: ({ mixedFan }: MalaysianOptions) => mixedFan },
    count: (hand) => once(isMixedSuit(hand)),
  },
  {
    id: 'all-sequences',
    fan: 1,
    count: (hand) =>
      once(isAllChows(hand) && hand.reading.pair !== undefined && isSuited(hand.reading.pair.face)),
  },
  { id: 'all-pungs', fan: 2, count: (hand) => once(isAllPungs(hand)) },
  { id: 'pure-one-suit', fan: 3, count: (hand) => once(isPureSuit(hand)) },
  {
    id: 'small-three-dragons',
    fan: 3,
    implies: ['dragon-pung'],
    count: (hand) => once(isSmallDragons(hand)),
  },
  {
    id: 'self-drawn',
    fan: { under: ({ selfDrawFan }: MalaysianOptions) => selfDrawFan },
    count: (_, win) => once(win.source === 'self-draw'),
  },
  {
    id: 'seven-pairs',
    fan: { under: ({ sevenPairs }: MalaysianOptions) => (sevenPairs ? 1 : 0) },
    count: (hand) => once(hand.reading.shape === 'seven-pairs'),
  },
  { id: 'no-flowers', ...byLuck((win) => win.bonus.length === 0) },
  { id: 'big-three-dragons', ...byHand(isBigDragons) },
  { id: 'small-four-winds', ...byHand(isSmallWinds) },
  { id: 'big-four-winds', ...byHand(isBigWinds) },
  { id: 'all-honours', ...byHand(isAllHonours) },
  { id: 'nine-gates', ...byHand(isNineGates) },
  { id: 'four-kongs', ...byHand((hand) => hand.kongs === 4) },
  {
    id: 'four-concealed-pungs',
    ...byHand((hand, win) => hand.concealedPungs === 4 && win.source === 'self-draw'),
  },
  { id: 'sixteen-bonus-tiles', ...byLuck((win) => win.bonus.filter(isBonus).length === allBonus) },
  { id: 'four-flying', ...byHand((hand) => hand.fei === allFei) },
  { id: 'kong-on-kong', ...byLuck((win) => isAny(win, ['kong-on-kong'])) },
  {
    id: 'last-tile',
    fan: { under: ({ lastTile }: MalaysianOptions) => (lastTile === 'maximum' ? 'limit' : lastTile) },
    count: (_, win) => once(isAny(win, ['last-tile'])),
  },
  {
    id: 'win-on-the-deal',
    ...byLuck((win) => onFirst(win) && win.source === 'self-draw' && win.seatWind === 'east'),
  },
  {
    id: 'win-on-the-first-draw',
    ...byLuck((win) => onFirst(win) && win.source === 'self-draw' && win.seatWind !== 'east'),
  },
  { id: 'win-on-the-first-discard', ...byLuck((win) => onFirst(win) && win.source === 'discard') },
] as const satisfies readonly Pattern<MalaysianOptions>[];

/** Rows that a loser's tiles count by when the losers settle (RULES.md §Payment.6). */
export const losersRows: readonly (typeof patterns)[number]['id'][] = [
  ...(['dragon-pung', 'seat-wind-pung', 'east-pung', 'north-pung'] as const),
  ...(['face', 'animal', 'seat-flower', 'seat-season', 'fei-set-aside'] as const),
  ...(['four-faces', 'four-animals', 'four-flowers', 'four-seasons'] as const),
];
