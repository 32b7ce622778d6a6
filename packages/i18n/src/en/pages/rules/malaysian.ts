/** The rules of the Malaysian game for three, in English. */
import type { RulesText } from '../../../rules-text.ts';

export const malaysian: RulesText = {
  lead: 'Mahjong for three with a gate: a hand must be complete and also worth enough fan. Four Fei 飛, the flying jokers, make that possible.',
  before: [
    'There is no match to finish: play one hand or twenty, and stop after any of them.',
    'Know the basic sets before you sit down: this is the strictest of our games. The Missing Suit has the same tiles and is gentler.',
  ],
  goal: [
    'A hand has to pass two checks: its shape, four sets and a pair, and its value. Count as you build; many complete hands are not worth enough.',
  ],
  tiles: [
    'Dots are the only suit. North is a tile like any other wind, though nobody sits North.',
    'Faces, animals, flowers and seasons never stay in a hand: they are laid beside it at once and replaced from the back of the wall.',
  ],
  turn: [
    'The dealer is East, the next player South, then West. The winner is East in the next hand, wherever they sit; a drawn hand keeps East.',
    'The wall is played to its very last tile: nothing is kept back.',
  ],
  claims: [
    'Fei make claims possible: a pung with one real tile and a Fei, or even with two Fei; a chow with one real tile and a Fei. The more real a pung, the stronger the claim.',
  ],
  special: [
    {
      title: 'Fei 飛, the tile that flies',
      text: [
        'A Fei may be any tile of a pung, a chow or the pair. A set holds at most two, the pair may be two Fei, a kong none. Three Fei together are no set.',
        'A chow with two Fei may stand in the hand, but a tile you win on from another player can’t be in it.',
        'Setting one aside as a flower counts a fan and draws another tile; from then on the hand is no longer one with nothing set aside. A Fei can’t be thrown.',
      ],
    },
    {
      title: 'Redeeming a Fei 換飛',
      text: [
        'If you draw the very tile that a Fei stands for in one of your own declared sets, you may swap them in that turn. The Fei is back in your hand: use it, or win with it at once.',
        'Only the tile drawn last redeems, one tile one Fei, and never from another player’s set.',
      ],
    },
    {
      title: 'Four Flying 四飛',
      text: [
        'All four Fei in your hand or your own sets, none set aside, are a hand of the highest value by themselves: in your turn, after a draw, you may simply lay them down. You needn’t; a table may also ask for a complete hand first.',
      ],
    },
    {
      title: 'Faces, animals, flowers and seasons',
      text: [
        'Faces and animals always count. Flowers and seasons carry numbers: 1 is East’s, 2 South’s, 3 West’s, and 4 is good for whoever has it. A complete quartet counts on top of its tiles.',
      ],
    },
  ],
  fan: [
    'What no row names counts nothing: a chow as such, a concealed hand, a pung of South or West that isn’t your wind. Nothing is counted twice, and a maximum replaces the sum.',
  ],
  payment: [
    'From each payer comes also a fixed amount for every Fei the winner has, wherever it is. A hand at the top, 爆番, is paid as twice as many fan.',
    'A table may let the two losers settle between themselves too, by what they have laid out and hold.',
  ],
  tips: [
    'Count your bonus tiles first. With three of them a plain hand of dots and honours is nearly there; with none, think of the hand with nothing set aside.',
    'All dots with all sequences, or all dots with all pungs, are the usual ways past the gate.',
    'Keep a tile that matches a Fei in one of your sets in mind: redeeming it can win the hand.',
    'The last tile of the wall is a maximum. When few are left, stay ready rather than rebuild.',
  ],
  questions: [
    {
      ask: 'My hand is complete. Why can’t I win?',
      answer:
        'It is worth less than the table’s minimum. The line below the ponds says what it has and what it needs.',
    },
    { ask: 'Why can’t I throw my Fei?', answer: 'Nobody can. Use it, or set it aside as a flower.' },
    {
      ask: 'I drew the tile last turn. May I redeem with it now?',
      answer: 'No: only with the tile you have just drawn, in the same turn.',
    },
    {
      ask: 'Do two dragon pungs count besides small three dragons?',
      answer: 'No, small three dragons already has them in it.',
    },
  ],
  house: {
    'Fei.1': {
      what: 'A real tile and a Fei may be the pair, also of small three dragons and small four winds.',
      why: 'Two Fei may be the pair, so one may be half of it.',
      patterns: ['small-three-dragons', 'small-four-winds'],
    },
    'Fei.12': {
      what: 'A Fei may be set aside whatever the hand is worth.',
      why: 'It is usually done to reach the minimum, but a rule that asks first what a hand is worth would give it away.',
      patterns: ['fei-set-aside'],
    },
    'Fei.13': {
      what: 'With only Fei left to throw, one must be set aside; with no tile left to replace it the hand is drawn.',
      why: 'A Fei can’t be thrown, so the turn couldn’t end in another way.',
    },
    'Fan.20': {
      what: 'Nine gates is judged by its fourteen tiles: it needn’t have waited for all nine.',
      why: 'With Fei in the hand nobody could say what it waited for.',
      patterns: ['nine-gates'],
    },
    'Fan.26': {
      what: 'Reaching the top by adding up counts as 爆番, just as a maximum does.',
      why: 'Most tables count it so, and one clear line is easier to remember.',
    },
  },
};
