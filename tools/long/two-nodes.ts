/** Fifty tables over two processes on one PostgreSQL, and one of the processes is killed: the other carries all of them. */
import { withStore } from '@tilehouse/server/store/testing';
import { playOnTwo, StartedHouse } from '@tilehouse/server/testing';
import { CheckFailed, type LongCheck } from '../lib/long-check.ts';

const tables = 50;

export const check: LongCheck = {
  name: 'two-nodes',
  summary: `${tables} tables over two processes on one PostgreSQL, one of which is killed`,
  async run({ seed }) {
    return withStore('postgres', async (store, place) => {
      const [first, second] = [new StartedHouse(place), new StartedHouse(place)];
      try {
        await first.start();
        await second.start();
        const { faults, ...counts } = await playOnTwo({
          ...{
            store,
            urls: [first.url, second.url],
            game: 'hong-kong-old-style',
            tables,
            seed: Number(seed) || 1,
          },
          ...{ newsBefore: 20, newsAfter: 60 },
          kill: () => first.kill(),
        });
        const all = [...faults, ...second.faults];
        if (all.length > 0) throw new CheckFailed(all.slice(0, 20).join('; '));
        return { ...counts, faults: 0 };
      } finally {
        await Promise.all([first.close(), second.close()]);
      }
    });
  },
};
