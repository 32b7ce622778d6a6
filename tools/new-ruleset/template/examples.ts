/** A hand for every row of the fan table of New ruleset, and one whose payment is worked out: what its rules page shows. */
import type { ExampleHands } from '../examples.ts';
import type { patterns } from './patterns.ts';

export const examples: ExampleHands<(typeof patterns)[number]['id']> = {
  worked: '456s7s, melds 222s 888s 333z, wins 7s by discard, seat south, round east',
  hands: {
    'self-drawn': '456m123p7s, melds 234s 888p, wins 7s by self-draw, seat south, round east',
    'dragon-pung': '456m123p7s, melds 234s 777z, wins 7s by discard, seat south, round east',
    'all-pungs': '444m7s, melds 222s 888p 333z, wins 7s by discard, seat south, round east',
    'mixed-one-suit': '456s7s, melds 222s 888s 333z, wins 7s by discard, seat south, round east',
    'pure-one-suit': '456s7s, melds 222s 888s 123s, wins 7s by discard, seat south, round east',
    'big-three-dragons': '456m7s, melds 555z 666z 777z, wins 7s by discard, seat south, round east',
    'all-honours': '2z, melds 555z 666z 111z 333z, wins 2z by self-draw, seat south, round east',
  },
};
