/** `tilehouse move`: takes a house's data from one database into another. */
import { parseOptions } from '@tilehouse/server/parse-options';
import { parsePlace } from '@tilehouse/server/store-options';
import { answering, badUsage } from '../store-verb.ts';
import type { Verb } from '../verb.ts';

const help = `Usage: npx tilehouse move --from PLACE --to PLACE [--json]

Copies everything a house keeps from one database into another, which must be empty; what is in the first stays there.
Stop the server first. A PLACE is sqlite: and the folder of the data, or a PostgreSQL URL:

  npx tilehouse move --from sqlite:data --to postgres://user:password@host/name

  --from PLACE   where the data are
  --to PLACE     where they should be
  --json         answer as JSON
`;

const specs = { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } } as const;

export const move: Verb = {
  name: 'move',
  summary: 'move all data into another database',
  help,
  async run(args, io) {
    const parsed = parseOptions(args, specs);
    if (parsed.type === 'bad-usage') return badUsage(io, parsed.message);
    const { values, positionals } = parsed;
    if (positionals.length > 0) return badUsage(io, `move takes only options, not ${positionals.join(' ')}.`);
    const [from, to] = [parsePlace(values.from ?? ''), parsePlace(values.to ?? '')];
    if (from === undefined || to === undefined) {
      const which = from === undefined ? '--from' : '--to';
      return badUsage(io, `${which} needs sqlite: and a folder, or postgres://user:password@host/name.`);
    }
    return answering(io, values.json === true ? 'json' : 'text', async ({ copyInto }) => {
      const rows = await copyInto(from, to);
      return { data: { rows }, text: `${rows} rows are copied. Start the server on the new place.\n` };
    });
  },
};
