/** New ruleset in English. */
import type { RulesetWords } from '../../ruleset-words.ts';
import { fan } from '../moves.ts';

export const newRuleset: RulesetWords<'new-ruleset'> = {
  game: {
    name: 'New ruleset',
    han: '新章',
    facts: '4 players · four hands, 25 min',
    line: 'Four sets and a pair, and one fan to win.',
  },
  mahjong: {
    moves: {
      chow: { word: 'Chow', han: '上' },
      pung: { word: 'Pung', han: '碰' },
      kong: { word: 'Kong', han: '槓' },
      win: { word: 'Win', han: '食糊' },
      pass: { word: 'Pass', han: '過' },
      discard: { word: 'Discard', han: '出牌' },
      setAside: { word: 'Set aside', han: '飛' },
      redeem: { word: 'Redeem', han: '換飛' },
      fourFlying: { word: 'Four Flying', han: '四飛' },
    },
    fan,
    patterns: {
      'self-drawn': { han: '自摸', name: 'Self-drawn' },
      'dragon-pung': { han: '三元牌', name: 'Dragon pung' },
      'all-pungs': { han: '對對糊', name: 'All pungs' },
      'mixed-one-suit': { han: '混一色', name: 'One suit with honours' },
      'pure-one-suit': { han: '清一色', name: 'One suit only' },
      'big-three-dragons': { han: '大三元', name: 'Big three dragons' },
      'all-honours': { han: '字一色', name: 'All honours' },
    },
    options: {
      minimumFan: {
        name: 'Fan to win',
        chip: (value) => (value === 0 ? 'any hand wins' : `${value} fan to win`),
      },
    },
  },
};
