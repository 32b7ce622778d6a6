import { describe, expect, it } from 'vitest';
import { mahjongGames } from '../games.ts';
import { selfPlayDeals } from '../testing/self-play.ts';

describe.each(mahjongGames.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('self-play: 300 hands end once each; tiles, payments and folds hold; two worlds are the same to every viewer', () => {
    const report = selfPlayDeals(game, { hands: 300, firstSeed: 1, worldsEvery: 1 });
    expect(report.endings).toBe(300);
    expect(report.worlds).toBe(300);
    expect(report.swapped).toBeGreaterThan(10_000);
  }, 240_000);
});
