/** A hand for every row of the fan table of Malaysian three-player, and one whose payment is worked out: what its rules page shows. */
import type { ExampleHands } from '../examples.ts';
import type { patterns } from './patterns.ts';

export const examples: ExampleHands<(typeof patterns)[number]['id']> = {
  worked: '335677788p1x, melds 345p, aside 3f12y4j, wins 8p by discard, seat west, round east',
  hands: {
    'dragon-pung': '1123446789p555z, aside 4y24j, wins 5p by discard, seat south, round east',
    'seat-wind-pung': '99p55z, melds 111z 222z 333z, aside 3f, wins 9p by discard, seat south, round east',
    'east-pung': '99p55z, melds 111z 222z 333z, aside 3f, wins 9p by discard, seat south, round east',
    'north-pung': '1145p111222444z, aside 1a, wins 6p by discard, seat south, round east',
    face: '3335677788p, melds 345p, aside 3f12y4j, wins 8p by self-draw, seat west, round east',
    animal: '1145p111222444z, aside 1a, wins 6p by discard, seat south, round east',
    'seat-flower': '3335677788p, melds 345p, aside 3f12y4j, wins 8p by self-draw, seat west, round east',
    'seat-season': '1123446789p555z, aside 4y24j, wins 5p by discard, seat south, round east',
    'fei-set-aside': '22334445667p11x, aside 3j1x, wins 1x by self-draw, seat south, round east',
    replacement:
      '234p3355z, melds 234p 999p, aside 2f4y1234j, wins 5z by self-draw, seat east, round east, flower-replacement',
    'robbing-the-kong':
      '1111378999p, melds 1x34p, aside 4f2y3a, wins 2p by robbed-kong, seat south, round east',
    'four-faces': '123456p78p66z, melds 333z, aside 1234j, wins 9p by discard, seat south, round east',
    'four-animals': '123456p78p66z, melds 333z, aside 1234a, wins 9p by discard, seat south, round east',
    'four-flowers': '123456p78p66z, melds 333z, aside 1234f1234y, wins 9p by discard, seat south, round east',
    'four-seasons': '123456p78p66z, melds 333z, aside 1234f1234y, wins 9p by discard, seat south, round east',
    'mixed-one-suit': '99p55z, melds 111z 222z 333z, aside 3f, wins 9p by discard, seat south, round east',
    'all-sequences': '22334445667p11x, aside 3j1x, wins 1x by self-draw, seat south, round east',
    'all-pungs': '111p99p66p, melds 888p 333p, aside 3f, wins 9p by discard, seat south, round east',
    'pure-one-suit': '111p99p66p, melds 888p 333p, aside 3f, wins 9p by discard, seat south, round east',
    'small-three-dragons':
      '12378p77z, melds 555z 666z, aside 1j3f, wins 9p by discard, seat south, round east',
    'self-drawn':
      '111p99p66p, melds 888p 333p, aside 3f, wins 9p by self-draw, seat south, round east, selfDrawFan 1',
    'seven-pairs':
      '113355779p1122z, aside 4y12a, wins 9p by discard, seat south, round east, sevenPairs true',
    'no-flowers': '1223345688p, melds 777z, wins 4p by discard, seat east, round east',
    'big-three-dragons': '78p22z, melds 555z 666z 777z, aside 3f, wins 9p by discard, seat south, round east',
    'small-four-winds': '78p44z, melds 111z 222z 333z, aside 3f, wins 9p by discard, seat south, round east',
    'big-four-winds': '99p44z, melds 111z 222z 333z, aside 3f, wins 4z by discard, seat south, round east',
    'all-honours': '11z55z, melds 222z 333z 666z, aside 3f, wins 1z by discard, seat south, round east',
    'nine-gates': '1112345678999p, aside 1y, wins 5p by self-draw, seat south, round east',
    'four-kongs': '1z, melds 2222p 5555p 7777p (9999p), aside 3f, wins 1z by discard, seat south, round east',
    'four-concealed-pungs': '111333555p99p66z, aside 3f, wins 9p by self-draw, seat south, round east',
    'sixteen-bonus-tiles':
      '123456p78p66z, melds 333z, aside 1234f1234y1234a1234j, wins 9p by discard, seat south, round east',
    'four-flying': '1479p12457z1x1x1x1x, aside 3f, wins 6z by self-draw, seat south, round east',
    'kong-on-kong':
      '45678p66z, melds 3333z (2222p), aside 3f, wins 3p by self-draw, seat south, round east, kong-replacement, kong-on-kong',
    'last-tile': '444666678p5666z, aside 1y234j, wins 5z by self-draw, seat west, round east, last-tile',
    'win-on-the-deal': '123456789p333z6z, aside 3f, wins 6z by self-draw, seat east, round east, first-deal',
    'win-on-the-first-draw':
      '123456789p333z6z, aside 3f, wins 6z by self-draw, seat south, round east, first-deal',
    'win-on-the-first-discard':
      '123456789p333z6z, aside 3f, wins 6z by discard, seat south, round east, first-deal',
  },
};
