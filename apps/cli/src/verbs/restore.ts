/** `tilehouse restore`: puts a backup in the place of the data. */
import { storeHelp } from '@tilehouse/server/store-options';
import { runOnStore } from '../store-verb.ts';
import type { Verb } from '../verb.ts';

const help = `Usage: npx tilehouse restore FILE [--data DIR | --database-url URL] [--json]

Puts what npx tilehouse backup has written in the place of the data. Stop the server first. FILE is checked before anything
is replaced, and the data that were there stay beside it under another name. A PostgreSQL database must be empty.

${storeHelp}  --json               answer as JSON
`;

export const restore: Verb = {
  name: 'restore',
  summary: 'put a backup in the place of the data',
  help,
  run: (args, io) =>
    runOnStore(args, io, {
      complaint: ({ length }) => (length === 1 ? undefined : 'restore needs the name of one file.'),
      async work({ place, positionals: [file = ''], store }) {
        const { before } = await store.restore(file, place);
        const kept = before === undefined ? '' : `What was there before is now ${before}.\n`;
        return {
          data: { file, ...(before === undefined ? {} : { before }) },
          text: `${file} is restored.\n${kept}`,
        };
      },
    }),
};
