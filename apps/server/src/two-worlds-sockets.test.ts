import { mahjongGames, type Seat, seededRandom } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { compareOverSockets, HouseOfWorlds } from './testing/two-worlds-sockets.ts';

describe.each(mahjongGames.map((game, at) => ({ game, at, id: game.id })))(
  'two worlds over sockets: $id',
  ({ at, game }) => {
    it('nobody can tell them apart by any frame, body, refusal or time', async () => {
      const worlds = await HouseOfWorlds.open(game);
      const viewers = [(at % game.seats) as Seat, 'outsider'] as const;
      const compared = await compareOverSockets(worlds, game, {
        ...{ random: seededRandom(at + 1), length: 14, viewers },
      });
      expect(compared.differing).toBeGreaterThan(50);
      expect(worlds.faults).toEqual([]);
      await worlds.close();
    });
  },
);
