/** New ruleset in Chinese. */
import type { RulesetWords } from '../../ruleset-words.ts';
import { fan } from '../moves.ts';
import { zh } from '../zh.ts';

export const newRuleset: RulesetWords<'new-ruleset'> = {
  game: {
    name: '新章',
    han: '新章',
    facts: '4 人 · 四局，約 25 分鐘',
    line: '四副一對，一番起糊。',
  },
  mahjong: {
    moves: {
      chow: { word: '', han: '上' },
      pung: { word: '', han: '碰' },
      kong: { word: '', han: '槓' },
      win: { word: '', han: '食糊' },
      pass: { word: '', han: '過' },
      discard: { word: '', han: '打出' },
      setAside: { word: '', han: '飛當花' },
      redeem: { word: '', han: '換飛' },
      fourFlying: { word: '', han: '四飛' },
    },
    fan,
    patterns: {
      'self-drawn': { han: '自摸', name: '自己摸牌食糊' },
      'dragon-pung': { han: '三元牌', name: '中、發、白的刻子' },
      'all-pungs': { han: '對對糊', name: '全是刻子或槓' },
      'mixed-one-suit': { han: '混一色', name: '同一門加番子' },
      'pure-one-suit': { han: '清一色', name: '全是同一門' },
      'big-three-dragons': { han: '大三元', name: '中、發、白三副刻子' },
      'all-honours': { han: '字一色', name: '全是番子' },
    },
    options: {
      minimumFan: {
        name: '起糊番數',
        chip: (value) => (value === 0 ? '雞糊也可' : zh`${Number(value)}番起糊`),
      },
    },
  },
};
