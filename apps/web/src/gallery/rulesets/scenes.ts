/** The situations of the gallery: what is rare, what is crowded, what is easily misread. */
import { type BySeat, bySeat } from '@tilehouse/engine';
import { crowdOfFour } from '../crowd.ts';
import { type Scene, scene, t } from '../scene.ts';
import { flowerScenes } from './flower-scenes.ts';
import { malaysianScenes } from './malaysian-scenes.ts';

const threeHanded = 'missing-suit';
const fourHanded = 'hong-kong-old-style';

const netOf = (net: readonly number[]): BySeat<number> => bySeat(net.length, (seat) => net[seat] ?? 0);
const throws = (hand: string) =>
  [...new Set(t(hand))].filter((tile) => tile !== '1x').map((tile) => ({ type: 'discard', tile }) as const);

/** Every seat full: four kongs, all bonus tiles, long ponds, a claim open with every key. */
const crowdThree = scene({
  game: threeHanded,
  live: 0,
  seats: [
    {
      melds: ['1111z', '6666z', 'k2222z', '5555p'],
      bonus: '12f34y1a1j',
      score: -1240,
      pond: '123456789p1234567z123456p',
    },
    {
      melds: ['1111p', '2222p', '3333p', 'k7777z'],
      bonus: '3f1y2a2j',
      score: 1860,
      pond: '987654321p7654321z876541p',
    },
    {
      melds: ['3333z', '4444z', 'k8888p', '9999p'],
      bonus: '4f2y3a34j4a1x1x',
      score: -620,
      pond: '123456789p1234567z123452p',
    },
  ],
  stage: { type: 'claims', cause: 'discard', seat: 2, tile: '2p' },
  mine: {
    hand: '2p',
    offers: [
      { type: 'win' },
      { type: 'kong', kind: 'claimed', tile: '2p' },
      { type: 'pung', tiles: ['2p', '2p', '2p'] },
      { type: 'chow', tiles: ['1p', '2p', '3p'] },
      { type: 'pass' },
    ],
    refusals: [],
  },
  left: 6000,
});

const crowdFour = scene(
  crowdOfFour({
    game: fourHanded,
    deal: 4,
    seats: [{ score: -124 }, { score: 186 }, { score: -62 }, { score: 12 }],
  }),
);

/** Somebody is away, and soon played for, while everybody may still answer. */
const away = scene({
  game: threeHanded,
  live: 26,
  seats: [
    { bonus: '1f2y', score: 440, pond: '54z1p6p2z' },
    { melds: ['777z'], bonus: '3y2a', score: -1280, pond: '4z1p5z9p1p3z2p' },
    { bonus: '2f4y3j', score: 840, pond: '9p7p1p2p4z' },
  ],
  stage: { type: 'claims', cause: 'discard', seat: 0, tile: '2z' },
  mine: { hand: '3467p1333z5z789p1x', offers: [], refusals: [] },
  away: [{ seat: 1, left: 38_000 }],
});

/** Every claim at once, on a hand that could take the tile in several ways. */
const claims = scene({
  game: threeHanded,
  dealer: 0,
  live: 31,
  seats: [
    { melds: ['666z'], bonus: '1f2y1a1j', score: 1240, pond: '14z1p5z' },
    { melds: ['777z'], bonus: '3y2a', score: -620, pond: '4z1p5z9p1p3z' },
    { bonus: '2f4y', score: -620, pond: '3p9p5z1p2p' },
  ],
  stage: { type: 'claims', cause: 'discard', seat: 2, tile: '2p' },
  mine: {
    hand: '122347p44z8p1x',
    offers: [
      { type: 'pung', tiles: ['2p', '2p', '2p'] },
      { type: 'pung', tiles: ['2p', '2p', '1x'] },
      { type: 'chow', tiles: ['1p', '2p', '3p'] },
      { type: 'chow', tiles: ['2p', '3p', '4p'] },
      { type: 'chow', tiles: ['1p', '2p', '1x'] },
      { type: 'chow', tiles: ['2p', '1x', '4p'] },
      { type: 'pass' },
    ],
    refusals: [],
  },
});

