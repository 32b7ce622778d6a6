/** A hand for every row of the fan table of Hong Kong with flowers, and one whose payment is worked out: what its rules page shows. */
import type { ExampleHands } from '../examples.ts';
import type { patterns } from './patterns.ts';

export const examples: ExampleHands<(typeof patterns)[number]['id']> = {
  worked: '456789s5z, melds 123s 444z, aside 1f, wins 5z by discard, seat south, round east',
  hands: {
    'all-chows': '123456m99p45678s, wins 9s by discard, seat south, round east',
    'fully-concealed': '123456m99p45678s, aside 1f, wins 9s by self-draw, seat south, round east',
    'self-drawn': '123456m99p45678s, aside 1f, wins 9s by self-draw, seat south, round east',
    'no-flowers': '456789s5z, melds 123s 444z, wins 5z by discard, seat south, round east',
    'seat-flower': '22m345p67s, melds 777z 666z, aside 2f, wins 8s by discard, seat south, round east',
    'complete-set': '1235m, melds 666z 789s 123p, aside 1234y, wins 5m by discard, seat west, round east',
    'dragon-pung': '22m345p67s, melds 777z 666z, aside 2f, wins 8s by discard, seat south, round east',
    'seat-wind-pung': '456m2345p789s, melds 222z, aside 2f, wins 5p by self-draw, seat south, round east',
    'round-wind-pung': '456m2345p789s, melds 111z, aside 1f2y, wins 5p by self-draw, seat south, round east',
    'last-tile': '4488m666p222s, melds 777p, aside 1f, wins 8m by discard, seat south, round east, last-tile',
    'robbing-the-kong':
      '22m345p67s, melds 777z 666z, aside 1f, wins 8s by robbed-kong, seat south, round east, robbing true',
    'kong-replacement':
      '34m33z, melds 2222s 555z 666p, aside 2f, wins 5m by self-draw, seat north, round east, kong-replacement',
    'all-pungs': '666m3444p888s, melds 222m, aside 1f, wins 3p by discard, seat south, round east',
    'half-flush': '456789s5z, melds 123s 444z, aside 1f, wins 5z by discard, seat south, round east',
    'all-terminals-and-honours':
      '4445z, melds 111m 999p 111s, aside 1f, wins 5z by discard, seat south, round east',
    'little-three-dragons':
      '456m789s5z, melds 777z 666z, aside 1f, wins 5z by discard, seat south, round east',
    'little-four-winds':
      '67s44z, melds 111z 222z 333z, aside 1f, wins 8s by discard, seat north, round north',
    'full-flush': '1112345678m, melds 999m, aside 1f, wins 5m by discard, seat south, round east',
    'big-three-dragons': '555p8s, melds 777z 666z 555z, aside 1f, wins 8s by discard, seat south, round east',
    'kong-on-kong':
      '23499m56s, melds (1111s) 7777p, aside 2f, wins 7s by self-draw, seat east, round east, kong-on-kong',
    'eight-flowers': '-, aside 1234f1234y, eight-flowers, seat north, round east',
    'four-concealed-pungs': '22233444m55566p, aside 1f, wins 3m by discard, seat south, round east',
    'all-honours': '1114z, melds 777z 666z 555z, aside 1f, wins 4z by discard, seat south, round east',
    'all-terminals': '999p1s, melds 111m 999m 111p, aside 1f, wins 1s by discard, seat south, round east',
    'nine-gates': '1112345678999p, aside 1f, wins 2p by discard, seat south, round east',
    'big-four-winds': '8p444z, melds 111z 222z 333z, aside 1f, wins 8p by discard, seat south, round east',
    'thirteen-orphans': '19m19p19s1234567z, aside 1f, wins 1m by discard, seat south, round east',
    'four-kongs': '5z, melds 1111p 2222s 6666m (8888s), aside 1f, wins 5z by discard, seat south, round east',
    'on-the-deal': '1235679m456p456s, aside 2f, wins 9m by self-draw, seat east, round east, first-deal',
    'first-draw': '1235679m456p456s, aside 1f, wins 9m by self-draw, seat south, round east, first-deal',
    'first-discard': '1235679m456p456s, aside 1f, wins 9m by discard, seat south, round east, first-deal',
  },
};
