/** `tilehouse ledger check`: proves that no sen is missing and none too many. */
import { storeHelp } from '@tilehouse/server/store-options';
import { runOnStore } from '../store-verb.ts';
import { exitCodes, type Verb } from '../verb.ts';

const help = `Usage: npx tilehouse ledger check [--data DIR | --database-url URL] [--json]

Checks that every movement of money sums to zero, that every balance is the sum of its entries, that every reversal is the
opposite of what it takes back, and that the whole sums to zero. Exits with 1 when something is wrong.

${storeHelp}  --json               answer as JSON, amounts in sen
`;

export const ledger: Verb = {
  name: 'ledger',
  summary: 'check the money: ledger check',
  help,
  run: (args, io) =>
    runOnStore(args, io, {
      complaint: ([verb, ...rest]) =>
        verb === 'check' && rest.length === 0 ? undefined : 'There is one thing to do: ledger check.',
      async work({ place, store: { openExistingStore, checkLedger } }) {
        const store = await openExistingStore(place);
        const report = await checkLedger(store.db).finally(() => store.close());
        const { accounts, movements, faults } = report;
        const counted = `${accounts} accounts, ${movements} movements`;
        if (faults.length === 0) {
          return {
            data: { ok: true, ...report },
            text: `The ledger is right: ${counted}, the whole sums to 0.\n`,
          };
        }
        const lines = faults.map(({ message }) => `${message}\n`).join('');
        const text = `${lines}The ledger is wrong: ${faults.length} faults in ${counted}.\n`;
        return { data: { ok: false, ...report }, text, status: exitCodes.failed };
      },
    }),
};
