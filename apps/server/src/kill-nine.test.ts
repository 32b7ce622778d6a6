/** The long check `kill-nine` does the same a hundred times on each database. */
import { expect, it } from 'vitest';
import { onBoth } from './store/testing/on-both.ts';
import { killNine } from './testing/kill-nine.ts';

onBoth('a house that is killed', (bed) => {
  it('has all it acknowledged when it is back, and plays on', async () => {
    const { faults, kills, settled } = await killNine({
      ...{ place: bed.place(), game: 'missing-suit', people: 3, seed: 7, kills: 3, killsATable: 3 },
    });
    expect(faults).toEqual([]);
    expect(kills).toEqual({ news: 2, append: 0, money: 1, start: 0 });
    expect(settled).toBeGreaterThan(0);
  }, 120_000);
});
