/** Malaysian in English. */
import type { RulesetWords } from '../../ruleset-words.ts';
import { fan, malaysianMoves } from '../moves.ts';

export const malaysian: RulesetWords<'malaysian'> = {
  game: {
    name: 'Malaysian',
    han: '馬來三人',
    facts: '3 players · 10 min a hand · points',
    line: 'Four flying jokers, and five fan before anybody may go out.',
  },
  mahjong: {
    moves: malaysianMoves,
    fan,
    patterns: {
      'dragon-pung': { han: '三元牌', name: 'Dragon pung' },
      'seat-wind-pung': { han: '門風', name: 'Pung of your own wind' },
      'east-pung': { han: '圈風', name: 'Pung of East' },
      'north-pung': { han: '北風', name: 'Pung of North' },
      face: { han: '人頭', name: 'Face' },
      animal: { han: '動物', name: 'Animal' },
      'seat-flower': { han: '正花', name: 'Flower of your number, or number 4' },
      'seat-season': { han: '正季', name: 'Season of your number, or number 4' },
      'fei-set-aside': { han: '飛花', name: 'Fei set aside as a flower' },
      replacement: { han: '補牌', name: 'Win on a replacement' },
      'robbing-the-kong': { han: '搶槓', name: 'Robbing the kong' },
      'four-faces': { han: '四人頭', name: 'All four faces, on top' },
      'four-animals': { han: '四動物', name: 'All four animals, on top' },
      'four-flowers': { han: '四花', name: 'All four flowers, on top' },
      'four-seasons': { han: '四季', name: 'All four seasons, on top' },
      'mixed-one-suit': { han: '混一色', name: 'Dots and honours' },
      'all-sequences': { han: '平胡', name: 'All sequences' },
      'all-pungs': { han: '碰碰胡', name: 'All pungs' },
      'pure-one-suit': { han: '清一色', name: 'All dots' },
      'small-three-dragons': { han: '小三元', name: 'Small three dragons' },
      'self-drawn': { han: '自摸', name: 'Self-drawn' },
      'seven-pairs': { han: '七對', name: 'Seven pairs' },
      'no-flowers': { han: '無花', name: 'Nothing set aside' },
      'big-three-dragons': { han: '大三元', name: 'Big three dragons' },
      'small-four-winds': { han: '小四喜', name: 'Small four winds' },
      'big-four-winds': { han: '大四喜', name: 'Big four winds' },
      'all-honours': { han: '字一色', name: 'All honours' },
      'nine-gates': { han: '九蓮寶燈', name: 'Nine gates' },
      'four-kongs': { han: '四槓', name: 'Four kongs' },
      'four-concealed-pungs': { han: '四暗刻', name: 'Four concealed pungs, self-drawn' },
      'sixteen-bonus-tiles': { han: '十六花', name: 'All sixteen bonus tiles' },
      'four-flying': { han: '四飛', name: 'Four Flying: all four Fei' },
      'kong-on-kong': { han: '槓上槓', name: 'Win after two kongs in a row' },
      'last-tile': { han: '海底撈月', name: 'Last tile' },
      'win-on-the-deal': { han: '天胡', name: 'Win on the deal' },
      'win-on-the-first-draw': { han: '地胡', name: 'Win on the first draw' },
      'win-on-the-first-discard': { han: '人胡', name: 'Win on the first discard' },
    },
    options: {
      minimumFan: {
        name: 'Fan to win',
        chip: (value) => (value === 0 ? 'any hand wins' : `${value} fan to win`),
      },
      sevenPairs: {
        name: 'Seven pairs',
        chip: (value) => (value === true ? 'seven pairs win' : 'no seven pairs'),
      },
      mixedFan: { name: 'Dots and honours', chip: (value) => `dots and honours ${value}` },
      selfDrawFan: {
        name: 'Self-draw',
        chip: (value) => (value === 0 ? 'no fan for self-draw' : `self-draw ${value}`),
      },
      flowerQuartet: { name: 'Four flowers or seasons', chip: (value) => `all four flowers ${value} in all` },
      lastTile: {
        name: 'Last tile',
        chip: (value) => (value === 'maximum' ? 'last tile a maximum' : `last tile ${value}`),
      },
      fourFlying: {
        name: 'Four Flying',
        chip: (value) => (value === 'instant' ? 'four Fei win at once' : 'four Fei need a complete hand'),
      },
      losersSettle: {
        name: 'Losers settle',
        chip: (value) => (value === true ? 'losers settle too' : 'only the winner is paid'),
      },
      pointsPerFan: {
        name: 'Points a fan',
        chip: (value) => (value === 1 ? '1 point a fan' : `${value} points a fan`),
      },
      bonusUnit: {
        name: 'Points a Fei or kong',
        chip: (value) => (value === 0 ? 'Fei and kongs unpaid' : `Fei and kongs by ${value}`),
      },
    },
  },
};
