/** The Missing Suit in English. */
import type { RulesetWords } from '../../ruleset-words.ts';
import { fan, malaysianMoves } from '../moves.ts';

export const missingSuit: RulesetWords<'missing-suit'> = {
  game: {
    name: 'The Missing Suit',
    han: '缺一門',
    facts: '3 players · 10 min a hand · RM',
    line: 'No characters, no bamboo, and a Fei that stands in for whatever you lack.',
  },
  mahjong: {
    moves: malaysianMoves,
    fan,
    patterns: {
      'seat-wind-pung': { han: '門風', name: 'Pung of your own wind' },
      'other-wind-pung': { han: '風牌', name: 'Pung of another wind' },
      'dragon-pung': { han: '三元牌', name: 'Dragon pung' },
      'seat-flower': { han: '正花', name: 'Flower of your number, or number 4' },
      'seat-season': { han: '正季', name: 'Season of your number, or number 4' },
      'four-flowers': { han: '四花', name: 'All four flowers' },
      'four-seasons': { han: '四季', name: 'All four seasons' },
      animal: { han: '動物', name: 'Animal' },
      'plain-joker': { han: '王', name: 'Plain joker' },
      'four-plain-jokers': { han: '四王', name: 'All four plain jokers' },
      'fei-set-aside': { han: '飛花', name: 'Fei set aside as a flower' },
      'all-pungs': { han: '碰碰胡', name: 'All pungs' },
      'all-pungs-all-dots': { han: '清碰', name: 'All pungs, all dots' },
      'chow-hand': { han: '吃胡', name: 'At least one chow' },
      'chow-hand-all-dots': { han: '清吃', name: 'At least one chow, all dots' },
      'seven-pairs': { han: '七對', name: 'Seven pairs' },
      'small-three-dragons': { han: '小三元', name: 'Small three dragons' },
      'small-four-winds': { han: '小四喜', name: 'Small four winds' },
      'robbing-the-kong': { han: '搶槓胡', name: 'Robbing the kong' },
      'no-flowers': { han: '無花', name: 'Nothing set aside' },
      'big-three-dragons': { han: '大三元', name: 'Big three dragons' },
      'big-four-winds': { han: '大四喜', name: 'Big four winds' },
      'four-fei': { han: '四飛', name: 'Four Fei, all in sets' },
    },
    options: {
      minimumFan: {
        name: 'Fan to win',
        chip: (value) => (value === 0 ? 'any hand wins' : `${value} fan to win`),
      },
    },
  },
};
