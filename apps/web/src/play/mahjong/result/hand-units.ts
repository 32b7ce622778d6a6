/** How wide a hand in one line is, in tiles: with the space between its groups, and small tiles at the end. */

/** Space between groups, and the width of a small tile, for a tile's width; the style sheet says the same. */
const groupGap = 0.28;
const smallTile = 0.72;

export function unitsOf(groups: readonly number[], small: number): number {
  const filled = groups.filter((count) => count > 0).length + (small > 0 ? 1 : 0);
  const tiles = groups.reduce((sum, count) => sum + count, 0) + small * smallTile;
  // a little over, so that rounding never breaks the line
  return Math.ceil((tiles + Math.max(0, filled - 1) * groupGap + 0.1) * 10) / 10;
}
