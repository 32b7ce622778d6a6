/** The suits of the high-contrast set: plain targets, solid canes, great characters, each with its suit's badge. */
import { peacock } from '../faces/peacock.ts';
import { glyph } from '../glyph.ts';
import { type Path, type Point, rotation, scaling, sequence, transform, translation } from '../path/path.ts';
import { circle, hole, roundedRect } from '../path/shapes.ts';
import { flat, over, type Picture, place } from '../picture.ts';
import { badge } from './badge.ts';

type Pip = readonly [x: number, y: number, radius: number];

/** A bold ring round a solid middle. */
const target = ([x, y, r]: Pip): Path => [
  ...circle(x, y, r),
  ...hole(x, y, r * 0.68),
  ...circle(x, y, r * 0.42),
];

const grid = (xs: readonly number[], ys: readonly number[], radius: number): readonly Pip[] =>
  ys.flatMap((y) => xs.map((x): Pip => [x, y, radius]));

const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [[150, 252, 118]],
  2: grid([150], [186, 320], 64),
  3: [
    [218, 80, 62],
    [150, 206, 62],
    [82, 318, 62],
  ],
  4: grid([80, 220], [184, 318], 63),
  5: [...grid([72, 228], [170, 330], 54), [150, 250, 54]],
  6: grid([92, 208], [158, 250, 342], 44),
  7: [[62, 152, 36], [150, 168, 36], [238, 184, 36], ...grid([96, 204], [260, 342], 40)],
  8: grid([96, 204], [150, 217, 284, 351], 32),
  9: grid([58, 150, 242], [156, 250, 344], 43),
};

/** The face of a number of dots. */
export const boldDots = (count: number): Picture => [
  flat('blue', (PIPS[count] ?? []).flatMap(target)),
  ...badge('disc', 'blue', String(count)),
];

type Cane = readonly [x: number, y: number, length: number, turn?: number];

function cane([x, y, length, turn = 0]: Cane): Path {
  const knots = [y - length / 2 + 7, y, y + length / 2 - 7].flatMap((at) =>
    roundedRect([x, at], [52, 14], 7),
  );
  const solid = [...roundedRect([x, y], [32, length - 4], 4), ...knots];
  return turn === 0 ? solid : transform(solid, rotation(turn, [x, y]));
}

const canes = (xs: readonly number[], y: number, length: number): readonly Cane[] =>
  xs.map((x): Cane => [x, y, length]);

const CANES: Readonly<Record<number, readonly Cane[]>> = {
  2: [...canes([150], 186, 124), ...canes([150], 320, 124)],
  3: [...canes([150], 186, 124), ...canes([88, 212], 320, 124)],
  4: [...canes([84, 216], 186, 124), ...canes([84, 216], 320, 124)],
  5: [...canes([56, 244], 186, 124), ...canes([150], 253, 124), ...canes([56, 244], 320, 124)],
  6: [...canes([60, 150, 240], 186, 124), ...canes([60, 150, 240], 320, 124)],
  7: [...canes([150], 161, 76), ...canes([60, 150, 240], 251, 76), ...canes([60, 150, 240], 341, 76)],
  8: [
    ...canes([42, 258], 186, 124),
    [110, 187, 100, -20],
    [190, 187, 100, 20],
    ...canes([42, 258], 320, 124),
    [110, 319, 100, 20],
    [190, 319, 100, -20],
  ],
  9: [161, 251, 341].flatMap((y) => canes([60, 150, 240], y, 76)),
};

const bird: Picture = place(peacock, sequence(translation(-150, -382), scaling(0.8), translation(164, 382)));

/** The face of a number of canes; one is the bird. */
export const boldBamboo = (count: number): Picture => [
  ...(count === 1 ? bird : [over('green', (CANES[count] ?? []).flatMap(cane))]),
  ...badge('cane', 'green', String(count)),
];

const NUMERALS = '一二三四五六七八九';
const upper: Point = [196, 88];

/** 萬, the lower half of all nine faces. */
export const boldTenThousand: Picture = [
  flat('red', glyph('萬 bold', { centre: [150, 270], size: 232, stretch: [1.06, 0.98] })),
];

/** The numeral beside the badge. */
export const boldCharacters = (count: number): Picture => [
  flat('ink', glyph(`${NUMERALS.charAt(count - 1)} bold`, { centre: upper, size: 168 })),
  ...badge('seal', 'red', String(count)),
];
