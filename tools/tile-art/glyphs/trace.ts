/** Follows the edge of a grid: closed runs of points, solid on the right-hand side. */
import type { Point } from '../src/path/path.ts';
import { distanceTo, type Grid } from './distance.ts';

/** Every edge of the grid as a closed run of points in cell units, smoothed by the distances round it. */
export function traceEdges(grid: Grid): readonly (readonly Point[])[] {
  const { width, height } = grid;
  const outside = distanceTo(grid, 1);
  const inside = distanceTo(grid, 0);
  const field = (x: number, y: number): number =>
    (outside[y * width + x] ?? 0) - (inside[y * width + x] ?? 0);
  const next = new Map<string, End>();
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      if (isUniform(grid, x, y)) continue;
      for (const edge of edgesIn(field, x, y)) next.set(edge.from.key, edge.to);
    }
  }
  return chain(next);
}

/** Whether the square of four cells from (x, y) holds no edge. */
function isUniform({ cells, width }: Grid, x: number, y: number): boolean {
  const at = y * width + x;
  const sum =
    (cells[at] ?? 0) + (cells[at + 1] ?? 0) + (cells[at + width] ?? 0) + (cells[at + width + 1] ?? 0);
  return sum === 0 || sum === 4;
}

interface End {
  readonly key: string;
  readonly point: Point;
}

type Field = (x: number, y: number) => number;

/** The pieces of edge inside one square of four cells. */
function edgesIn(field: Field, x: number, y: number): readonly { readonly from: End; readonly to: End }[] {
  const corners: readonly Point[] = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  const values = corners.map(([cx, cy]) => field(cx, cy));
  if (values.every((value) => value > 0) || values.every((value) => value <= 0)) return [];
  const entries: End[] = [];
  const exits: End[] = [];
  corners.forEach((corner, index) => {
    const after = (index + 1) % 4;
    const [a, b] = [values[index] ?? 0, values[after] ?? 0];
    if (a > 0 === b > 0) return;
    const [bx, by] = corners[after] ?? corner;
    const t = a / (a - b);
    const point: Point = [corner[0] + (bx - corner[0]) * t, corner[1] + (by - corner[1]) * t];
    const key = [corner, [bx, by]]
      .map((p) => p.join(','))
      .sort()
      .join('|');
    (a > 0 ? entries : exits).push({ key, point });
  });
  return entries.flatMap((from, index) => {
    const to = exits[index];
    return to === undefined ? [] : [{ from, to }];
  });
}

function chain(next: Map<string, End>): readonly (readonly Point[])[] {
  const loops: Point[][] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const points: Point[] = [];
    let key = start;
    while (key !== undefined) {
      const end: End | undefined = next.get(key);
      if (end === undefined) break;
      next.delete(key);
      points.push(end.point);
      key = end.key;
    }
    loops.push(points);
  }
  return loops;
}
