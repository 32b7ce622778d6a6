/** `tilehouse serve`: the server, as `npm start` runs it. */
import { serveHelp } from '@tilehouse/server/serve-options';
import type { Verb } from '../verb.ts';

export const serve: Verb = {
  name: 'serve',
  summary: 'serve Tilehouse from this computer',
  help: serveHelp,
  async run(args, io) {
    // Loaded only now: the other verbs start faster without it.
    const { runServer } = await import('@tilehouse/server');
    return runServer(args, io);
  },
};
