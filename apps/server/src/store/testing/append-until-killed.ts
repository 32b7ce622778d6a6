/** A program: appends to the tables it is told of as fast as it can, and says which events it was told are stored. */
import { openStore, type StorePlace } from '../open-store.ts';
import { someEvent, someHead } from './some-table.ts';

const { place, tables, name } = JSON.parse(process.argv[2] ?? '') as {
  readonly place: StorePlace;
  readonly tables: readonly string[];
  readonly name: string;
};
const { log } = await openStore(place);

await Promise.all(
  tables.map(async (table) => {
    for (let count = 1; ; count += 1) {
      const id = `${name}/${count}`;
      const command = { actor: name, id };
      for (let outcome = 'conflict'; outcome === 'conflict'; ) {
        const from = (await log.readHead(table))?.head_seq ?? 0;
        // two events, so that half an append would show
        const events = [someEvent(id), someEvent(`${id} too`)];
        outcome = String(await log.append({ table, from, events, head: someHead(), command }));
      }
      process.stdout.write(`${table} ${id}\n`);
    }
  }),
);
