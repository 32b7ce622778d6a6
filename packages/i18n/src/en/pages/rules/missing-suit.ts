/** The rules of The Missing Suit, in English. */
import type { RulesText } from '../../../rules-text.ts';

export const missingSuit: RulesText = {
  lead: 'Mahjong for three with only one suit. The hands are quick to read, and a wild tile, the Fei 飛, fills the gap you can’t.',
  before: [
    'There is no match to finish: play one hand or twenty, and stop after any of them.',
    'Amounts are in ringgit because that is how this game is talked about. They are play money.',
  ],
  goal: [
    'Four sets and a pair win, and so do seven different pairs. Then the hand must be worth the table’s minimum: everything in the fan table below counts towards it.',
  ],
  tiles: [
    'Dots are the only suit. North is a tile like any other wind, though nobody sits North.',
    'The coloured bonus tiles never stay in a hand: the moment you draw one it is laid beside your hand and you get another from the back of the wall.',
  ],
  turn: [
    'The dealer is East, the next player South, then West. Whoever wins deals the next hand; a drawn hand keeps its dealer.',
    'The wall is played to its very last tile: nothing is kept back.',
  ],
  claims: [
    'A Fei in your hand can complete a claim: one matching tile and a Fei make a pung, one neighbouring tile and a Fei make a chow. Where the Fei could be either of two tiles you say which.',
  ],
  special: [
    {
      title: 'Fei 飛, the tile that flies',
      text: [
        'A Fei takes the place of one tile in a pung or a chow, in your hand or in a set you declare. No more than one Fei in a set, none in a kong, none in the pair and none in seven pairs.',
        'While it is in your hand it may be anything; in a declared set it stays what you said.',
        'In your turn you may also set it aside as a flower: it counts a fan, and you draw another tile. What you can’t do is throw it, so nobody ever claims one.',
        'Every Fei of the winner, in a set or set aside, costs each payer a little extra.',
      ],
    },
    {
      title: 'Plain jokers 王, animals, flowers and seasons',
      text: [
        'They are set aside and count fan by themselves. Flowers and seasons carry numbers: 1 is East’s, 2 South’s, 3 West’s, and 4 is good for whoever has it.',
        'A king 王 is called a joker but stands for nothing; it simply counts.',
      ],
    },
  ],
  fan: [
    'Drawing the winning tile yourself, keeping the hand concealed and being the dealer add nothing here. A limit replaces the sum.',
  ],
  payment: [
    'Everybody pays the winner. Who threw the tile pays more, and on a self-drawn win both pay alike. The dealer pays and receives like anybody else.',
  ],
  tips: [
    'With one suit, pairs turn into pungs quickly. Look at what the others keep throwing before you hope for a third.',
    'A hand with nothing set aside is a limit hand, whatever its shape. If no bonus tile has come by the middle of the hand, keep your Fei in the hand.',
    'Two Fei are best in two different sets: one set can’t hold both.',
    'All dots is worth a lot more than dots with winds. If you have few honours, throw them early.',
  ],
  questions: [
    {
      ask: 'My hand is complete. Why can’t I win?',
      answer:
        'It is worth less than the table’s minimum. The line below the ponds says what it has and what it needs.',
    },
    { ask: 'Why can’t I throw my Fei?', answer: 'Nobody can. Set it aside as a flower, or use it in a set.' },
    {
      ask: 'I hold four tiles alike. Are they two of my seven pairs?',
      answer: 'No, the seven pairs are seven different ones.',
    },
    {
      ask: 'Can I lose real money?',
      answer: 'No. There is nothing to pay in, nothing to cash out and nothing to win but the hand.',
    },
  ],
  house: {
    'Fei.1': {
      what: 'One Fei at most in a set, none in the pair, none in seven pairs.',
      why: 'A Fei stands for one missing tile of a pung or a chow; a pair is neither, and two Fei would be two tiles.',
      patterns: ['four-fei', 'seven-pairs'],
    },
    'Fei.6': {
      what: 'A pung or kong of real tiles beats a pung made with a Fei; otherwise the nearest player has it.',
      why: 'Real tiles are the stronger claim, and somebody has to come first.',
    },
    'Fei.9': {
      what: 'With only Fei left to throw, one must be set aside; with no tile left to replace it the hand is drawn.',
      why: 'A Fei can’t be thrown, so the turn couldn’t end in another way.',
    },
    'Fan.11': {
      what: 'Seven pairs are not worth more for being all dots; bonus tiles and robbing a kong add, and the minimum applies.',
      why: 'They are a flat hand: what lies beside the hand is counted as for any other.',
      patterns: ['seven-pairs'],
    },
  },
};
