/** Words that several mahjong games share in Chinese: those of their moves, and what fan are called. */
import type { MoveWords } from '../ruleset-words.ts';
import { zh } from './zh.ts';

/** In Chinese a move's character is its word. */
export const malaysianMoves: MoveWords = {
  chow: { word: '', han: '吃' },
  pung: { word: '', han: '碰' },
  kong: { word: '', han: '槓' },
  win: { word: '', han: '食糊' },
  pass: { word: '', han: '過' },
  discard: { word: '', han: '打出' },
  setAside: { word: '', han: '飛當花' },
  redeem: { word: '', han: '換飛' },
  fourFlying: { word: '', han: '四飛' },
};

export const hongKongMoves: MoveWords = {
  ...malaysianMoves,
  chow: { word: '', han: '上' },
  win: { word: '', han: '食糊' },
};

export const fan = (count: number): string => zh`${count}番`;
