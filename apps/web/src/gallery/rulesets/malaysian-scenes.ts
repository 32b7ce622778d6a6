/** Situations of the Malaysian game: every key a turn can bring, a hand that won without a shape, losers who settle. */
import { bySeat } from '@tilehouse/engine';
import { type Scene, scene, t } from '../scene.ts';

const game = 'malaysian';
const throws = (hand: string) =>
  [...new Set(t(hand))].filter((tile) => tile !== '1x').map((tile) => ({ type: 'discard', tile }) as const);
const net = (values: readonly number[]) => bySeat(values.length, (seat) => values[seat] ?? 0);

const others = [
  { melds: ['777z'], bonus: '3y2a', score: -1280, pond: '4z1p5z9p1p3z2p' },
  { bonus: '2f4y3j', score: 40, pond: '9p7p1p2p4z' },
] as const;

/** A Fei to redeem, one to set aside, a kong, and all four Fei. */
const redeem = scene({
  game,
  live: 18,
  seats: [{ melds: ['5z1x1x'], bonus: '1f2y1a1j', score: 1240, pond: '54z1p6p' }, ...others],
  stage: { type: 'turn', seat: 0 },
  mine: {
    hand: '3467p2222z5z1x1x',
    drawn: '5z',
    offers: [
      { type: 'four-flying' },
      { type: 'redeem', tile: '5z', meld: 0 },
      { type: 'kong', kind: 'concealed', tile: '2z' },
      { type: 'set-aside' },
      ...throws('3467p2222z5z'),
    ],
    refusals: [],
  },
});

const over = { game, tableStage: 'between-deals', deal: 4, live: 17 } as const;
const circumstances = [] as const;

/** All four Fei, and a hand that isn't complete. */
const fourFlying = scene({
  ...over,
  seats: [
    { melds: ['5z1x1x'], bonus: '1f2y', score: 88, pond: '54z1p6p', hand: '3467p2224z5z1x1x' },
    { ...others[0], hand: '23357p135p22z' },
    { ...others[1], hand: '34455788p3334z' },
  ],
  stage: {
    type: 'deal-over',
    matchOver: false,
    net: net([88, -44, -44]),
    ending: {
      ...{ type: 'won', seat: 0, source: 'self-draw', tile: '5z', circumstances },
      transfers: [
        { from: 1, to: 0, amount: 44 },
        { from: 2, to: 0, amount: 44 },
      ],
      score: {
        ...{ fan: 10, counted: 10, limit: true, doubled: true },
        items: [{ pattern: 'four-flying', fan: 10 }],
        arrangement: [],
      },
    },
  },
  mine: { hand: '3467p2224z5z1x1x', offers: [], refusals: [] },
});

/** The losers settle between themselves. */
const losers = scene({
  ...over,
  seats: [
    { bonus: '1234a', score: -4, pond: '54z1p6p', hand: '34467p2224z5z13p1x' },
    { ...others[0], melds: ['777z'], score: 15, hand: '234567p22z99p' },
    { ...others[1], score: -11, hand: '34455788p3334z' },
  ],
  stage: {
    type: 'deal-over',
    matchOver: false,
    net: net([-6, 15, -9]),
    ending: {
      ...{ type: 'won', seat: 1, source: 'discard', from: 0, tile: '9p', circumstances },
      transfers: [
        { from: 0, to: 1, amount: 10 },
        { from: 2, to: 1, amount: 5 },
      ],
      score: {
        ...{ fan: 5, counted: 5, limit: false },
        items: [
          { pattern: 'mixed-one-suit', fan: 1 },
          { pattern: 'dragon-pung', fan: 1, tiles: t('777z') },
          { pattern: 'animal', fan: 1, tiles: t('2a') },
          { pattern: 'seat-season', fan: 1, tiles: t('3y') },
          { pattern: 'north-pung', fan: 1, tiles: t('444z') },
        ],
        arrangement: [t('777z'), t('234p'), t('567p'), t('22z'), t('999p')],
      },
      losers: {
        counts: [
          { seat: 2, fan: 1, fei: 0 },
          { seat: 0, fan: 5, fei: 0 },
        ],
        terms: [{ type: 'per-fan', fan: 4, each: 1 }],
        transfers: [{ from: 2, to: 0, amount: 4 }],
      },
    },
  },
  mine: { hand: '34467p2224z5z13p1x', offers: [], refusals: [] },
});

export const malaysianScenes: Readonly<Record<string, Scene>> = {
  redeem,
  'four-flying': fourFlying,
  losers,
};
