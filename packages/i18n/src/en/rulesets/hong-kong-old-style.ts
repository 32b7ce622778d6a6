/** Hong Kong old style in English. */
import type { RulesetWords } from '../../ruleset-words.ts';
import { fan, hongKongMoves } from '../moves.ts';

export const hongKongOldStyle: RulesetWords<'hong-kong-old-style'> = {
  game: {
    name: 'Hong Kong, old style',
    han: '港式舊章',
    facts: '4 players · four hands, 25 min',
    line: 'The harbour classic. No flowers, four hands, highest total wins.',
  },
  mahjong: {
    moves: hongKongMoves,
    fan,
    patterns: {
      'self-drawn': { han: '自摸', name: 'Self-drawn' },
      'concealed-hand': { han: '門前清', name: 'Concealed hand' },
      'all-chows': { han: '平糊', name: 'All chows' },
      'dragon-pung': { han: '三元牌', name: 'Dragon pung' },
      'seat-wind-pung': { han: '門風', name: 'Pung of your own wind' },
      'east-pung': { han: '圈風', name: 'Pung of East' },
      'last-tile': { han: '海底撈月', name: 'Last tile' },
      'kong-replacement': { han: '槓上開花', name: 'Kong replacement' },
      'all-pungs': { han: '對對糊', name: 'All pungs' },
      'mixed-one-suit': { han: '混一色', name: 'One suit with honours' },
      'small-three-dragons': { han: '小三元', name: 'Small three dragons' },
      'pure-one-suit': { han: '清一色', name: 'One suit only' },
      'big-three-dragons': { han: '大三元', name: 'Big three dragons' },
      'all-honours': { han: '字一色', name: 'All honours' },
      'thirteen-orphans': { han: '十三幺', name: 'Thirteen orphans' },
    },
    options: {},
  },
};
