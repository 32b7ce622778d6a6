/** boardgame.io: a game whose only move says a tile, and whose state everybody follows. */
import { createRequire } from 'node:module';
import { serving } from './serving.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const relay = {
  name: 'relay',
  setup: () => ({ number: 0, tile: '' }),
  turn: { activePlayers: { all: 'anybody' }, stages: { anybody: {} } },
  moves: {
    move: ({ G }, number, tile) => {
      G.number = number;
      G.tile = tile;
    },
  },
};
// it says at length what it serves
console.log = () => {};
const server = Server({ games: [relay], origins: ['*'] });
const { appServer } = await server.run({ port: 0 });
serving(appServer.address().port);
