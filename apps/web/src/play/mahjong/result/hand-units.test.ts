import { describe, expect, it } from 'vitest';
import { unitsOf } from './hand-units.ts';

describe('the width of a hand in one line', () => {
  it('counts tiles, the space between groups, and small tiles at the end', () => {
    expect(unitsOf([14], 0)).toBeCloseTo(14.1, 5);
    expect(unitsOf([3, 3, 3, 3, 2], 4)).toBeCloseTo(18.4, 5);
  });

  it('leaves room for what is there only', () => {
    expect(unitsOf([13, 0], 0)).toBe(unitsOf([13], 0));
    expect(unitsOf([4, 4, 4, 4, 2], 8)).toBeGreaterThan(unitsOf([4, 4, 4, 4, 2], 7));
  });

  it('is never less than the tiles take, so that the line does not break', () => {
    for (let small = 0; small <= 12; small += 1) {
      const groups = [4, 4, 4, 4, 2];
      const exact = 18 + small * 0.72 + (small > 0 ? 5 : 4) * 0.28;
      expect(unitsOf(groups, small)).toBeGreaterThan(exact);
    }
  });
});