/** A win on offer, with what it brings. */
const win = scene({
  game: threeHanded,
  live: 18,
  seats: [
    { melds: ['111z', '666z'], bonus: '1f2y1a1j', score: 1240, pond: '54z1p5z6p' },
    { melds: ['777z'], bonus: '3y2a', score: -1280, pond: '4z1p5z9p1p3z2p' },
    { bonus: '2f4y', score: 40, pond: '9p7p1p2p5z' },
  ],
  stage: { type: 'claims', cause: 'discard', seat: 1, tile: '2p' },
  mine: {
    hand: '3445688p',
    offers: [{ type: 'win' }, { type: 'pass' }],
    refusals: [],
  },
});

/** One's own turn with a tile to set aside. */
const turn = scene({
  game: threeHanded,
  live: 18,
  seats: [
    { melds: ['111z', '666z'], bonus: '1f2y1a1j', score: 1240, pond: '54z1p5z6p' },
    { melds: ['777z'], bonus: '3y2a', score: -1280, pond: '4z1p5z9p1p3z2p' },
    { bonus: '2f4y', score: 40, pond: '9p7p1p2p5z4z' },
  ],
  stage: { type: 'turn', seat: 0 },
  mine: {
    hand: '234688p1x2z',
    drawn: '2z',
    offers: [...throws('234688p2z'), { type: 'set-aside' }],
    refusals: [],
  },
});

const turnFour = scene({
  game: fourHanded,
  dealer: 3,
  live: 55,
  deal: 2,
  seats: [
    { score: 16, pond: '4z5z1m9p3z1s9m8s' },
    { melds: ['345m', '111z'], score: -16, pond: '2s8p4z1p7z2z5s' },
    { melds: ['777s'], score: -4, pond: '2p9s9m1z1p3z2z' },
    { score: 4, pond: '4z7z1p1m5z9s8m9p' },
  ],
  stage: { type: 'turn', seat: 0 },
  mine: {
    hand: '2346m345p349s22z6z7m',
    drawn: '7m',
    offers: throws('2346m345p349s22z6z7m'),
    refusals: [],
  },
});

/** Not one's turn; the tile fits but can't be taken. */
const refused = scene({
  game: fourHanded,
  live: 61,
  seats: [
    { score: 0, pond: '4z5z1m' },
    { score: 0, pond: '2s8p4z' },
    { score: 0, pond: '2p9s5m' },
    { score: 0, pond: '4z7z1p' },
  ],
  stage: { type: 'claims', cause: 'discard', seat: 2, tile: '5m' },
  mine: {
    hand: '3467m345p349s122z',
    offers: [],
    answered: true,
    refusals: [{ code: 'not-next-seat', tile: '5m' }],
  },
});

const belowMinimum = scene({
  game: threeHanded,
  live: 22,
  seats: [
    { bonus: '2f', score: 0, pond: '4z5z1p' },
    { bonus: '1a', score: 0, pond: '2z8p4z' },
    { score: 0, pond: '2p9p5p' },
  ],
  stage: { type: 'claims', cause: 'discard', seat: 2, tile: '5p' },
  mine: {
    hand: '222345p46p777p44z',
    offers: [],
    answered: true,
    refusals: [{ code: 'below-minimum', fan: 1, needs: 3 }],
  },
});

const paused = scene({ ...pausedBase() });
function pausedBase() {
  return {
    game: fourHanded,
    live: 61,
    seats: [{ pond: '4z' }, { pond: '2s' }, { pond: '2p' }, { pond: '7z' }],
    stage: { type: 'turn', seat: 1 },
    mine: { hand: '3467m345p349s122z', offers: [], refusals: [] },
    pausedBy: 0,
  } as const;
}

