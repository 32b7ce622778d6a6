/** Situations of the four-handed game with flowers: much set aside, a hand that ends by itself, a hidden kong to rob. */
import { crowdOfFour } from '../crowd.ts';
import { type Scene, scene } from '../scene.ts';

const fourWithFlowers = 'hong-kong';

/** Four kongs a seat and all eight flowers, seven of them with one's own. */
const crowdFlowers = scene(
  crowdOfFour({
    game: fourWithFlowers,
    seats: [
      { bonus: '1234f123y', score: -1240 },
      { bonus: '4y', score: 1860 },
      { score: -620 },
      { score: 0 },
    ],
  }),
);

/** Eight flowers: the hand that ends by itself and lies there as it stood. */
const eightFlowers = scene({
  game: fourWithFlowers,
  tableStage: 'match-over',
  deal: 1,
  live: 52,
  seats: [
    { score: -128, pond: '54z1p5z6p', hand: '234567p1789s123m' },
    { melds: ['777z'], bonus: '1234f1234y', score: 384, pond: '4z1p5z9p1p3z2p', hand: '233557p35z66m' },
    { score: -128, pond: '9p7p1p2p5z4z', hand: '34455788p33344z' },
    { score: -128, pond: '9p7p1p2p5z', hand: '34455788s33344z' },
  ],
  stage: {
    type: 'deal-over',
    matchOver: true,
    net: [-128, 384, -128, -128],
    ending: {
      type: 'won',
      seat: 1,
      source: 'self-draw',
      tile: '4y',
      circumstances: [],
      transfers: [
        { from: 0, to: 1, amount: 128 },
        { from: 2, to: 1, amount: 128 },
        { from: 3, to: 1, amount: 128 },
      ],
      score: {
        fan: 8,
        counted: 8,
        limit: false,
        items: [{ pattern: 'eight-flowers', fan: 8 }],
        arrangement: [],
      },
    },
  },
  mine: { hand: '234567p1789s123m', offers: [], refusals: [] },
});

/** A concealed kong that this seat alone may rob, and so is shown. */
const robOrphans = scene({
  game: fourWithFlowers,
  options: { robbing: true },
  live: 40,
  seats: [
    { bonus: '2f', pond: '4p5p6s' },
    { bonus: '3y', pond: '2s8p4p' },
    { melds: ['345m'], pond: '2p8s5m' },
    { pond: '4s3p2m' },
  ],
  stage: { type: 'claims', cause: 'kong', seat: 2 },
  mine: {
    hand: '19m19p199s234567z',
    underClaim: '1z',
    offers: [{ type: 'win' }, { type: 'pass' }],
    refusals: [],
  },
});

export const flowerScenes: Readonly<Record<string, Scene>> = {
  'crowd-flowers': crowdFlowers,
  'eight-flowers': eightFlowers,
  'rob-orphans': robOrphans,
};
