import { describe, expect, it } from 'vitest';
import { boardGrid } from './board-grid.ts';

/** Boxes from the smallest phone to a large screen. */
const boxes = [300, 360, 390, 420, 540, 800, 1100, 1800].flatMap((width) =>
  [180, 260, 320, 600, 760, 900, 1200].map((height) => ({ width, height })),
);

describe('the board in its box', () => {
  it.each(boxes)('fits the width and has a cell for every place, large enough for a thumb: %o', (box) => {
    const { columns, rows, cell, tile, scrolls } = boardGrid(box);
    expect(columns * rows).toBe(144);
    expect(columns * cell.width).toBeLessThanOrEqual(box.width);
    expect(cell.width).toBeGreaterThanOrEqual(43.5);
    expect(cell.height).toBeGreaterThanOrEqual(44);
    expect(tile).toBeLessThan(cell.width);
    if (!scrolls) expect(rows * cell.height).toBeLessThanOrEqual(box.height);
  });

  it('shows all of it where there is room, and scrolls where tiles would be too small', () => {
    expect(boardGrid({ width: 1100, height: 790 })).toMatchObject({ columns: 18, scrolls: false });
    expect(boardGrid({ width: 390, height: 600 })).toMatchObject({ columns: 8, scrolls: true });
    expect(boardGrid({ width: 400, height: 260 })).toMatchObject({ columns: 9, scrolls: true });
  });
});
