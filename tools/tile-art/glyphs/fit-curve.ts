/** Fits few Bézier curves to a closed run of points, keeping its corners (after P. J. Schneider, 1990). */
import type { Command, Path, Point } from '../src/path/path.ts';

export interface Fit {
  /** How far the curve may stray from the points. */
  readonly tolerance: number;
  /** The stretch on both sides of a point over which a corner is felt. */
  readonly reach: number;
  /** The least turn, in degrees, that is a corner. */
  readonly corner: number;
  /** The stretch over which the points between two corners are averaged, which takes the roughness out. */
  readonly smooth: number;
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const along = (a: Point, d: Point, k: number): Point => [a[0] + d[0] * k, a[1] + d[1] * k];
const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** A closed path through the points. */
export function fitClosed(points: readonly Point[], fit: Fit): Path {
  const starts = startsOf(cornersOf(points, fit), points.length);
  const first = points[starts[0] ?? 0] ?? [0, 0];
  const path: Command[] = [['M', ...first]];
  starts.forEach((start, index) => {
    const end = starts[index + 1] ?? (starts[0] ?? 0) + points.length;
    const run = Array.from(
      { length: end - start + 1 },
      (_, i) => points[(start + i) % points.length] ?? first,
    );
    const calm = smoothed(run, fit.smooth);
    path.push(...fitRun(calm, endTangents(calm, fit.reach / 2), fit.tolerance));
  });
  return [...path, ['Z']];
}

/** Where the curves' runs begin: at the corners, at two opposite places at least. */
function startsOf(corners: readonly number[], count: number): readonly number[] {
  if (corners.length > 1) return corners;
  const [first = 0] = corners;
  return [first, (first + Math.floor(count / 2)) % count].sort((a, b) => a - b);
}

/** The indices where the run turns sharply, at most one within each reach. */
function cornersOf(points: readonly Point[], fit: Fit): readonly number[] {
  const count = points.length;
  const turns = points.map((point, index) => {
    const back = unit(minus(point, walk(points, index, -fit.reach)));
    const ahead = unit(minus(walk(points, index, fit.reach), point));
    return (Math.acos(Math.max(-1, Math.min(1, dot(back, ahead)))) * 180) / Math.PI;
  });
  const found: number[] = [];
  const order = turns.map((_, index) => index).sort((a, b) => (turns[b] ?? 0) - (turns[a] ?? 0));
  for (const index of order) {
    if ((turns[index] ?? 0) < fit.corner) break;
    const near = found.some((other) => {
      const gap = Math.abs(other - index);
      const [x, y] = minus(points[other] ?? [0, 0], points[index] ?? [0, 0]);
      return Math.min(gap, count - gap) < fit.reach * 3 && Math.hypot(x, y) < fit.reach;
    });
    if (!near) found.push(index);
  }
  return found.sort((a, b) => a - b);
}

/** The point a distance further along the closed run (back for a negative one). */
function walk(points: readonly Point[], from: number, distance: number): Point {
  const step = distance > 0 ? 1 : -1;
  let left = Math.abs(distance);
  let index = from;
  let here = points[from] ?? [0, 0];
  for (let guard = 0; guard < points.length && left > 0; guard++) {
    index = (index + step + points.length) % points.length;
    const there = points[index] ?? here;
    left -= Math.hypot(there[0] - here[0], there[1] - here[1]);
    here = there;
  }
  return here;
}

/** The run with every point averaged with its neighbours, less and less towards the two fixed ends. */
function smoothed(run: readonly Point[], stretch: number): readonly Point[] {
  const last = run.length - 1;
  return run.map((point, index) => {
    const reach = Math.min(Math.round(stretch), index, last - index);
    if (reach < 1) return point;
    const sum = { x: 0, y: 0, weight: 0 };
    for (let step = -reach; step <= reach; step++) {
      const [x, y] = run[index + step] ?? point;
      const weight = reach + 1 - Math.abs(step);
      sum.x += x * weight;
      sum.y += y * weight;
      sum.weight += weight;
    }
    return [sum.x / sum.weight, sum.y / sum.weight];
  });
}

function endTangents(run: readonly Point[], reach: number): readonly [Point, Point] {
  const at = (index: number): Point => run[Math.max(0, Math.min(run.length - 1, index))] ?? [0, 0];
  const span = Math.max(1, Math.min(Math.round(reach), Math.floor(run.length / 3)));
  return [unit(minus(at(span), at(0))), unit(minus(at(run.length - 1 - span), at(run.length - 1)))];
}

const endsOf = (run: readonly Point[]): readonly [Point, Point] => [run[0] ?? [0, 0], run.at(-1) ?? [0, 0]];

function fitRun(run: readonly Point[], ends: readonly [Point, Point], tolerance: number): readonly Command[] {
  const [from, to] = endsOf(run);
  if (run.length <= 3 || isStraight(run, tolerance * 0.6)) return [['L', ...to]];
  let shares = chordShares(run);
  let worst = { index: 0, error: 0 };
  for (let round = 0; round < 5; round++) {
    const handles = bestHandles(run, shares, ends);
    worst = worstOf(run, shares, [from, ...handles, to]);
    if (worst.error <= tolerance) return [['C', ...handles[0], ...handles[1], ...to]];
    if (worst.error > tolerance * 5) break;
    shares = improved(run, shares, [from, ...handles, to]);
  }
  const split = Math.max(1, Math.min(run.length - 2, worst.index));
  const before = run[Math.max(0, split - 6)] ?? from;
  const after = run[Math.min(run.length - 1, split + 6)] ?? to;
  const forward = unit(minus(after, before));
  const backward: Point = [-forward[0], -forward[1]];
  return [
    ...fitRun(run.slice(0, split + 1), [ends[0], backward], tolerance),
    ...fitRun(run.slice(split), [forward, ends[1]], tolerance),
  ];
}

function isStraight(run: readonly Point[], tolerance: number): boolean {
  const [from, to] = endsOf(run);
  const [dx, dy] = unit(minus(to, from));
  return run.every(([x, y]) => Math.abs((x - from[0]) * dy - (y - from[1]) * dx) <= tolerance);
}

function chordShares(run: readonly Point[]): readonly number[] {
  let length = 0;
  const lengths = run.map((point, index) => {
    const before = run[index - 1] ?? point;
    length += Math.hypot(point[0] - before[0], point[1] - before[1]);
    return length;
  });
  return lengths.map((value) => value / (length || 1));
}

type Cubic = readonly [Point, Point, Point, Point];

function cubicAt([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]];
}

