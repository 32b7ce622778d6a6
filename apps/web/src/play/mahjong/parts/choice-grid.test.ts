import { describe, expect, it } from 'vitest';
import { compactLayout } from '../layout/compact.ts';
import { portraitLayout } from '../layout/portrait.ts';
import { choiceGap, choiceGrid } from './choice-grid.ts';

const phones = [
  [568, 320],
  [667, 375],
  [844, 390],
] as const;

describe('the ways of a move', () => {
  for (const [width, height] of phones) {
    for (const seats of [3, 4] as const) {
      it(`are 44 px to hit and well apart at ${width} × ${height}, ${seats} seats`, () => {
        const { choices } = compactLayout({ width, height, seats, big: false, talk: true }).own.keys;
        for (const count of [2, 3, 4, 5, 6]) {
          const { columns, tile } = choiceGrid({ ...choices, isLine: false }, { count, tiles: 3 });
          const each = (choices.w - 16 - choiceGap * (columns - 1)) / columns;
          expect(each).toBeGreaterThanOrEqual(44);
          expect(tile * 3).toBeLessThanOrEqual(each - 8);
          expect(tile).toBeGreaterThanOrEqual(16);
        }
        expect(choiceGrid({ ...choices, isLine: false }, { count: 2, tiles: 3 })).toEqual({
          columns: 1,
          tile: 30,
        });
      });
    }
  }

  it('stand in a line upright', () => {
    const { choices } = portraitLayout({ width: 390, height: 844, seats: 4, big: false, talk: true }).own
      .keys;
    for (const count of [2, 3, 4]) {
      const { columns, tile } = choiceGrid({ ...choices, isLine: true }, { count, tiles: 3 });
      expect(columns).toBe(count);
      expect(tile).toBeGreaterThanOrEqual(19);
    }
  });
});
