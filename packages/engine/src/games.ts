/** The only registry: every game there is, by id. */
import type { Game } from './game.ts';
import { type MahjongGame, mahjong } from './mahjong/mahjong.ts';
import { hongKongOldStyle } from './mahjong/rulesets/hong-kong-old-style/index.ts';
import { missingSuit } from './mahjong/rulesets/missing-suit/index.ts';

/** The mahjong games, in the order they are shown. */
export const mahjongGames: readonly MahjongGame[] = [mahjong(missingSuit), mahjong(hongKongOldStyle)];

/** A game whose types only it needs to know. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** Every game, in the order they are shown. */
export const games: readonly AnyGame[] = mahjongGames;

/** The mahjong game of an id, or undefined. */
export function findMahjongGame(id: string): MahjongGame | undefined {
  return mahjongGames.find((game) => game.id === id);
}

/** The game of an id, or undefined. */
export function findGame(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
