/** Hong Kong old style in Chinese. */
import type { RulesetWords } from '../../ruleset-words.ts';
import { fan, hongKongMoves } from '../moves.ts';

export const hongKongOldStyle: RulesetWords<'hong-kong-old-style'> = {
  game: {
    name: '港式舊章',
    han: '港式舊章',
    facts: '4 人 · 四局，約 25 分鐘',
    line: '海港的老味道：不用花牌，打四局，總分高者勝。',
  },
  mahjong: {
    moves: hongKongMoves,
    fan,
    patterns: {
      'self-drawn': { han: '自摸', name: '自己摸牌食糊' },
      'concealed-hand': { han: '門前清', name: '沒有上、碰或明槓' },
      'all-chows': { han: '平糊', name: '四副都是順子' },
      'dragon-pung': { han: '三元牌', name: '中、發、白的刻子' },
      'seat-wind-pung': { han: '門風', name: '自己門風的刻子' },
      'east-pung': { han: '圈風', name: '東風刻子' },
      'last-tile': { han: '海底撈月', name: '以最後一隻牌食糊' },
      'kong-replacement': { han: '槓上開花', name: '開槓補牌食糊' },
      'all-pungs': { han: '對對糊', name: '全是刻子或槓' },
      'mixed-one-suit': { han: '混一色', name: '同一門加番子' },
      'small-three-dragons': { han: '小三元', name: '兩副三元牌刻子，第三種做眼' },
      'pure-one-suit': { han: '清一色', name: '全是同一門' },
      'big-three-dragons': { han: '大三元', name: '中、發、白三副刻子' },
      'all-honours': { han: '字一色', name: '全是番子' },
      'thirteen-orphans': { han: '十三幺', name: '十三種幺九各一，其中一種成對' },
    },
    options: {},
  },
};
