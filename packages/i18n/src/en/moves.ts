/** Words that several mahjong games share in English: those of their moves, and what fan are called. */
import type { MoveWords } from '../ruleset-words.ts';

export const malaysianMoves: MoveWords = {
  chow: { word: 'Chow', han: '吃' },
  pung: { word: 'Pung', han: '碰' },
  kong: { word: 'Kong', han: '槓' },
  win: { word: 'Win', han: '胡' },
  pass: { word: 'Pass', han: '過' },
  discard: { word: 'Discard', han: '打出' },
  setAside: { word: 'Set aside', han: '飛' },
  redeem: { word: 'Redeem', han: '換飛' },
  fourFlying: { word: 'Four Flying', han: '四飛' },
};

export const hongKongMoves: MoveWords = {
  ...malaysianMoves,
  chow: { word: 'Chow', han: '上' },
  win: { word: 'Win', han: '食糊' },
};

export const fan = (count: number): string => `${count} fan`;
