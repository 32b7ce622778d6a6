import { describe, expect, it } from 'vitest';
import { mahjongGames } from '../games.ts';
import { selfPlayDeals } from '../testing/self-play.ts';

describe.each(mahjongGames.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('self-play: 200 hands end once each; tiles, payments and folds hold; two worlds are the same to every viewer', () => {
    const report = selfPlayDeals(game, { hands: 200, firstSeed: 1, worldsEvery: 1 });
    expect(report.endings).toBe(200);
    expect(report.worlds).toBe(200);
    expect(report.swapped).toBeGreaterThan(6_000);
    expect(report.optionSets).toHaveLength(1);
  }, 240_000);

  it('so do 100 hands with options drawn at random', () => {
    const report = selfPlayDeals(game, { hands: 100, firstSeed: 501, worldsEvery: 1, optionsEvery: 4 });
    expect(report.endings).toBe(100);
    expect(report.worlds).toBe(100);
    expect(report.optionSets.length).toBeGreaterThanOrEqual(Object.keys(game.options).length === 0 ? 1 : 4);
  }, 240_000);
});
