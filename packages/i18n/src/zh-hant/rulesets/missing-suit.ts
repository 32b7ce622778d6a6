/** The Missing Suit in Chinese. */
import type { RulesetWords } from '../../ruleset-words.ts';
import { fan, malaysianMoves } from '../moves.ts';
import { zh } from '../zh.ts';

export const missingSuit: RulesetWords<'missing-suit'> = {
  game: {
    name: '缺一門',
    han: '缺一門',
    facts: '3 人 · 每局約 10 分鐘 · 馬幣',
    line: '無萬無索；欠甚麼，飛來頂上。',
  },
  mahjong: {
    moves: malaysianMoves,
    fan,
    patterns: {
      'seat-wind-pung': { han: '門風', name: '自己門風的刻子' },
      'other-wind-pung': { han: '風牌', name: '其他風牌的刻子' },
      'dragon-pung': { han: '三元牌', name: '中、發、白的刻子' },
      'seat-flower': { han: '正花', name: '自己號數的花，或四號花' },
      'seat-season': { han: '正季', name: '自己號數的季，或四號季' },
      'four-flowers': { han: '四花', name: '四隻花齊全' },
      'four-seasons': { han: '四季', name: '四季齊全' },
      animal: { han: '動物', name: '動物牌' },
      'plain-joker': { han: '王', name: '王牌' },
      'four-plain-jokers': { han: '四王', name: '四隻王齊全' },
      'fei-set-aside': { han: '飛花', name: '擺出飛當花' },
      'all-pungs': { han: '碰碰糊', name: '全是刻子或槓' },
      'all-pungs-all-dots': { han: '清碰', name: '碰碰糊，全是筒子' },
      'chow-hand': { han: '吃糊', name: '至少一副順子' },
      'chow-hand-all-dots': { han: '清吃', name: '吃糊，全是筒子' },
      'seven-pairs': { han: '七對', name: '七個不同的對子' },
      'small-three-dragons': { han: '小三元', name: '兩副三元牌刻子，第三種做眼' },
      'small-four-winds': { han: '小四喜', name: '三副風牌刻子，第四種做眼' },
      'robbing-the-kong': { han: '搶槓糊', name: '搶別人的加槓' },
      'no-flowers': { han: '無花', name: '沒有擺出花牌或飛' },
      'big-three-dragons': { han: '大三元', name: '中、發、白三副刻子' },
      'big-four-winds': { han: '大四喜', name: '四副風牌刻子' },
      'four-fei': { han: '四飛', name: '四隻飛全在牌組之內' },
    },
    options: {
      minimumFan: {
        name: '起糊番數',
        chip: (value) => (value === 0 ? '無番也可食糊' : zh`${Number(value)}番起糊`),
      },
    },
  },
};
