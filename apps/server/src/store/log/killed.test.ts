/** The long check `store-kills` does the same many times over, with several processes. */
import { expect, it } from 'vitest';
import { killWriters } from '../testing/kill-writers.ts';
import { onBoth } from '../testing/on-both.ts';

onBoth('a process that is killed in mid-write', (bed) => {
  it('loses nothing that it was told is stored', async () => {
    const { told, missing, faults } = await killWriters(bed.store(), bed.place(), [53]);
    expect(told).toBeGreaterThanOrEqual(53);
    expect({ missing, faults }).toEqual({ missing: [], faults: [] });
  });
});
