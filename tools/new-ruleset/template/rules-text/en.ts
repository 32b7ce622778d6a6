/** The rules of New ruleset, in English. */
import type { RulesText } from '../../../rules-text.ts';

export const newRuleset: RulesText = {
  lead: 'A small game for four, made to be changed: say here in a sentence what kind of game yours is.',
  before: ['A match is four hands: each player deals once, and the highest total wins.'],
  goal: ['Four sets and a pair, worth at least what the table asks for.'],
  tiles: ['Three suits, the winds and the dragons, four of each. No flowers, no seasons, no jokers.'],
  turn: ['The deal passes on after every hand, won or drawn. Whoever deals is East for that hand.'],
  claims: ['A chow only from the player before you; a pung, a kong or the win from anybody.'],
  special: [],
  fan: ['Rows add up, and sums are cut at the cap.'],
  payment: [
    'Who threw the winning tile pays twice, everybody else once; on a self-drawn win everybody pays twice.',
  ],
  tips: ['A pair of dragons is worth keeping for a while; a single one is the first to go.'],
  questions: [
    {
      ask: 'Who can chow?',
      answer: 'Only the player whose turn is next after the one who threw the tile.',
    },
  ],
  house: {},
};
