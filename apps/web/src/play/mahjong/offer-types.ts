/** Names shared by keys and offers. */
export type { MahjongAction, Tile } from '@tilehouse/engine';

/** Moves with a key of their own. */
export const moveNames = ['win', 'fourFlying', 'kong', 'pung', 'chow', 'pass', 'redeem', 'setAside'] as const;
export type MoveName = (typeof moveNames)[number];

/** The letter that plays a move from the keyboard. */
export const moveLetters: Readonly<Record<MoveName, string>> = {
  win: 'w',
  // it stands in for a win, never beside it
  fourFlying: 'w',
  kong: 'k',
  pung: 'p',
  chow: 'c',
  pass: 'x',
  redeem: 'r',
  setAside: 'f',
};
