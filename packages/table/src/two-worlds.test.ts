import { type MahjongGame, mahjongGames, seatsOf, seededRandom, type Viewer } from '@tilehouse/engine';
import { otherWorld, type PlayedDeal } from '@tilehouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { publicSettings, type TableSettings } from './settings.ts';
import { playedDeal, sentThroughHost } from './testing/two-worlds-table.ts';

const evenPace: TableSettings = {
  ...publicSettings,
};

async function compare(game: MahjongGame, deal: PlayedDeal, random: () => number): Promise<number> {
  let differing = 0;
  const viewers: readonly Viewer[] = [...seatsOf(game.seats), 'outsider'];
  for (const viewer of viewers) {
    const wall = otherWorld(game, deal, { viewer, random });
    differing += wall.filter((tile, place) => tile !== deal.wall[place]).length;
    const here = await sentThroughHost(game, deal, { wall: deal.wall, viewer, settings: evenPace });
    const there = await sentThroughHost(game, deal, { wall, viewer, settings: evenPace });
    expect(there, `viewer ${viewer}`).toEqual(here);
  }
  return differing;
}

describe.each(mahjongGames)('two worlds at a table: $id', (game) => {
  it('a viewer is sent the same bytes at the same times, whoever was asked', async () => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const random = seededRandom(seed);
      const deal = playedDeal(game, random, 15 + seed * 5);
      expect(await compare(game, deal, random)).toBeGreaterThan(50);
    }
  });

  it('the comparison finds a game that does not wait', async () => {
    const { pauseIn: _, ...hasty } = game;
    const tell = async () => {
      for (let seed = 1; seed <= 12; seed += 1) {
        const random = seededRandom(seed);
        await compare(hasty, playedDeal(hasty, random, 15 + seed * 5), random);
      }
    };
    await expect(tell()).rejects.toThrow(/viewer/);
  });
});
