/** The mark of the high-contrast set: number or letter on a solid ground whose shape names the suit. */
import { condensedGlyph, type Setting } from '../glyph.ts';
import type { Ink } from '../inks.ts';
import type { Path, Point } from '../path/path.ts';
import { around, circle, polar, polygon, roundedRect } from '../path/shapes.ts';
import { flat, over, type Picture } from '../picture.ts';

const CENTRE: Point = [60, 62];
const [X, Y] = CENTRE;

/** A regular star or polygon round the badge's centre, point up. */
const star = (points: number, outer: number, inner: number): Path =>
  polygon(
    Array.from({ length: points * 2 }, (_, index) =>
      polar(CENTRE, (index * 180) / points - 90, index % 2 === 0 ? outer : inner),
    ),
  );

const GROUNDS = {
  /** Dots: a disc. */
  disc: circle(X, Y, 47),
  /** Bamboo: a cane with three knots. */
  cane: [
    ...roundedRect([X, Y], [76, 88], 4),
    ...[Y - 38, Y, Y + 38].flatMap((y) => roundedRect([X, y], [92, 15], 7)),
  ],
  /** Characters: a seal. */
  seal: roundedRect([X, Y], [88, 90], 8),
  /** Winds: the eight points of the compass. */
  compass: polygon(Array.from({ length: 8 }, (_, index) => polar(CENTRE, index * 45 + 22.5, 50))),
  /** Dragons: a shield. */
  shield: polygon([
    [X - 44, Y - 46],
    [X + 44, Y - 46],
    [X + 44, Y + 24],
    [X, Y + 50],
    [X - 44, Y + 24],
  ]),
  /** Flowers: a blossom. */
  blossom: [...around(5, (angle) => circle(...polar(CENTRE, angle - 90, 27), 25)), ...circle(X, Y, 30)],
  /** Seasons: a sun. */
  sun: star(10, 51, 40),
  /** Faces: a head and shoulders. */
  bust: [...circle(X - 4, Y - 8, 38), ...roundedRect([X - 4, Y + 28], [84, 26], 13)],
  /** Fei: a five-pointed star, without a letter. */
  star: star(5, 52, 22),
} as const satisfies Record<string, Path>;

export type Ground = keyof typeof GROUNDS;

/** Where the letter sits, and its size, on the grounds that aren't even. */
const SETTINGS: Partial<Record<Ground, Setting>> = {
  shield: { centre: [X, Y - 6], size: 84 },
  bust: { centre: [X - 4, Y - 4], size: 80 },
  compass: { centre: CENTRE, size: 80 },
};

/** No letter is wider than this: wide ones are condensed. */
const WIDEST = 62;

/** A badge in the top left corner, its letter in white. */
export function badge(ground: Ground, ink: Ink, letter = ''): Picture {
  const solid = over(ink, GROUNDS[ground]);
  if (letter === '') return [solid];
  const setting = SETTINGS[ground] ?? { centre: CENTRE, size: 88 };
  return [solid, flat('snow', condensedGlyph(`index ${letter}`, setting, WIDEST))];
}
