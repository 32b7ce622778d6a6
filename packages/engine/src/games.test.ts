import { describe, expect, it } from 'vitest';
import { findGame, findMahjongGame, games, mahjongGames } from './games.ts';
import { gameContract } from './testing/game.contract.ts';

for (const game of games) gameContract(game, 6);

describe('registry', () => {
  it('registry: ids are unique and found', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    for (const game of games) expect(findGame(game.id)).toBe(game);
    for (const game of mahjongGames) expect(findMahjongGame(game.id)).toBe(game);
  });

  it('registry: an unknown id finds nothing', () => {
    expect(findGame('riichi')).toBeUndefined();
    expect(findMahjongGame('riichi')).toBeUndefined();
  });
});
