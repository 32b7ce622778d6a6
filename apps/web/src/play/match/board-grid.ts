/** How the board lies in a box: how many columns, how big a tile. Pure, so that it is tested as numbers. */

export interface BoardGrid {
  readonly columns: number;
  readonly rows: number;
  /** Width of a tile's face, in CSS pixels. */
  readonly tile: number;
  /** The cell a tile stands in, all of which can be pressed. */
  readonly cell: { readonly width: number; readonly height: number };
  /** Whether it is higher than the box and scrolls. */
  readonly scrolls: boolean;
}

/** Tiles on the board, the target's place among them. */
const places = 144;
/** Columns that fill every row. */
const columnCounts = [6, 8, 9, 12, 16, 18, 24] as const;
/** A cell is never narrower: a thumb must hit it. */
const narrowestCell = 44;
/** A tile is never wider: a board is a board, not a poster. */
const widestTile = 66;
/** Between neighbouring tiles. */
const gapOf = (tile: number): number => Math.max(3, tile * 0.08);
/** Height of a tile with its side, in widths (docs/design.md). */
const heightInWidths = 1.335 + 0.165;

/** The grid with the largest tiles that shows the whole board; where tiles would be too small, one that scrolls. */
export function boardGrid({ width, height }: { readonly width: number; readonly height: number }): BoardGrid {
  const whole = columnCounts
    .map((columns) => gridOf(columns, tileIn(width / columns, height / (places / columns))))
    .filter(({ cell }) => cell.width >= narrowestCell)
    .sort((a, b) => b.tile - a.tile)[0];
  if (whole !== undefined) return { ...whole, scrolls: false };
  const columns = columnCounts.findLast((each) => width / each >= narrowestCell) ?? columnCounts[0];
  return { ...gridOf(columns, tileIn(width / columns, Number.POSITIVE_INFINITY)), scrolls: true };
}

function gridOf(columns: number, tile: number): Omit<BoardGrid, 'scrolls'> {
  const gap = gapOf(tile);
  const cell = { width: tile + gap, height: tile * heightInWidths + gap };
  return { columns, rows: places / columns, tile, cell };
}

/** The widest tile whose cell is no larger than that. */
function tileIn(width: number, height: number): number {
  const fits = (tile: number): boolean =>
    tile + gapOf(tile) <= width && tile * heightInWidths + gapOf(tile) <= height;
  let tile = widestTile;
  while (tile > 1 && !fits(tile)) tile -= 0.5;
  return tile;
}
