/** Names shared by keys and offers. */
export type { MahjongAction, Tile } from '@tilehouse/engine';

/** Moves with a key of their own. */
export const moveNames = ['win', 'kong', 'pung', 'chow', 'pass', 'setAside'] as const;
export type MoveName = (typeof moveNames)[number];

/** The letter that plays a move from the keyboard. */
export const moveLetters: Readonly<Record<MoveName, string>> = {
  win: 'w',
  kong: 'k',
  pung: 'p',
  chow: 'c',
  pass: 'x',
  setAside: 'f',
};
