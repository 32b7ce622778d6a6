/** The long check `same-moment` does the same two hundred times on each database. */
import { expect, it } from 'vitest';
import { onBoth } from './store/testing/on-both.ts';
import { sameMoment } from './testing/same-moment/same-moment.ts';

onBoth('everybody who presses in the same moment', (bed) => {
  it('wins, goes on or leaves, and there is one outcome', { timeout: 240_000 }, async () => {
    const nodes = bed.dialect === 'postgres' ? 2 : 1;
    const { answers, dealt, faults, left, rounds } = await sameMoment({
      ...{ place: bed.place(), game: 'missing-suit', rounds: 12, seed: 3, nodes },
    });
    expect(faults).toEqual([]);
    expect(rounds).toBe(12);
    expect(dealt + left).toBe(12);
    expect(Math.min(dealt, left)).toBeGreaterThan(1);
    expect(answers['win: too-late']).toBeGreaterThan(1);
  });

  it('wins in the order of the seats, whoever of three was faster', { timeout: 240_000 }, async () => {
    const nodes = bed.dialect === 'postgres' ? 2 : 1;
    const { faults, winners } = await sameMoment({
      ...{ place: bed.place(), game: 'hong-kong-old-style', rounds: 10, seed: 4, nodes },
    });
    expect(faults).toEqual([]);
    expect(Math.min(...winners)).toBeGreaterThan(0);
  });
});
