/** A hand for every row of the fan table of old style, and one whose payment is worked out: what its rules page shows. */
import type { ExampleHands } from '../examples.ts';
import type { patterns } from './patterns.ts';

export const examples: ExampleHands<(typeof patterns)[number]['id']> = {
  worked: '456789s5z, melds 123s 444z, wins 5z by discard, seat south, round east',
  hands: {
    'self-drawn': '123456m333p789s3z, wins 3z by self-draw, seat south, round east',
    'concealed-hand': '333345m678p222s1z, wins 1z by discard, seat south, round east',
    'all-chows': '234567m3459p678s, wins 9p by discard, seat south, round east',
    'dragon-pung': '1235m, melds 666z 789s 123p, wins 5m by discard, seat west, round east',
    'seat-wind-pung': '67899m345p23s, melds 222z, wins 4s by discard, seat south, round east',
    'east-pung': '456m2345p789s, melds 111z, wins 5p by discard, seat east, round east',
    'last-tile': '4488m666p222s, melds 777p, wins 8m by discard, seat south, round east, last-tile',
    'kong-replacement':
      '23499m56s, melds (1111s) 7777p, wins 7s by self-draw, seat east, round east, kong-replacement',
    'all-pungs': '666m3444p888s, melds 222m, wins 3p by discard, seat south, round east',
    'mixed-one-suit': '456789s5z, melds 123s 444z, wins 5z by discard, seat south, round east',
    'small-three-dragons': '456m789s5z, melds 777z 666z, wins 5z by discard, seat south, round east',
    'pure-one-suit': '1112345678m, melds 999m, wins 5m by discard, seat south, round east',
    'big-three-dragons': '555p8s, melds 777z 666z 555z, wins 8s by discard, seat south, round east',
    'all-honours': '7z, melds 111z 222z 333z 4444z, wins 7z by discard, seat south, round east',
    'thirteen-orphans': '19m19p19s1234567z, wins 1m by discard, seat south, round east',
  },
};
