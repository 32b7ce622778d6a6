/** Ready-made contours: circles, petals, brush blades, rounded rectangles, rings of anything. */
import { type Command, type Path, type Point, rotation, transform } from './path.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at a distance and angle (degrees, clockwise from the right) from a centre. */
export const polar = ([x, y]: Point, angle: number, distance: number): Point => [
  x + distance * Math.cos(radians(angle)),
  y + distance * Math.sin(radians(angle)),
];

/** A circle. */
export const circle = (x: number, y: number, radius: number): Path => [['O', x, y, radius]];

/** A circle that cuts a hole into what is drawn before it in the same compound path. */
export const hole = (x: number, y: number, radius: number): Path => [['O', x, y, -radius]];

/** An ellipse with upright axes. */
export function ellipse([x, y]: Point, rx: number, ry: number): Path {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return [
    ['M', x - rx, y],
    ['C', x - rx, y - ky, x - kx, y - ry, x, y - ry],
    ['C', x + kx, y - ry, x + rx, y - ky, x + rx, y],
    ['C', x + rx, y + ky, x + kx, y + ry, x, y + ry],
    ['C', x - kx, y + ry, x - rx, y + ky, x - rx, y],
    ['Z'],
  ];
}

/** A rectangle with round corners, given by its centre. */
export function roundedRect([x, y]: Point, [width, height]: Point, radius: number): Path {
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const k = radius * 0.4477;
  return [
    ['M', l + radius, t],
    ['L', r - radius, t],
    ['C', r - k, t, r, t + k, r, t + radius],
    ['L', r, b - radius],
    ['C', r, b - k, r - k, b, r - radius, b],
    ['L', l + radius, b],
    ['C', l + k, b, l, b - k, l, b - radius],
    ['L', l, t + radius],
    ['C', l, t + k, l + k, t, l + radius, t],
    ['Z'],
  ];
}

/** Straight lines through points, closed. */
export const polygon = (points: readonly Point[]): Path => [
  ...points.map(([x, y], index): Command => [index === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];

/** A petal from `inner` to `outer` along an angle, at most twice `width` wide. */
export function petal(
  centre: Point,
  angle: number,
  [inner, outer, width]: readonly [number, number, number],
): Path {
  const span = outer - inner;
  const along: Path = [
    ['M', inner, 0],
    ['C', inner + span * 0.25, width, outer - span * 0.1, width * 0.95, outer, 0],
    ['C', outer - span * 0.1, -width * 0.95, inner + span * 0.25, -width, inner, 0],
    ['Z'],
  ];
  const [x, y] = centre;
  return transform(transform(along, rotation(angle)), [1, 0, 0, 1, x, y]);
}

/** A brush stroke along a bent line: pointed at both ends, fattest at the given share of its way. */
export function blade(points: readonly [Point, Point, Point], width: number, fattest = 0.45): Path {
  const [from, bend, to] = points;
  const middle = bezierAt(points, fattest);
  const [tangentX, tangentY] = bezierSlope(points, fattest);
  const length = Math.hypot(tangentX, tangentY) || 1;
  const [nx, ny] = [(-tangentY / length) * width * 0.5, (tangentX / length) * width * 0.5];
  const early: Point = lerp(from, bend, fattest);
  const late: Point = lerp(bend, to, fattest);
  const side = (sign: number): readonly [Point, Point, Point] => [
    [early[0] + sign * nx, early[1] + sign * ny],
    [middle[0] + sign * nx, middle[1] + sign * ny],
    [late[0] + sign * nx, late[1] + sign * ny],
  ];
  const [a, b, c] = side(1);
  const [d, e, f] = side(-1);
  return [
    ['M', ...from],
    ['Q', ...a, ...b],
    ['Q', ...c, ...to],
    ['Q', ...f, ...e],
    ['Q', ...d, ...from],
    ['Z'],
  ];
}

const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

const bezierAt = ([a, b, c]: readonly [Point, Point, Point], t: number): Point =>
  lerp(lerp(a, b, t), lerp(b, c, t), t);

function bezierSlope([a, b, c]: readonly [Point, Point, Point], t: number): Point {
  const [from, to] = [lerp(a, b, t), lerp(b, c, t)];
  return [to[0] - from[0], to[1] - from[1]];
}

/** `count` results of `draw`, called with evenly spread angles, joined. */
export const around = <T>(
  count: number,
  draw: (angle: number, index: number) => readonly T[],
): readonly T[] => Array.from({ length: count }, (_, index) => draw((index * 360) / count, index)).flat();
