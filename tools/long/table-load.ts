/** The load of a house beside other table servers, in one run: 250 rooms of four, a thousand moves a second and as many as go. */
import {
  canPin,
  installPeers,
  type LoadPlan,
  type LoadResult,
  measureLoad,
  otherPeers,
  wsPeers,
} from '@tilehouse/bench/table-server';
import { loadedHouse, tilehouseName } from '../lib/loaded-house.ts';
import type { LongCheck } from '../lib/long-check.ts';

const plan: LoadPlan = {
  ...{ rooms: 250, samples: 5, perSecond: 1_000, apart: 110 },
  ...{ milliseconds: 3_000, warmMilliseconds: 10_000 },
};

export const check: LongCheck = {
  name: 'table-load',
  summary: `${plan.rooms} rooms of four at a house, beside ws, Socket.IO, Colyseus and boardgame.io`,
  async run({ progress }) {
    progress('installing the peers');
    installPeers();
    const results = await measureLoad([loadedHouse, ...wsPeers, ...otherPeers], plan, progress);
    return JSON.parse(
      JSON.stringify({
        plan,
        pinned: canPin ? 'server and generator to a core each' : 'no: there is no taskset here',
        node: process.version,
        results,
        ratios: ratiosOf(results),
      }),
    );
  },
};

/** Ours against each of the others: below 1 is quicker, or less. */
function ratiosOf(results: readonly LoadResult[]): Readonly<Record<string, unknown>> {
  const ours = results.find(({ name }) => name === tilehouseName)?.median;
  if (ours === undefined) throw new Error('the house was not measured');
  const ratio = (mine: number, theirs: number): number => Number((mine / theirs).toPrecision(3));
  return Object.fromEntries(
    results
      .filter(({ name }) => name !== tilehouseName)
      .map(({ name, median }) => [
        name,
        {
          pacedP99: ratio(ours.pacedP99, median.pacedP99),
          serverMicros: ratio(ours.serverMicros, median.serverMicros),
          usedKb: ratio(ours.usedKb, median.usedKb),
          aliveKb: ratio(ours.aliveKb, median.aliveKb),
        },
      ]),
  );
}
