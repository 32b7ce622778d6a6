/** How the ways of a move stand in the place there is: one under another where they fit, else side by side. */

/** Pixels between two ways, so that a thumb hits the one it means. */
export const choiceGap = 8;
/** What a thumb hits, and the least that two of them need beside each other. */
export const choiceHeight = 48;
const leastWidth = 56;
/** Above the ways, and round them. */
const titleHeight = 40;
const edge = 8;
/** Inside a way, at its sides. */
const inset = 6;
const widestTile = 30;

export interface ChoiceGrid {
  readonly columns: number;
  /** Width of a tile. */
  readonly tile: number;
}

/**
 * @param room the place of all ways together
 * @param ways how many there are, and how many tiles the longest has
 */
export function choiceGrid(
  room: { readonly w: number; readonly h: number; readonly isLine: boolean },
  ways: { readonly count: number; readonly tiles: number },
): ChoiceGrid {
  const rows = Math.max(
    1,
    Math.floor((room.h - titleHeight - edge + choiceGap) / (choiceHeight + choiceGap)),
  );
  // upright they stand in one line, with the way back at its end
  const width = room.w - 2 * edge - (room.isLine ? 38 : 0);
  const most = Math.max(1, Math.floor((width + choiceGap) / (leastWidth + choiceGap)));
  const columns = Math.min(most, room.isLine ? ways.count : ways.count <= rows ? 1 : 2);
  const each = (width - choiceGap * (columns - 1)) / columns;
  return { columns, tile: Math.min(widestTile, (each - 2 * inset) / Math.max(3, ways.tiles)) };
}
