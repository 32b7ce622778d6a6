/** The games in Chinese as Hong Kong says them. */
import type { Catalogue } from '../catalogue.ts';
import type { MahjongTexts, MoveWords } from '../en/games.ts';

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
    facts: '三人 · 每局約十分鐘 · 馬幣',
    line: '無萬無索，一隻飛，乜都頂得上。',
  },
  'hong-kong-old-style': {
    name: '港式舊章',
    han: '港式舊章',
    facts: '四人 · 四局，約廿五分鐘',
    line: '海港老味道：無花，四局，分高者勝。',
  },
} satisfies Catalogue['games'];

const fan = (count: number): string => `${count} 番`;

const mahjong: MahjongTexts = {
  'missing-suit': {
    moves: malaysianMoves,
    fan,
    patterns: {
      'seat-wind-pung': { han: '門風', name: '自己門風刻子' },
      'other-wind-pung': { han: '風牌', name: '其他風刻子' },
      'dragon-pung': { han: '三元牌', name: '中發白刻子' },
      'seat-flower': { han: '正花', name: '自己號數的花，或四號花' },
      'seat-season': { han: '正季', name: '自己號數的季，或四號季' },
      'four-flowers': { han: '四花', name: '齊四隻花' },
      'four-seasons': { han: '四季', name: '齊四季' },
      animal: { han: '動物', name: '動物' },
      'plain-joker': { han: '王', name: '王' },
      'four-plain-jokers': { han: '四王', name: '齊四隻王' },
      'fei-set-aside': { han: '飛花', name: '飛當花' },
      'all-pungs': { han: '碰碰胡', name: '全部刻子或槓' },
      'all-pungs-all-dots': { han: '清碰', name: '碰碰胡，全筒子' },
      'chow-hand': { han: '吃胡', name: '最少一副順子' },
      'chow-hand-all-dots': { han: '清吃', name: '吃胡，全筒子' },
      'seven-pairs': { han: '七對', name: '七對' },
      'small-three-dragons': { han: '小三元', name: '兩副三元牌，第三款做眼' },
      'small-four-winds': { han: '小四喜', name: '三副風牌，第四款做眼' },
      'robbing-the-kong': { han: '搶槓胡', name: '搶人加槓' },
      'no-flowers': { han: '無花', name: '面前無花無飛' },
      'big-three-dragons': { han: '大三元', name: '中發白三副齊' },
      'big-four-winds': { han: '大四喜', name: '四副風牌齊' },
      'four-fei': { han: '四飛', name: '四隻飛全用在副子內' },
    },
    options: {
      minimumFan: {
        name: '起胡番數',
        chip: (value) => (value === 0 ? '無番起胡' : `${value} 番起胡`),
      },
    },
  },
  'hong-kong-old-style': {
    moves: hongKongMoves,
    fan,
    patterns: {
      'self-drawn': { han: '自摸', name: '自己摸到' },
      'concealed-hand': { han: '門前清', name: '未上未碰' },
      'all-chows': { han: '平糊', name: '四副順子' },
      'dragon-pung': { han: '三元牌', name: '中發白刻子' },
      'seat-wind-pung': { han: '門風', name: '自己門風刻子' },
      'east-pung': { han: '圈風', name: '東風刻子' },
      'last-tile': { han: '海底撈月', name: '最後一隻牌' },
      'kong-replacement': { han: '槓上開花', name: '槓後補牌食糊' },
      'all-pungs': { han: '對對糊', name: '全部刻子或槓' },
      'mixed-one-suit': { han: '混一色', name: '一門加番子' },
      'small-three-dragons': { han: '小三元', name: '兩副三元牌，第三款做眼' },
      'pure-one-suit': { han: '清一色', name: '全部同一門' },
      'big-three-dragons': { han: '大三元', name: '中發白三副齊' },
      'all-honours': { han: '字一色', name: '全部番子' },
      'thirteen-orphans': { han: '十三幺', name: '十三款幺九各一，其一成對' },
    },
    options: {},
  },
};

export { games, mahjong };
