/** The rules of Hong Kong with flowers, in English. */
import type { RulesText } from '../../../rules-text.ts';

export const hongKong: RulesText = {
  lead: 'Hong Kong mahjong as many families play it: flowers beside the hand, and a minimum that small hands don’t reach.',
  before: ['A table plays one hand, a round or four rounds, as it chooses before the first deal.'],
  goal: [
    'A hand wins with four sets and a pair, with thirteen orphans, or by itself with all eight flowers and seasons. Apart from limits it must be worth the table’s minimum, flowers included.',
  ],
  tiles: [
    'Flowers and seasons are set aside the moment they come and replaced at once. Their numbers belong to seats: 1 East, 2 South, 3 West, 4 North.',
  ],
  turn: [
    'The dealer deals again after winning and after a drawn hand, unless the table says otherwise; then the deal passes on. When it comes back to the first dealer the round is over.',
    'A stock at the end of the wall is kept for replacements, so flowers don’t make the hand shorter.',
  ],
  claims: [
    'Robbing a kong is an option of the table. If it is on, thirteen orphans may even rob a concealed kong.',
  ],
  special: [
    {
      title: 'Flowers and seasons',
      text: [
        'The one with your seat’s number counts, and so does a whole series of four. Having none at all counts too.',
        'All eight end the hand at once, whoever’s turn it is and whatever the hand looks like.',
      ],
    },
  ],
  fan: [
    'Rows add up. Where one row contains another the smaller one isn’t counted again. All ways to read a hand are tried, and the best one counts.',
  ],
  payment: [
    'Fan are turned into a value by a schedule, and everybody pays a part of it. How much the one pays who threw the tile is an option of the table.',
  ],
  tips: [
    'Three fan want a plan from the first tiles on: one suit with honours, all pungs, or two sets of honours.',
    'All chows kept concealed and drawn by yourself is just enough, without a single flower of your own.',
    'A hand without any flower has a fan already. One flower of another seat takes that away and gives nothing.',
    'Claim only what brings fan. Each claim shows the others what you collect, and ends a concealed hand.',
  ],
  questions: [
    {
      ask: 'My hand is complete. Why can’t I win?',
      answer:
        'It is worth less than the table’s minimum. The line below the ponds says what it has and what it needs.',
    },
    {
      ask: 'Does a flower of another seat help me?',
      answer: 'Only as part of a whole series of four, or towards all eight.',
    },
    {
      ask: 'Is a hand still concealed if I win on a discard?',
      answer: 'Yes, if nothing was claimed before.',
    },
    { ask: 'Are seven pairs a hand?', answer: 'Not in this game.' },
  ],
  house: {
    'Tiles.4': {
      what: 'When the stock is used up replacements come from the end of the wall; a kong stays possible while any are left.',
      why: 'With many flowers and kongs the stock can run out, and the hand should go on.',
    },
    'Fan.1': {
      what: 'All chows may have any pair, an honour too.',
      why: 'The row is about the four sets; it is easier to see and to remember.',
      patterns: ['all-chows'],
    },
    'Fan.2': {
      what: 'A concealed kong keeps the hand concealed.',
      why: 'Nothing was claimed from anybody.',
      patterns: ['fully-concealed'],
    },
    'Fan.10': {
      what: 'The discard after the last draw counts as the last tile too.',
      why: 'It is the last chance of the hand for everybody.',
      patterns: ['last-tile'],
    },
    'Fan.17': {
      what: 'Little four winds has half flush in it.',
      why: 'Three pungs of winds and a pair of the fourth are one anyway.',
      patterns: ['little-four-winds'],
    },
    'Fan.20': {
      what: 'Self-drawn adds to a kong on kong.',
      why: 'The row replaces the kong replacement only.',
      patterns: ['kong-on-kong'],
    },
    'Fan.22': {
      what: 'Other rows add to four concealed pungs, but for the three inside it.',
      why: 'A hand that has more should be worth more.',
      patterns: ['four-concealed-pungs'],
    },
  },
};
