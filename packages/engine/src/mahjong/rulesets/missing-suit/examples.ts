/** A hand for every row of the fan table of The Missing Suit, and one whose payment is worked out: what its rules page shows. */
import type { ExampleHands } from '../examples.ts';
import type { patterns } from './patterns.ts';

export const examples: ExampleHands<(typeof patterns)[number]['id']> = {
  worked: '23467p55z, melds 777z 66z1x, aside 1j, wins 8p by discard, seat south, round east',
  hands: {
    'seat-wind-pung': '11155578p77z, melds (1111z), aside 3f, wins 9p by discard, seat east, round east',
    'other-wind-pung': '23499p55z, melds (8888p) 4444z, aside 2a, wins 9p by discard, seat east, round east',
    'dragon-pung': '4777z, melds 333p 567p 999p, aside 3a, wins 4z by discard, seat east, round east',
    'seat-flower': '23488p11444z, melds 789p, aside 4f2a, wins 1z by discard, seat south, round east',
    'seat-season': '1223345667778p, aside 2y, wins 1p by discard, seat south, round east',
    'four-flowers': '44456678p22z, melds 123p, aside 1234f, wins 7p by self-draw, seat east, round east',
    'four-seasons': '44456678p22z, melds 123p, aside 1234y, wins 7p by self-draw, seat east, round east',
    animal: '1156777p, melds 9999p 555p, aside 3a, wins 1p by self-draw, seat west, round east',
    'plain-joker': '5p666z, melds (9999p) 666p 123p, aside 3a4j, wins 5p by discard, seat west, round east',
    'four-plain-jokers':
      '9p22266z1x, melds 11p1x 33z1x, aside 1234j, wins 9p by self-draw, seat west, round east',
    'fei-set-aside': '111456789p5z, melds 444z, aside 1x, wins 5z by self-draw, seat south, round east',
    'all-pungs': '11z99p, melds 333p 555z 888p, aside 2a, wins 9p by discard, seat south, round east',
    'all-pungs-all-dots': '1155566p, melds 222p 888p, aside 1y, wins 6p by self-draw, seat west, round east',
    'chow-hand': '11155578p77z, melds (1111z), aside 3f, wins 9p by discard, seat east, round east',
    'chow-hand-all-dots': '1223345667778p, aside 2y, wins 1p by discard, seat south, round east',
    'seven-pairs': '113355779p1177z, aside 3f, wins 9p by discard, seat west, round east',
    'small-three-dragons': '23467p55z, melds 777z 666z, aside 1j, wins 8p by discard, seat south, round east',
    'small-four-winds': '2277z, melds 111z 333z 444z, aside 4y, wins 7z by self-draw, seat south, round east',
    'robbing-the-kong': '11145789p44z, melds 222z, aside 2y, wins 6p by robbed-kong, seat south, round east',
    'no-flowers': '113355779p1177z, wins 9p by discard, seat west, round east',
    'big-three-dragons': '1299p, melds 777z 666z 555z, aside 1a, wins 3p by discard, seat west, round east',
    'big-four-winds': '1p, melds 111z 222z 333z 444z, aside 1a, wins 1p by discard, seat east, round east',
    'four-fei': '1234589p111x, melds 11z1x, aside 2f, wins 2p by self-draw, seat east, round east',
  },
};
