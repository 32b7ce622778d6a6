/** Processes that append to the same tables are killed in mid-write, over and over: nothing acknowledged may be missing. */
import { killWriters, withStore } from '@tilehouse/server/store/testing';
import { CheckFailed, type Figures, type LongCheck } from '../lib/long-check.ts';

const rounds = 15;
const writers = 3;
/** A process is killed after at most so many answers. */
const mostAnswers = 120;

export const check: LongCheck = {
  name: 'store-kills',
  summary: `${rounds} times ${writers} processes killed in mid-write, on SQLite and on PostgreSQL`,
  async run({ seed, progress }) {
    const random = mulberry(Number(seed) || 1);
    const figures: Record<string, Figures> = {};
    for (const dialect of ['sqlite', 'postgres'] as const) {
      let acknowledged = 0;
      await withStore(dialect, async (store, place) => {
        for (let round = 1; round <= rounds; round += 1) {
          const killedAfter = Array.from({ length: writers }, () => 1 + Math.floor(random() * mostAnswers));
          const { told, missing, faults } = await killWriters(store, place, killedAfter);
          acknowledged += told;
          if (missing.length + faults.length > 0) {
            throw new CheckFailed(`${dialect}: missing ${missing.join(', ')}; ${faults.join(', ')}`);
          }
          progress(`${dialect}: ${round} of ${rounds} rounds`);
        }
      });
      figures[dialect] = { killed: rounds * writers, acknowledged, missing: 0 };
    }
    return figures;
  },
};

/** A small generator of chance from a seed. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
