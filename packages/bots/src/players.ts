/** The players there are, by name: the levels people meet, and yardsticks that stay for good. */
import type { MahjongAction, MahjongGame, MahjongView } from '@tilehouse/engine';
import { normalPlayer } from './mahjong/normal/normal-player.ts';
import { randomPlayer } from './mahjong/random-player.ts';
import { tilesAwayPlayer } from './mahjong/tiles-away-player.ts';

/**
 * A computer player. It sees what its seat sees, offers included, and draws its chance from `random` (numbers in
 * [0, 1)); the same view and chance give the same answer, which is always one of the offers.
 */
export type ComputerPlayer = (view: MahjongView, random: () => number) => MahjongAction;

const makers = {
  normal: normalPlayer,
  'tiles-away': tilesAwayPlayer,
  random: () => randomPlayer,
} as const satisfies Readonly<Record<string, (game: MahjongGame) => ComputerPlayer>>;

export type PlayerName = keyof typeof makers;

/** Names of all players. */
export const playerNames = Object.keys(makers) as readonly PlayerName[];

/** The player of a name for a game. */
export function computerPlayer(name: PlayerName, game: MahjongGame): ComputerPlayer {
  return makers[name](game);
}
