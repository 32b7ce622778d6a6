/** `tilehouse backup`: a copy of all data in one file. */
import { storeHelp } from '@tilehouse/server/store-options';
import { runOnStore } from '../store-verb.ts';
import type { Verb } from '../verb.ts';

const help = `Usage: npx tilehouse backup FILE [--data DIR | --database-url URL] [--json]

Copies everything a house keeps into FILE, which must not be there yet. The server may go on running. From SQLite it is a
SQLite file, from PostgreSQL lines of JSON; npx tilehouse restore reads both. For a large PostgreSQL use pg_dump as well.

${storeHelp}  --json               answer as JSON
`;

export const backup: Verb = {
  name: 'backup',
  summary: 'copy all data into a file',
  help,
  run: (args, io) =>
    runOnStore(args, io, {
      complaint: ({ length }) => (length === 1 ? undefined : 'backup needs the name of one file.'),
      async work({ place, positionals: [file = ''], store: { openExistingStore, writeBackup } }) {
        const store = await openExistingStore(place);
        try {
          await writeBackup(store, file);
        } finally {
          await store.close();
        }
        return { data: { file }, text: `Everything is in ${file}.\n` };
      },
    }),
};
