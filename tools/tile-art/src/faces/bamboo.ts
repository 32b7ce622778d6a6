/** The bamboo suit: printed canes, two to nine (one bamboo is the peacock). */
import type { Ink } from '../inks.ts';
import { parsePath } from '../path/parse.ts';
import { type Path, rotation, transform } from '../path/path.ts';
import { roundedRect } from '../path/shapes.ts';
import { type Picture, pierced } from '../picture.ts';

interface Cane {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly ink: Ink;
  readonly turn?: number;
  readonly width?: number;
}

const WIDTH = 52;

/** One cane: two waisted joints with a slit of ivory between three knots. */
function outline({ x, y, length, turn = 0, width = WIDTH }: Cane): Path {
  const half = length / 2;
  const knotHeight = 17;
  const joint = (top: number, bottom: number): Path => {
    const [wide, waist, bend] = [width * 0.42, width * 0.28, (bottom - top) * 0.36];
    const [slit, inset] = [width * 0.075, knotHeight * 0.5 + (bottom - top) * 0.16];
    return parsePath(
      `M${x - wide} ${top}H${x + wide}C${x + waist} ${top + bend} ${x + waist} ${bottom - bend} ${x + wide} ${bottom}` +
        `H${x - wide}C${x - waist} ${bottom - bend} ${x - waist} ${top + bend} ${x - wide} ${top}Z` +
        `M${x - slit} ${top + inset}V${bottom - inset}H${x + slit}V${top + inset}Z`,
    );
  };
  const knot = (at: number): Path => roundedRect([x, at], [width * 1.06, knotHeight], knotHeight / 2);
  const path = [...joint(y - half, y), ...joint(y, y + half), ...[y - half, y, y + half].flatMap(knot)];
  return turn === 0 ? path : transform(path, rotation(turn, [x, y]));
}

const canes = (list: readonly Cane[]): Picture => {
  const inks = [...new Set(list.map(({ ink }) => ink))];
  return inks.map((ink) => pierced(ink, list.filter((cane) => cane.ink === ink).flatMap(outline)));
};

const pair = (y: number, inks: readonly [Ink, Ink], [left, right] = [84, 216]): readonly Cane[] => [
  { x: left, y, length: LONG, ink: inks[0] },
  { x: right, y, length: LONG, ink: inks[1] },
];

const LONG = 136;
const SHORT = 88;
const [UPPER, LOWER] = [112, 288];

const three = (y: number, length: number, inks: readonly [Ink, Ink, Ink]): readonly Cane[] =>
  inks.map((ink, index) => ({ x: 62 + index * 88, y, length, ink }));

/** Half of the eight, which is an M over a W. */
const zigzag = (y: number, ink: Ink, tip: number): readonly Cane[] => [
  { x: 41, y, length: LONG, ink, width: 43 },
  { x: 110, y, length: 114, ink, turn: -tip, width: 41 },
  { x: 190, y, length: 114, ink, turn: tip, width: 41 },
  { x: 259, y, length: LONG, ink, width: 43 },
];

const LAYOUTS: Readonly<Record<number, readonly Cane[]>> = {
  2: [
    { x: 150, y: UPPER, length: LONG, ink: 'green' },
    { x: 150, y: LOWER, length: LONG, ink: 'blue' },
  ],
  3: [{ x: 150, y: UPPER, length: LONG, ink: 'blue' }, ...pair(LOWER, ['green', 'green'])],
  4: [...pair(UPPER, ['blue', 'green']), ...pair(LOWER, ['green', 'blue'])],
  5: [
    ...pair(UPPER, ['green', 'blue'], [66, 234]),
    { x: 150, y: 200, length: LONG, ink: 'red' },
    ...pair(LOWER, ['blue', 'green'], [66, 234]),
  ],
  6: [...three(UPPER, LONG, ['green', 'green', 'green']), ...three(LOWER, LONG, ['blue', 'blue', 'blue'])],
  7: [
    { x: 150, y: 84, length: SHORT, ink: 'red' },
    ...three(200, SHORT, ['green', 'blue', 'green']),
    ...three(316, SHORT, ['green', 'blue', 'green']),
  ],
  8: [...zigzag(UPPER, 'green', 20), ...zigzag(LOWER, 'blue', -20)],
  9: [84, 200, 316].flatMap((y) => three(y, SHORT, ['green', 'red', 'blue'])),
};

/** The face of a number of canes, from two on. */
export const bamboo = (count: number): Picture => canes(LAYOUTS[count] ?? []);
