/** The computers of a table on the server. */
import { randomInt } from 'node:crypto';
import { computerPlayer, playerNames } from '@tilehouse/bots';
import { findMahjongGame, type MahjongView } from '@tilehouse/engine';
import type { Choosers } from '@tilehouse/table';

/** Milliseconds until a computer thinks: within the pace of a table, whatever its hand. */
export interface ThinkTime {
  readonly from: number;
  readonly to: number;
}

/** Long enough to follow, and always within the even pace. */
export const usualThinkTime: ThinkTime = { from: 350, to: 800 };

const randomNumber = (): number => randomInt(2 ** 32) / 2 ** 32;

/** Whether there is a computer of this level for a game. */
export function hasComputer(game: string, level: string): boolean {
  return findMahjongGame(game) !== undefined && playerNames.some((known) => known === level);
}

/** Computers that wait before they think, as long as `think` says. */
export function serverChoosers(think: ThinkTime = usualThinkTime): Choosers {
  return {
    delay: () => think.from + randomNumber() * (think.to - think.from),
    choose: (game, level, view) => {
      const found = findMahjongGame(game.id);
      const name = playerNames.find((known) => known === level);
      if (found === undefined || name === undefined) throw new Error(`no ${level} computer for ${game.id}`);
      return computerPlayer(name, found)(view as MahjongView, randomNumber);
    },
  };
}
