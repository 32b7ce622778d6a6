import { measureLoad, wsPeers } from '@tilehouse/bench/table-server';
import { describe, expect, it } from 'vitest';
import { loadedHouse } from '../lib/loaded-house.ts';

describe('the load of table servers', () => {
  it('is played at a house and at relays, and comes to figures', async () => {
    const plan = {
      ...{ rooms: 12, samples: 1, perSecond: 100, apart: 6 },
      ...{ milliseconds: 300, warmMilliseconds: 300 },
    };
    const results = await measureLoad([loadedHouse, ...wsPeers], plan, () => {});
    expect(results.map(({ name }) => name)).toEqual(['Tilehouse', 'raw ws relay', 'raw ws, four views']);
    for (const { median } of results) {
      const { openedKb, usedKb, aliveKb, ...rest } = median;
      expect(Object.values(rest).every((figure) => figure > 0)).toBe(true);
      expect([openedKb, usedKb, aliveKb].every(Number.isFinite)).toBe(true);
    }
  }, 120_000);
});
