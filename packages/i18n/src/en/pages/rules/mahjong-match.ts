/** The rules of Mahjong Match, in English. */
import type { RulesText } from '../../../rules-text.ts';

export const mahjongMatch: RulesText = {
  lead: 'A small game of luck and nerve for two, with one device between them. It needs no knowledge of mahjong.',
  before: ['A round takes a few minutes. Children can play as soon as they can count to nine.'],
  goal: [
    'One tile is turned up as the target; all others lie face down. In one mode you hope to find its rank, in the other you hope not to.',
    'Nothing is counted and nothing is paid: a round is won, drawn or given up.',
  ],
  tiles: [
    'Every tile has a rank, and tiles of one rank match whatever their faces. A suited tile’s rank is its number. Winds, dragons, flowers and seasons have ranks too.',
  ],
  turn: [
    'Whoever’s turn it is taps a tile that lies face down. It stays face up, and the turn passes by itself.',
    'A tile that is face up, and the gap the target came from, can’t be chosen.',
  ],
  claims: [],
  special: [
    {
      title: 'Alternating',
      text: [
        'The first player turns a tile, then the second, and the two are compared with the target. If exactly one of them matches, its player wins the round.',
        'If both match or neither does, another pair follows under the same target. Should the tiles run out after a tied pair, the round is drawn.',
      ],
    },
    {
      title: 'Sudden death',
      text: [
        'A lot says who begins. Then tiles are turned one after the other: another rank is safe, and whoever turns the target’s rank has lost at once.',
      ],
    },
  ],
  fan: [],
  payment: [],
  tips: [
    'Low ranks have many more faces than high ones: with a low target a match is always near.',
    'In sudden death count what has come: the fewer are left, the worse for whoever must go on.',
    'Pass the device over after your turn; the board keeps everything as it was.',
  ],
  questions: [
    {
      ask: 'Does a red dragon match a one of dots?',
      answer:
        'Yes, both are of rank one. The table of ranks on this page and on the board shows all of them.',
    },
    {
      ask: 'Can we change the mode during a round?',
      answer: 'No, start a new round for that. Your names stay.',
    },
    {
      ask: 'Is the round kept if we close the page?',
      answer: 'Yes, on this device. You can go on from the first page.',
    },
  ],
  house: {
    'Tiles.3': {
      what: 'The place the target is taken from is drawn by lot and stays empty.',
      why: 'So nobody can tell anything from where it lay.',
    },
    'Rounds.3': {
      what: 'A round that is given up has no winner.',
      why: 'It wasn’t decided by the tiles.',
    },
  },
};
