/** The rules of Hong Kong old style, in English. */
import type { RulesText } from '../../../rules-text.ts';

export const hongKongOldStyle: RulesText = {
  lead: 'The classic for four, without flowers and without a minimum. If you have never played mahjong, begin here.',
  before: ['A match is short: each player deals once, and the highest total wins.'],
  goal: [
    'Every complete hand wins here, even one worth nothing. Thirteen orphans, one of each terminal and honour and one of them twice, is the only other shape.',
  ],
  tiles: ['Three suits, the winds and the dragons, four of each. No flowers, no seasons, no jokers.'],
  turn: [
    'The deal passes on after every hand, won or drawn. Whoever deals is East for that hand. The round wind is East throughout.',
    'Some tiles at the end of the wall are kept back. When only they are left the hand is drawn and nothing is paid.',
  ],
  claims: ['Robbing a kong isn’t played.'],
  special: [],
  fan: [
    'Rows add up, and sums are cut at the cap. Big four winds, all terminals, nine gates and four kongs have no rows of their own: they count by their parts.',
  ],
  payment: [
    'A hand’s value doubles with every fan. Who threw the winning tile pays it twice, everybody else once; on a self-drawn win everybody pays twice.',
  ],
  tips: [
    'No minimum means speed: a small hand now often beats a large one later.',
    'Once somebody is close, throw what has already been thrown. They didn’t win on it then, and most likely won’t now.',
    'A pair of dragons or of your own wind is worth keeping for a while; a single one is the first to go.',
    'East counts for everybody, and twice for the dealer.',
  ],
  questions: [
    {
      ask: 'Are seven pairs a hand?',
      answer: 'Not in this game.',
    },
    {
      ask: 'May I win on a tile that only completes my pair?',
      answer: 'Yes, a win may complete a set, the pair or thirteen orphans.',
    },
    {
      ask: 'Who can chow?',
      answer:
        'Only the player whose turn is next after the one who threw the tile. Everything else is open to everyone.',
    },
    {
      ask: 'Why wasn’t I asked about that tile?',
      answer: 'You are asked only when you could do something with it. Otherwise play goes straight on.',
    },
  ],
  house: {
    'Match.1': {
      what: 'The first dealer is drawn at random.',
      why: 'Nobody should gain from where they happen to sit down.',
    },
    'Wall.4': {
      what: 'No kong once no live tile is left.',
      why: 'The kept-back tiles stay whole, so there would be nothing to replace it with.',
    },
    'Fan.2': {
      what: 'A concealed kong keeps the hand concealed.',
      why: 'Nothing was claimed from anybody.',
      patterns: ['concealed-hand'],
    },
    'Fan.3': {
      what: 'All chows may have any pair, an honour too.',
      why: 'The row is about the four sets; it is easier to see and to remember.',
      patterns: ['all-chows'],
    },
    'Fan.7': {
      what: 'The discard after the last draw counts as the last tile too.',
      why: 'It is the last chance of the hand for everybody.',
      patterns: ['last-tile'],
    },
  },
};
