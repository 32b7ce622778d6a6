/** The games in Chinese as Hong Kong writes them. */
import type { Catalogue } from '../catalogue.ts';
import type { MahjongTexts, MoveWords } from '../en/games.ts';
import { zh } from './zh.ts';

/** In Chinese a move's character is its word. */
const malaysianMoves: MoveWords = {
  chow: { word: '', han: '吃' },
  pung: { word: '', han: '碰' },
  kong: { word: '', han: '槓' },
  win: { word: '', han: '胡' },
  pass: { word: '', han: '過' },
  discard: { word: '', han: '打出' },
  setAside: { word: '', han: '飛當花' },
};

const hongKongMoves: MoveWords = {
  ...malaysianMoves,
  chow: { word: '', han: '上' },
  win: { word: '', han: '食糊' },
};

const games = {
  'missing-suit': {
    name: '缺一門',
    han: '缺一門',
    facts: '3 人 · 每局約 10 分鐘 · 馬幣',
    line: '無萬無索；欠甚麼，飛來頂上。',
  },
  'hong-kong-old-style': {
    name: '港式舊章',
    han: '港式舊章',
    facts: '4 人 · 四局，約 25 分鐘',
    line: '海港的老味道：不用花牌，打四局，總分高者勝。',
  },
  'mahjong-match': {
    name: '配對麻雀',
    han: '配對麻雀',
    facts: '2 人 · 同一部裝置 · 約 3 分鐘',
    line: '一隻開牌，一百四十三隻蓋着。翻一隻，傳給對方，聽天由命。',
  },
} satisfies Catalogue['games'];

const fan = (count: number): string => zh`${count}番`;

const mahjong: MahjongTexts = {
  'missing-suit': {
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
      'all-pungs': { han: '碰碰胡', name: '全是刻子或槓' },
      'all-pungs-all-dots': { han: '清碰', name: '碰碰胡，全是筒子' },
      'chow-hand': { han: '吃胡', name: '至少一副順子' },
      'chow-hand-all-dots': { han: '清吃', name: '吃胡，全是筒子' },
      'seven-pairs': { han: '七對', name: '七個不同的對子' },
      'small-three-dragons': { han: '小三元', name: '兩副三元牌刻子，第三種做眼' },
      'small-four-winds': { han: '小四喜', name: '三副風牌刻子，第四種做眼' },
      'robbing-the-kong': { han: '搶槓胡', name: '搶別人的加槓' },
      'no-flowers': { han: '無花', name: '沒有擺出花牌或飛' },
      'big-three-dragons': { han: '大三元', name: '中、發、白三副刻子' },
      'big-four-winds': { han: '大四喜', name: '四副風牌刻子' },
      'four-fei': { han: '四飛', name: '四隻飛全在牌組之內' },
    },
    options: {
      minimumFan: {
        name: '起胡番數',
        chip: (value) => (value === 0 ? '無番也可胡' : zh`${Number(value)}番起胡`),
      },
    },
  },
  'hong-kong-old-style': {
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

export { games, mahjong };
