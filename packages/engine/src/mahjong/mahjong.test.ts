import { describe, expect, it } from 'vitest';
import { mahjongGames } from '../games.ts';
import { selfPlayDeals } from '../testing/self-play.ts';

describe.each(mahjongGames.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('self-play: 300 hands end once each, tiles and payments conserved after every event, fold = state', () => {
    const report = selfPlayDeals(game, { hands: 300, firstSeed: 1, worldsEvery: 0 });
    expect(report.endings).toBe(300);
  }, 60_000);

  it('two worlds: a viewer is sent the same, byte for byte, whatever it cannot know', () => {
    const report = selfPlayDeals(game, { hands: 40, firstSeed: 5_000, worldsEvery: 1 });
    expect(report.worlds).toBe(40);
    expect(report.swapped).toBeGreaterThan(1_000);
  }, 60_000);
});
