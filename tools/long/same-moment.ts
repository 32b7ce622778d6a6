/** Everybody presses Win, Leave and Rematch within a tenth of a second, over and over: every moment has one outcome. */
import { withStore } from '@tilehouse/server/store/testing';
import { sameMoment } from '@tilehouse/server/testing';
import { CheckFailed, type Figures, type LongCheck } from '../lib/long-check.ts';

const rounds = 200;
const within = 100;

export const check: LongCheck = {
  name: 'same-moment',
  summary: `win, leave and rematch pressed within ${within} ms, ${rounds} times on SQLite and on PostgreSQL`,
  async run({ seed, progress }) {
    const pressOn = (dialect: 'sqlite' | 'postgres', game: string, nodes: number) =>
      withStore(dialect, async (_, place): Promise<Figures> => {
        const { faults, winners, answers, ...counts } = await sameMoment({
          ...{ place, game, rounds, within, nodes, seed: Number(seed) || 1 },
          progress: (count) => progress(`${game} on ${dialect}: ${count} of ${rounds}`),
        });
        if (faults.length > 0)
          throw new CheckFailed(`${game} on ${dialect}: ${faults.slice(0, 20).join('; ')}`);
        const [one = 0, two = 0, three = 0] = winners;
        return { ...counts, nodes, pressedWin: { one, two, three }, answers, faults: 0 };
      });
    const figures: Record<string, Figures> = {};
    for (const game of ['missing-suit', 'hong-kong-old-style']) {
      const [sqlite, postgres] = await Promise.all([
        pressOn('sqlite', game, 1),
        pressOn('postgres', game, 2),
      ]);
      figures[game] = { sqlite, postgres };
    }
    return { within, ...figures };
  },
};
