/** Hong Kong with flowers in Chinese. */
import type { RulesetWords } from '../../ruleset-words.ts';
import { fan, hongKongMoves } from '../moves.ts';
import { zh } from '../zh.ts';

export const hongKong: RulesetWords<'hong-kong'> = {
  game: {
    name: '三番起糊',
    han: '三番起糊',
    facts: '4 人 · 打一局，約 10 分鐘',
    line: '有花有槓，不夠三番不食糊。',
  },
  mahjong: {
    moves: hongKongMoves,
    fan,
    patterns: {
      'all-chows': { han: '平糊', name: '四副都是順子' },
      'fully-concealed': { han: '門前清', name: '沒有上、碰或明槓' },
      'self-drawn': { han: '自摸', name: '自己摸牌食糊' },
      'no-flowers': { han: '無花', name: '一隻花牌也沒有' },
      'seat-flower': { han: '正花', name: '與門風同號的花' },
      'complete-set': { han: '一台花', name: '梅蘭菊竹或春夏秋冬齊全' },
      'dragon-pung': { han: '三元牌', name: '中、發、白的刻子' },
      'seat-wind-pung': { han: '門風', name: '自己門風的刻子' },
      'round-wind-pung': { han: '圈風', name: '圈風的刻子' },
      'last-tile': { han: '海底撈月', name: '以最後一隻牌食糊' },
      'robbing-the-kong': { han: '搶槓', name: '搶別人的加槓' },
      'kong-replacement': { han: '槓上開花', name: '開槓補牌食糊' },
      'all-pungs': { han: '對對糊', name: '全是刻子或槓' },
      'half-flush': { han: '混一色', name: '同一門加番子' },
      'all-terminals-and-honours': { han: '花幺九', name: '全是幺九和番子' },
      'little-three-dragons': { han: '小三元', name: '兩副三元牌刻子，第三種做眼' },
      'little-four-winds': { han: '小四喜', name: '三副風牌刻子，第四種做眼' },
      'full-flush': { han: '清一色', name: '全是同一門' },
      'big-three-dragons': { han: '大三元', name: '中、發、白三副刻子' },
      'kong-on-kong': { han: '連槓開花', name: '連開兩槓，補牌食糊' },
      'eight-flowers': { han: '八仙過海', name: '八隻花齊，即時食糊' },
      'four-concealed-pungs': { han: '坎坎糊', name: '四副刻子，沒有上或碰' },
      'all-honours': { han: '字一色', name: '全是番子' },
      'all-terminals': { han: '清幺九', name: '全是一和九' },
      'nine-gates': { han: '九蓮寶燈', name: '手上 1112345678999，食同門任何一隻' },
      'big-four-winds': { han: '大四喜', name: '四副風牌刻子' },
      'thirteen-orphans': { han: '十三幺', name: '十三種幺九各一，其中一種成對' },
      'four-kongs': { han: '十八羅漢', name: '四副槓' },
      'on-the-deal': { han: '天糊', name: '莊家派牌即食糊' },
      'first-draw': { han: '地糊', name: '第一次摸牌即食糊' },
      'first-discard': { han: '人糊', name: '食莊家第一隻打出的牌' },
    },
    options: {
      length: {
        name: '長度',
        chip: (value) => (value === 'hand' ? '打一局' : value === 'round' ? '打一圈' : '打四圈'),
      },
      dealerKeepsOnWin: {
        name: '莊家食糊連莊',
        chip: (value) => (value === true ? '莊家食糊連莊' : '莊家食糊也過莊'),
      },
      dealerKeepsOnDraw: {
        name: '流局連莊',
        chip: (value) => (value === true ? '流局連莊' : '流局過莊'),
      },
      kongsFromHand: {
        name: '暗槓和加槓',
        chip: (value) => (value === true ? '可暗槓、加槓' : '不設暗槓和加槓'),
      },
      robbing: { name: '搶槓', chip: (value) => (value === true ? '可搶槓' : '不可搶槓') },
      minimumFan: {
        name: '起糊番數',
        chip: (value) => (value === 0 ? '雞糊也可' : zh`${Number(value)}番起糊`),
      },
      limit: { name: '封頂', chip: (value) => zh`${Number(value)}番封頂` },
      schedule: { name: '番數計法', chip: (value) => (value === 'full-spicy' ? '全辣' : '半辣') },
      gun: { name: '出銃付法', chip: (value) => (value === 'full' ? '全銃' : '半銃') },
    },
  },
};