function bestHandles(
  run: readonly Point[],
  shares: readonly number[],
  ends: readonly [Point, Point],
): readonly [Point, Point] {
  const [from, to] = endsOf(run);
  const sums = { c00: 0, c01: 0, c11: 0, x0: 0, x1: 0 };
  run.forEach((point, index) => {
    const t = shares[index] ?? 0;
    const u = 1 - t;
    const [q, r] = [3 * u * u * t, 3 * u * t * t];
    const base = cubicAt([from, from, to, to], t);
    const rest = minus(point, base);
    sums.c00 += q * q;
    sums.c01 += q * r * dot(ends[0], ends[1]);
    sums.c11 += r * r;
    sums.x0 += q * dot(ends[0], rest);
    sums.x1 += r * dot(ends[1], rest);
  });
  const determinant = sums.c00 * sums.c11 - sums.c01 * sums.c01;
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  let first = (sums.x0 * sums.c11 - sums.x1 * sums.c01) / (determinant || 1);
  let second = (sums.c00 * sums.x1 - sums.c01 * sums.x0) / (determinant || 1);
  const wild = (value: number): boolean => value < chord * 0.01 || value > chord * 3;
  if (determinant === 0 || wild(first) || wild(second)) [first, second] = [chord / 3, chord / 3];
  return [along(from, ends[0], first), along(to, ends[1], second)];
}

function worstOf(
  run: readonly Point[],
  shares: readonly number[],
  cubic: Cubic,
): { index: number; error: number } {
  let worst = { index: 0, error: 0 };
  run.forEach((point, index) => {
    const [x, y] = minus(cubicAt(cubic, shares[index] ?? 0), point);
    const error = Math.hypot(x, y);
    if (error > worst.error) worst = { index, error };
  });
  return worst;
}

/** Every point's share moved to the nearest place on the curve (one Newton step). */
function improved(run: readonly Point[], shares: readonly number[], [a, b, c, d]: Cubic): readonly number[] {
  return run.map((point, index) => {
    const t = shares[index] ?? 0;
    const u = 1 - t;
    const first = ([0, 1] as const).map(
      (k) => 3 * u * u * (b[k] - a[k]) + 6 * u * t * (c[k] - b[k]) + 3 * t * t * (d[k] - c[k]),
    );
    const second = ([0, 1] as const).map(
      (k) => 6 * u * (c[k] - 2 * b[k] + a[k]) + 6 * t * (d[k] - 2 * c[k] + b[k]),
    );
    const off = minus(cubicAt([a, b, c, d], t), point);
    const [fx = 0, fy = 0] = first;
    const [sx = 0, sy = 0] = second;
    const slope = fx * fx + fy * fy + off[0] * sx + off[1] * sy;
    if (slope === 0) return t;
    return Math.max(0, Math.min(1, t - (off[0] * fx + off[1] * fy) / slope));
  });
}
