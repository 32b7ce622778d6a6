/** A glyph as a grid of cells, and exact distances on it: what cutting tools of a given radius are made of. */
import type { Point } from '../src/path/path.ts';

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** 1 inside the glyph, 0 outside, row by row. */
  readonly cells: Uint8Array;
}

const FAR = 1e12;

/** Fills contours (in cell units) by the nonzero rule. */
export function rasterise(contours: readonly (readonly Point[])[], width: number, height: number): Grid {
  const cells = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const crossings = crossingsOf(contours, row + 0.5);
    let winding = 0;
    crossings.forEach(({ x, turn }, index) => {
      winding += turn;
      const next = crossings[index + 1];
      if (winding === 0 || next === undefined) return;
      const from = Math.max(0, Math.ceil(x - 0.5));
      const to = Math.min(width, Math.ceil(next.x - 0.5));
      if (to > from) cells.fill(1, row * width + from, row * width + to);
    });
  }
  return { width, height, cells };
}

function crossingsOf(contours: readonly (readonly Point[])[], y: number): { x: number; turn: number }[] {
  const found: { x: number; turn: number }[] = [];
  for (const points of contours) {
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
      if (y1 <= y === y2 <= y) return;
      found.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 });
    });
  }
  return found.sort((a, b) => a.x - b.x);
}

/** For every cell the distance to the nearest cell holding `value`, in cells. */
export function distanceTo(grid: Grid, value: 0 | 1): Float32Array {
  const { width, height, cells } = grid;
  const squared = new Float64Array(width * height);
  for (let index = 0; index < squared.length; index++) squared[index] = cells[index] === value ? 0 : FAR;
  const sweep = new Sweep(Math.max(width, height));
  for (let x = 0; x < width; x++) sweep.run(squared, [x, width, height]);
  for (let y = 0; y < height; y++) sweep.run(squared, [y * width, 1, width]);
  const distances = new Float32Array(squared.length);
  for (let index = 0; index < squared.length; index++) distances[index] = Math.sqrt(squared[index] as number);
  return distances;
}

/** One line of the exact squared distance transform: the lower envelope of a parabola over every cell. */
class Sweep {
  private readonly input: Float64Array;
  private readonly sites: Int32Array;
  private readonly bounds: Float64Array;

  constructor(longest: number) {
    this.input = new Float64Array(longest);
    this.sites = new Int32Array(longest);
    this.bounds = new Float64Array(longest + 1);
  }

  /** Works on the cells from `start`, every `stride`, `length` of them, in place. */
  run(values: Float64Array, [start, stride, length]: readonly [number, number, number]): void {
    const { input, sites, bounds } = this;
    for (let i = 0; i < length; i++) input[i] = values[start + i * stride] as number;
    this.envelope(length);
    for (let i = 0, k = 0; i < length; i++) {
      while ((bounds[k + 1] as number) < i) k++;
      const site = sites[k] as number;
      values[start + i * stride] = (i - site) ** 2 + (input[site] as number);
    }
  }

  private envelope(length: number): void {
    const { input, sites, bounds } = this;
    let last = 0;
    sites[0] = 0;
    bounds[0] = -FAR;
    bounds[1] = FAR;
    for (let i = 1; i < length; i++) {
      const height = (input[i] as number) + i * i;
      let meet = 0;
      for (;;) {
        const site = sites[last] as number;
        meet = (height - (input[site] as number) - site * site) / (2 * (i - site));
        if (meet > (bounds[last] as number) || last === 0) break;
        last--;
      }
      last++;
      sites[last] = i;
      bounds[last] = meet;
      bounds[last + 1] = FAR;
    }
  }
}

/** The grid grown by a radius (shrunk by a negative one). */
export function grown(grid: Grid, radius: number): Grid {
  if (radius === 0) return grid;
  const distance = distanceTo(grid, radius > 0 ? 1 : 0);
  const reach = Math.abs(radius);
  const cells = new Uint8Array(distance.length);
  for (let index = 0; index < cells.length; index++) {
    const near = (distance[index] as number) <= reach;
    cells[index] = near === radius > 0 ? 1 : 0;
  }
  return { ...grid, cells };
}
