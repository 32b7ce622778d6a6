/** Hong Kong with flowers in English. */
import type { RulesetWords } from '../../ruleset-words.ts';
import { fan, hongKongMoves } from '../moves.ts';

export const hongKong: RulesetWords<'hong-kong'> = {
  game: {
    name: 'Hong Kong with flowers',
    han: '三番起糊',
    facts: '4 players · one hand, 10 min',
    line: 'Flowers to set aside, and no hand wins that isn’t worth three fan.',
  },
  mahjong: {
    moves: hongKongMoves,
    fan,
    patterns: {
      'all-chows': { han: '平糊', name: 'All chows' },
      'fully-concealed': { han: '門前清', name: 'Fully concealed' },
      'self-drawn': { han: '自摸', name: 'Self-drawn' },
      'no-flowers': { han: '無花', name: 'No flowers' },
      'seat-flower': { han: '正花', name: 'Seat flower' },
      'complete-set': { han: '一台花', name: 'Complete set' },
      'dragon-pung': { han: '三元牌', name: 'Dragon pung' },
      'seat-wind-pung': { han: '門風', name: 'Seat wind pung' },
      'round-wind-pung': { han: '圈風', name: 'Round wind pung' },
      'last-tile': { han: '海底撈月', name: 'Last tile' },
      'robbing-the-kong': { han: '搶槓', name: 'Robbing the kong' },
      'kong-replacement': { han: '槓上開花', name: 'Kong replacement' },
      'all-pungs': { han: '對對糊', name: 'All pungs' },
      'half-flush': { han: '混一色', name: 'Half flush' },
      'all-terminals-and-honours': { han: '花幺九', name: 'All terminals and honours' },
      'little-three-dragons': { han: '小三元', name: 'Little three dragons' },
      'little-four-winds': { han: '小四喜', name: 'Little four winds' },
      'full-flush': { han: '清一色', name: 'Full flush' },
      'big-three-dragons': { han: '大三元', name: 'Big three dragons' },
      'kong-on-kong': { han: '連槓開花', name: 'Kong on kong' },
      'eight-flowers': { han: '八仙過海', name: 'Eight flowers' },
      'four-concealed-pungs': { han: '坎坎糊', name: 'Four concealed pungs' },
      'all-honours': { han: '字一色', name: 'All honours' },
      'all-terminals': { han: '清幺九', name: 'All terminals' },
      'nine-gates': { han: '九蓮寶燈', name: 'Nine gates' },
      'big-four-winds': { han: '大四喜', name: 'Big four winds' },
      'thirteen-orphans': { han: '十三幺', name: 'Thirteen orphans' },
      'four-kongs': { han: '十八羅漢', name: 'Four kongs' },
      'on-the-deal': { han: '天糊', name: 'Won on the deal' },
      'first-draw': { han: '地糊', name: 'Won on the first draw' },
      'first-discard': { han: '人糊', name: 'Won on the first discard' },
    },
    options: {
      length: {
        name: 'Length',
        chip: (value) => (value === 'hand' ? 'one hand' : value === 'round' ? 'one round' : 'four rounds'),
      },
      dealerKeepsOnWin: {
        name: 'A winning dealer deals again',
        chip: (value) => (value === true ? 'a winning dealer stays' : 'the deal passes after a win'),
      },
      dealerKeepsOnDraw: {
        name: 'After a drawn hand the dealer deals again',
        chip: (value) => (value === true ? 'a drawn hand keeps the dealer' : 'a drawn hand passes the deal'),
      },
      kongsFromHand: {
        name: 'Kongs from the hand',
        chip: (value) => (value === true ? 'kongs from the hand' : 'no kongs from the hand'),
      },
      robbing: {
        name: 'Robbing the kong',
        chip: (value) => (value === true ? 'kongs can be robbed' : 'no robbing of kongs'),
      },
      minimumFan: {
        name: 'Fan to win',
        chip: (value) => (value === 0 ? 'any hand wins' : `${value} fan to win`),
      },
      limit: { name: 'Limit', chip: (value) => `limit ${value} fan` },
      schedule: {
        name: 'What fan are worth',
        chip: (value) => (value === 'full-spicy' ? 'full spicy' : 'half spicy'),
      },
      gun: {
        name: 'Who pays for a discard',
        chip: (value) => (value === 'full' ? 'the discarder pays for all' : 'all pay, the discarder double'),
      },
    },
  },
};
