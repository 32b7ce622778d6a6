/** One bamboo: a peacock with its fan raised. */
import type { Ink } from '../inks.ts';
import { type Path, type Point, scaling, sequence, translation } from '../path/path.ts';
import { blade, circle, polar } from '../path/shapes.ts';
import { line, over, overLine, type Picture, place, shape } from '../picture.ts';

const ROOT: Point = [166, 246];

type Feather = readonly [angle: number, length: number, ink: Ink];

const FEATHERS: readonly Feather[] = [
  [-100, 186, 'green'],
  [62, 108, 'green'],
  [40, 116, 'emerald'],
  [-78, 190, 'emerald'],
  [16, 120, 'green'],
  [-54, 176, 'green'],
  [-8, 128, 'emerald'],
  [-31, 148, 'green'],
];

const eyeOf = ([angle, length]: Feather): Point => polar(ROOT, angle, length - 14);

/** A feather widens into a round end that carries its eye. */
const feather = (one: Feather): Picture => {
  const [angle, length, ink] = one;
  const quill = blade([ROOT, polar(ROOT, angle - 9, length * 0.5), polar(ROOT, angle, length + 8)], 46, 0.8);
  return [shape(ink, [...quill, ...circle(...eyeOf(one), 22)])];
};

const eyes = (radius: number): Path => FEATHERS.flatMap((one) => circle(...eyeOf(one), radius));

const bird: Picture = [
  ...FEATHERS.flatMap(feather),
  over('ivory', eyes(16)),
  over('blue', eyes(12)),
  over('red', eyes(6)),
  line(
    'red',
    7,
    'M116 312L110 366M110 366l-20 8M110 366l4 12M110 366l18 6M150 312L152 366M152 366l-20 8M152 366l2 12M152 366l18 6',
  ),
  shape(
    'blue',
    'M64 116C60 86 86 66 108 74C134 84 132 118 128 144C124 172 152 182 178 208C206 234 202 282 170 308C146 326 106 324 88 300C62 264 88 206 88 164C88 148 68 146 64 116Z',
  ),
  over('emerald', 'M124 222C158 212 192 230 190 262C188 288 166 300 144 294C126 288 114 250 124 222Z'),
  overLine('ivory', 5, 'M134 242C150 236 168 244 172 260M132 262C146 258 158 264 164 274'),
  overLine('ivory', 5, 'M102 192Q114 199 128 195M96 216Q108 223 120 219M94 242Q104 249 114 246'),
  line('red', 5, 'M100 78Q92 56 82 44M108 76Q106 54 106 38M116 78Q122 58 130 44'),
  shape('red', [...circle(82, 42, 8), ...circle(106, 36, 8), ...circle(130, 42, 8)]),
  shape('bronze', 'M68 104L30 116L68 128Z'),
  over('ivory', circle(92, 106, 10)),
  over('ink', circle(91, 106, 5.5)),
];

/** The whole bird, standing in the middle of the face. */
export const peacock: Picture = place(
  bird,
  sequence(translation(-164, -200), scaling(0.95), translation(150, 202)),
);
