/** Kills whole houses while people play for money, over and over: nothing acknowledged may be missing, nothing may be twice. */
import { withStore } from '@tilehouse/server/store/testing';
import { killNine } from '@tilehouse/server/testing';
import { CheckFailed, type Figures, type LongCheck } from '../lib/long-check.ts';

const kills = 100;

export const check: LongCheck = {
  name: 'kill-nine',
  summary: `a house killed ${kills} times in mid-play on SQLite, and ${kills} times on PostgreSQL`,
  async run({ seed, progress }) {
    const killOn = (dialect: 'sqlite' | 'postgres') =>
      withStore(dialect, async (_, place): Promise<Figures> => {
        const { faults, ...counts } = await killNine({
          ...{ place, game: 'missing-suit', people: 3, seed: Number(seed) || 1, kills, killsATable: 10 },
          progress: (count) => progress(`${dialect}: ${count} of ${kills} kills`),
        });
        if (faults.length > 0) throw new CheckFailed(`${dialect}: ${faults.slice(0, 20).join('; ')}`);
        return { ...counts, kills: { ...counts.kills }, faults: 0 };
      });
    // a house mostly starts and waits: both at once take hardly longer than one
    const [sqlite, postgres] = await Promise.all([killOn('sqlite'), killOn('postgres')]);
    return { sqlite, postgres };
  },
};
