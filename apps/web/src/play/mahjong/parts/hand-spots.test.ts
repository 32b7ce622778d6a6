import { describe, expect, it } from 'vitest';
import { tableLayout } from '../layout/table-layout.ts';
import { tileBox } from '../layout/zones.ts';
import { handSpots } from './hand-spots.ts';

const sizes = [
  [568, 320],
  [667, 375],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [390, 844],
  [360, 640],
  [820, 1180],
] as const;
const meldings = [[], [3], [4, 3], [3, 3, 3], [4, 4, 4, 4]] as const;
const cases = sizes.flatMap(([width, height]) => meldings.map((melds) => ({ width, height, melds })));

describe('the hand strip', () => {
  it.each(cases)(
    '$width × $height with melds $melds: nothing overlaps or leaves the strip',
    ({ width, height, melds }) => {
      const { hand } = tableLayout({ width, height, seats: 4 }).own;
      const tiles = 13 - melds.length * 3;
      const spots = handSpots(hand, { tiles, hasDrawn: true, melds });
      const all = [
        ...spots.tiles,
        ...(spots.drawn === undefined ? [] : [spots.drawn]),
        ...spots.melds.flat(),
      ];
      expect(all).toHaveLength(tiles + 1 + melds.reduce((sum, each) => sum + each, 0));
      const boxes = all.map(({ x, y, width: w }) => ({ x, y, w, h: tileBox(w, 0).h }));
      for (const [at, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(hand.rect.x - 0.5);
        expect(box.x + box.w).toBeLessThanOrEqual(hand.rect.x + hand.rect.w + 0.5);
        expect(box.y + box.h).toBeLessThanOrEqual(height);
        for (const other of boxes.slice(at + 1)) {
          const apart =
            box.x + box.w <= other.x + 0.5 ||
            other.x + other.w <= box.x + 0.5 ||
            box.y + box.h <= other.y + 8 ||
            other.y + other.h <= box.y + 8;
          expect(apart, JSON.stringify([box, other])).toBe(true);
        }
      }
    },
  );

  it('melds stay where they are when a tile is drawn', () => {
    const { hand } = tableLayout({ width: 844, height: 390, seats: 3 }).own;
    const before = handSpots(hand, { tiles: 10, hasDrawn: false, melds: [3] });
    const after = handSpots(hand, { tiles: 10, hasDrawn: true, melds: [3] });
    expect(after.melds).toEqual(before.melds);
    expect(after.tiles).toEqual(before.tiles);
  });
});
