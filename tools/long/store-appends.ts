/** How fast the store takes appends on either database, and what grouping them on SQLite is worth. */
import { type AppendSpeed, measureAppends, withStore } from '@tilehouse/server/store/testing';
import type { LongCheck } from '../lib/long-check.ts';

const loads = [1, 10, 50, 250];
const appends = 1_500;
const samples = 3;

export const check: LongCheck = {
  name: 'store-appends',
  summary: 'durable appends by 1 to 250 tables at a time on SQLite, grouped and alone, and on PostgreSQL',
  async run({ progress }) {
    const measured: Record<string, Record<string, AppendSpeed>> = {};
    const take = async (
      name: string,
      dialect: 'sqlite' | 'postgres',
      commits: 'as-the-store-does' | 'alone',
    ) => {
      measured[name] ??= {};
      for (const tables of loads) {
        const speed = await withStore(dialect, (store) =>
          measureAppends(store, { tables, appends, commits }),
        );
        const best = measured[name][`${tables} tables`];
        progress(`${name}, ${tables} tables: ${speed.appendsPerSecond} a second`);
        // the machine does other things as well: the best of several is the store's own speed
        if (best === undefined || speed.appendsPerSecond > best.appendsPerSecond) {
          measured[name][`${tables} tables`] = speed;
        }
      }
    };
    for (let sample = 0; sample < samples; sample += 1) {
      await take('sqlite', 'sqlite', 'as-the-store-does');
      await take('sqlite, each append alone', 'sqlite', 'alone');
      await take('postgres', 'postgres', 'as-the-store-does');
    }
    return JSON.parse(JSON.stringify(measured));
  },
};