const resultWin = scene({
  game: threeHanded,
  tableStage: 'between-deals',
  deal: 4,
  live: 17,
  seats: [
    { melds: ['666z'], bonus: '1f2y1a1j', score: 1860, pond: '54z1p5z6p', hand: '456p666p88p1z1z1x' },
    {
      melds: ['777z'],
      bonus: '3y2a',
      score: -1660,
      pond: '4z1p5z9p1p3z2p',
      hand: '23357 7p1x35z2z'.replaceAll(' ', ''),
    },
    { bonus: '2f4y', score: -200, pond: '9p7p1p2p5z4z', hand: '34455788p3334z' },
  ],
  stage: {
    type: 'deal-over',
    matchOver: false,
    net: netOf([620, -380, -240]),
    ending: {
      type: 'won',
      seat: 0,
      source: 'discard',
      from: 1,
      tile: '6p',
      circumstances: [],
      transfers: [
        { from: 1, to: 0, amount: 380 },
        { from: 2, to: 0, amount: 240 },
      ],
      score: {
        fan: 7,
        counted: 7,
        limit: false,
        items: [
          { pattern: 'seat-wind-pung', fan: 2, tiles: t('11z1x') },
          { pattern: 'dragon-pung', fan: 1, tiles: t('666z') },
          { pattern: 'chow-hand', fan: 1 },
          { pattern: 'seat-flower', fan: 1, tiles: t('1f') },
          { pattern: 'animal', fan: 1, tiles: t('1a') },
          { pattern: 'plain-joker', fan: 1, tiles: t('1j') },
        ],
        arrangement: [t('666z'), t('456p'), t('666p'), t('11z1x'), t('88p')],
      },
    },
  },
  mine: { hand: '456p666p88p1z1z1x', offers: [], refusals: [] },
});

const matchOver = scene({
  game: fourHanded,
  tableStage: 'match-over',
  deal: 4,
  live: 31,
  seats: [
    {
      melds: ['345m'],
      score: 24,
      pond: '54z1p5z6p',
      hand: '234567p11789s'.replace('11', '1').replace('789s', '1789s'),
    },
    { melds: ['777z'], score: -16, pond: '4z1p5z9p1p3z2p', hand: '2335p7p35z2z66m' },
    { score: -4, pond: '9p7p1p2p5z4z', hand: '34455788p3334z' },
    { score: -4, pond: '9p7p1p2p5z', hand: '34455788s3334z' },
  ],
  stage: {
    type: 'deal-over',
    matchOver: true,
    net: netOf([-2, 16, -10, -4]),
    ending: {
      type: 'won',
      seat: 1,
      source: 'self-draw',
      tile: '2p',
      circumstances: [],
      transfers: [
        { from: 0, to: 1, amount: 2 },
        { from: 2, to: 1, amount: 10 },
        { from: 3, to: 1, amount: 4 },
      ],
      score: {
        fan: 2,
        counted: 2,
        limit: false,
        items: [
          { pattern: 'self-drawn', fan: 1 },
          { pattern: 'dragon-pung', fan: 1, tiles: t('777z') },
        ],
        arrangement: [t('777z'), t('234p'), t('345s'), t('666m'), t('22z')],
      },
    },
  },
  mine: { hand: '234567p1789s', offers: [], refusals: [] },
});

const drawn = scene({
  game: fourHanded,
  tableStage: 'between-deals',
  deal: 1,
  live: 0,
  seats: [
    { score: 0, pond: '54z1p5z6p', hand: '234567p1789s123m' },
    { score: 0, pond: '4z1p5z9p1p3z2p', hand: '2335p7p35z2z66m999m' },
    { score: 0, pond: '9p7p1p2p5z4z', hand: '34455788p33344z' },
    { score: 0, pond: '9p7p1p2p5z', hand: '34455788s33344z' },
  ],
  stage: { type: 'deal-over', matchOver: false, net: netOf([0, 0, 0, 0]), ending: { type: 'exhausted' } },
  mine: { hand: '234567p1789s123m', offers: [], refusals: [] },
});

export const scenes: Readonly<Record<string, Scene>> = {
  'crowd-three': crowdThree,
  'crowd-four': crowdFour,
  ...flowerScenes,
  claims,
  away,
  win,
  turn,
  'turn-four': turnFour,
  refused,
  'below-minimum': belowMinimum,
  paused,
  'result-win': resultWin,
  'match-over': matchOver,
  drawn,
  ...malaysianScenes,
};
