/** Paths as plain data in design units (a face is 300 wide), and the few operations drawings need on them. */

export type Command =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  /** A whole circle as its own contour: centre and radius; a negative radius runs the other way round (a hole). */
  | readonly ['O', number, number, number]
  | readonly ['Z'];

export type Path = readonly Command[];
export type Point = readonly [number, number];

/** x' = a·x + c·y + e, y' = b·x + d·y + f, as in SVG's matrix(). */
export type Matrix = readonly [number, number, number, number, number, number];

/** Moves by (x, y). */
export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Scales about the origin; a negative factor mirrors. */
export const scaling = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0];

/** Turns clockwise by degrees about a point. */
export function rotation(degrees: number, [x, y]: Point = [0, 0]): Matrix {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** The matrix that applies the given ones from left to right. */
export function sequence(...steps: readonly Matrix[]): Matrix {
  let whole: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [a, b, c, d, e, f] of steps) {
    const [A, B, C, D, E, F] = whole;
    whole = [
      a * A + c * B,
      b * A + d * B,
      a * C + c * D,
      b * C + d * D,
      a * E + c * F + e,
      b * E + d * F + f,
    ];
  }
  return whole;
}

/** How much a matrix enlarges lengths (its mean factor); below zero when it mirrors. */
export function enlargement([a, b, c, d]: Matrix): number {
  const area = a * d - b * c;
  return Math.sign(area) * Math.sqrt(Math.abs(area));
}

/** The path seen through a matrix. Circles stay circles, so they want an even scale. */
export function transform(path: Path, matrix: Matrix): Path {
  const [a, b, c, d, e, f] = matrix;
  const at = (x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];
  return path.map((command): Command => {
    if (command[0] === 'Z') return command;
    if (command[0] === 'O') return ['O', ...at(command[1], command[2]), command[3] * enlargement(matrix)];
    if (command[0] === 'Q') return ['Q', ...at(command[1], command[2]), ...at(command[3], command[4])];
    if (command[0] !== 'C') return [command[0], ...at(command[1], command[2])];
    const [, x1, y1, x2, y2, x, y] = command;
    return ['C', ...at(x1, y1), ...at(x2, y2), ...at(x, y)];
  });
}

/** The path cut into its contours, each starting with a move or being a circle. */
export function contoursOf(path: Path): readonly Path[] {
  const contours: Command[][] = [];
  for (const command of path) {
    if (command[0] === 'M' || command[0] === 'O') contours.push([command]);
    else contours.at(-1)?.push(command);
  }
  return contours;
}

/** Points along a contour, close enough to measure it. */
export function flatten(contour: Path, steps = 12): readonly Point[] {
  const points: Point[] = [];
  let [x, y]: Point = [0, 0];
  for (const command of contour) {
    if (command[0] === 'Z') continue;
    if (command[0] === 'O') return circlePoints(command, steps * 4);
    const from: Point = [x, y];
    [x, y] = [command.at(-2) as number, command.at(-1) as number];
    if (command[0] === 'M' || command[0] === 'L') points.push([x, y]);
    else for (let step = 1; step <= steps; step++) points.push(pointOn(command, from, step / steps));
  }
  return points;
}

function circlePoints([, x, y, r]: readonly ['O', number, number, number], count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (Math.sign(r) * index * 2 * Math.PI) / count;
    return [x + Math.abs(r) * Math.cos(angle), y + Math.abs(r) * Math.sin(angle)] as const;
  });
}

function pointOn(command: Command, [x, y]: Point, t: number): Point {
  const u = 1 - t;
  if (command[0] === 'Q') {
    const [, x1, y1, x2, y2] = command;
    return [u * u * x + 2 * u * t * x1 + t * t * x2, u * u * y + 2 * u * t * y1 + t * t * y2];
  }
  if (command[0] === 'C') {
    const [, x1, y1, x2, y2, x3, y3] = command;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [p * x + q * x1 + r * x2 + s * x3, p * y + q * y1 + r * y2 + s * y3];
  }
  return [x, y];
}

/** The area inside a closed run of points; above zero when it runs clockwise on the page. */
export function signedArea(points: readonly Point[]): number {
  let sum = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

/** The contour run backwards. */
export function reversed(contour: Path): Path {
  const first = contour[0];
  if (first?.[0] === 'O') return [['O', first[1], first[2], -first[3]]];
  const drawn = contour.filter((command) => command[0] !== 'Z');
  const ends = drawn.map((command): Point => [command.at(-2) as number, command.at(-1) as number]);
  const last = ends.at(-1) ?? [0, 0];
  const back: Command[] = [['M', last[0], last[1]]];
  for (let index = drawn.length - 1; index > 0; index--) {
    const command = drawn[index];
    const [x, y] = ends[index - 1] ?? [0, 0];
    if (command?.[0] === 'C') back.push(['C', command[3], command[4], command[1], command[2], x, y]);
    else if (command?.[0] === 'Q') back.push(['Q', command[1], command[2], x, y]);
    else back.push(['L', x, y]);
  }
  return drawn.length < contour.length ? [...back, ['Z']] : back;
}

/** Every contour made to run clockwise, so that contours painted in one path never cancel out where they overlap. */
export function clockwise(path: Path): Path {
  return contoursOf(path).flatMap((contour) =>
    signedArea(flatten(contour)) < 0 ? reversed(contour) : contour,
  );
}

/** Every contour made to run the other way: holes, when painted in one path after what they cut. */
export const asHoles = (path: Path): Path => contoursOf(clockwise(path)).flatMap(reversed);
