/** Malaysian in Chinese. */
import type { RulesetWords } from '../../ruleset-words.ts';
import { fan, malaysianMoves } from '../moves.ts';
import { zh } from '../zh.ts';

export const malaysian: RulesetWords<'malaysian'> = {
  game: {
    name: '馬來三人',
    han: '馬來三人',
    facts: '3 人 · 每局約 10 分鐘 · 計分',
    line: '四飛在手，五番起糊。',
  },
  mahjong: {
    moves: malaysianMoves,
    fan,
    patterns: {
      'dragon-pung': { han: '三元牌', name: '中、發、白的刻子' },
      'seat-wind-pung': { han: '門風', name: '自己門風的刻子' },
      'east-pung': { han: '圈風', name: '東風刻子，人人計' },
      'north-pung': { han: '北風', name: '北風刻子，人人計' },
      face: { han: '人頭', name: '人頭牌' },
      animal: { han: '動物', name: '動物牌' },
      'seat-flower': { han: '正花', name: '自己號數的花，或四號花' },
      'seat-season': { han: '正季', name: '自己號數的季，或四號季' },
      'fei-set-aside': { han: '飛花', name: '擺出飛當花' },
      replacement: { han: '補牌', name: '補牌食糊' },
      'robbing-the-kong': { han: '搶槓', name: '搶別人的加槓' },
      'four-faces': { han: '四人頭', name: '四隻人頭齊全，另加' },
      'four-animals': { han: '四動物', name: '四隻動物齊全，另加' },
      'four-flowers': { han: '四花', name: '四隻花齊全，另加' },
      'four-seasons': { han: '四季', name: '四季齊全，另加' },
      'mixed-one-suit': { han: '混一色', name: '筒子加番子' },
      'all-sequences': { han: '平糊', name: '四副順子，筒子做眼' },
      'all-pungs': { han: '碰碰糊', name: '全是刻子或槓' },
      'pure-one-suit': { han: '清一色', name: '全是筒子' },
      'small-three-dragons': { han: '小三元', name: '兩副三元牌刻子，第三種做眼' },
      'self-drawn': { han: '自摸', name: '自己摸牌食糊' },
      'seven-pairs': { han: '七對', name: '七個不同的對子' },
      'no-flowers': { han: '無花', name: '沒有擺出花牌或飛' },
      'big-three-dragons': { han: '大三元', name: '中、發、白三副刻子' },
      'small-four-winds': { han: '小四喜', name: '三副風牌刻子，第四種做眼' },
      'big-four-winds': { han: '大四喜', name: '四副風牌刻子' },
      'all-honours': { han: '字一色', name: '全是番子' },
      'nine-gates': { han: '九蓮寶燈', name: '一一一二三四五六七八九九九，再加一隻' },
      'four-kongs': { han: '四槓', name: '四副槓' },
      'four-concealed-pungs': { han: '四暗刻', name: '四副暗刻或暗槓，自摸' },
      'sixteen-bonus-tiles': { han: '十六花', name: '十六隻花牌齊全' },
      'four-flying': { han: '四飛', name: '四隻飛齊全' },
      'kong-on-kong': { han: '槓上槓', name: '連開兩槓補牌食糊' },
      'last-tile': { han: '海底撈月', name: '以最後一隻牌食糊' },
      'win-on-the-deal': { han: '天糊', name: '莊家派牌即食糊' },
      'win-on-the-first-draw': { han: '地糊', name: '閒家第一次摸牌即食糊' },
      'win-on-the-first-discard': { han: '人糊', name: '食莊家打出的第一隻牌' },
    },
    options: {
      minimumFan: {
        name: '起糊番數',
        chip: (value) => (value === 0 ? '無番也可食糊' : zh`${Number(value)}番起糊`),
      },
      sevenPairs: { name: '七對', chip: (value) => (value === true ? '七對可食糊' : '七對不算') },
      mixedFan: { name: '混一色', chip: (value) => zh`混一色${Number(value)}番` },
      selfDrawFan: {
        name: '自摸',
        chip: (value) => (value === 0 ? '自摸不計番' : zh`自摸${Number(value)}番`),
      },
      flowerQuartet: { name: '四花、四季', chip: (value) => zh`四花、四季各共${Number(value)}番` },
      lastTile: {
        name: '海底撈月',
        chip: (value) => (value === 'maximum' ? '海底爆番' : zh`海底${Number(value)}番`),
      },
      fourFlying: {
        name: '四飛',
        chip: (value) => (value === 'instant' ? '四飛即食糊' : '四飛要成牌才食糊'),
      },
      losersSettle: {
        name: '輸家互計',
        chip: (value) => (value === true ? '輸家之間也計' : '只付贏家'),
      },
      pointsPerFan: { name: '每番分數', chip: (value) => zh`每番${Number(value)}分` },
      bonusUnit: {
        name: '飛與槓的分數',
        chip: (value) => (value === 0 ? '飛與槓不計分' : zh`每飛${Number(value)}分，槓照計`),
      },
    },
  },
};
