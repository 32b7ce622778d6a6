/** The dots suit: printed pips, one to nine. */
import type { Ink } from '../inks.ts';
import { asHoles, type Path } from '../path/path.ts';
import { around, circle, hole, petal, polar } from '../path/shapes.ts';
import { over, type Picture, pierced } from '../picture.ts';

type Place = readonly [x: number, y: number, radius: number, ink: Ink];

/** One pip's ink: a rim, a thin ring of ivory and a wheel of eight ivory petals. */
function wheel([x, y, r]: Place): Path {
  return [
    ...circle(x, y, r),
    ...hole(x, y, r * 0.83),
    ...circle(x, y, r * 0.765),
    ...asHoles(around(8, (angle) => petal([x, y], angle + 22.5, [r * 0.25, r * 0.67, r * 0.132]))),
    ...hole(x, y, r * 0.25),
  ];
}

/** Pips of several inks, each with a centre in another ink. */
export function pips(places: readonly Place[]): Picture {
  const inks = [...new Set(places.map(([, , , ink]) => ink))];
  return inks.flatMap((ink) => {
    const same = places.filter((place) => place[3] === ink);
    const centres = same.flatMap(([x, y, r]) => circle(x, y, r * 0.17));
    return [pierced(ink, same.flatMap(wheel)), over(ink === 'red' ? 'green' : 'red', centres)];
  });
}

/** One dot: a great wheel of three rings, beaded at the rim. */
function greatWheel(): Picture {
  const [x, y] = [150, 200];
  const petals = (count: number, size: readonly [number, number, number]): Path =>
    asHoles(around(count, (angle) => petal([x, y], angle, size)));
  const beads = around(32, (angle) => hole(...polar([x, y], angle, 107), 5.2));
  return [
    pierced('green', [...circle(x, y, 121), ...hole(x, y, 94), ...beads]),
    pierced('blue', [...circle(x, y, 88), ...petals(16, [54, 83, 8]), ...hole(x, y, 52)]),
    pierced('red', [...circle(x, y, 46), ...petals(8, [13, 42, 8.5]), ...hole(x, y, 13.5)]),
    over('red', circle(x, y, 8.5)),
  ];
}

const row = (xs: readonly number[], y: number, radius: number, ink: Ink): readonly Place[] =>
  xs.map((x) => [x, y, radius, ink]);

const LAYOUTS: Readonly<Record<number, readonly Place[]>> = {
  2: [
    [150, 108, 74, 'green'],
    [150, 292, 74, 'blue'],
  ],
  3: [
    [80, 86, 59, 'blue'],
    [150, 200, 59, 'red'],
    [220, 314, 59, 'green'],
  ],
  4: [
    [84, 102, 62, 'blue'],
    [216, 102, 62, 'green'],
    [84, 298, 62, 'green'],
    [216, 298, 62, 'blue'],
  ],
  5: [
    [78, 86, 54, 'blue'],
    [222, 86, 54, 'green'],
    [150, 200, 54, 'red'],
    [78, 314, 54, 'green'],
    [222, 314, 54, 'blue'],
  ],
  6: [
    ...row([90, 210], 78, 50, 'green'),
    ...row([90, 210], 210, 50, 'red'),
    ...row([90, 210], 322, 50, 'red'),
  ],
  7: [
    [68, 64, 38, 'green'],
    [150, 100, 38, 'green'],
    [232, 136, 38, 'green'],
    ...row([92, 208], 230, 48, 'red'),
    ...row([92, 208], 332, 48, 'red'),
  ],
  8: [62, 154, 246, 338].flatMap((y) => row([94, 206], y, 43, 'blue')),
  9: [
    ...row([60, 150, 240], 78, 42, 'green'),
    ...row([60, 150, 240], 200, 42, 'red'),
    ...row([60, 150, 240], 322, 42, 'blue'),
  ],
};

/** The face of a number of dots. */
export const dots = (count: number): Picture => (count === 1 ? greatWheel() : pips(LAYOUTS[count] ?? []));
