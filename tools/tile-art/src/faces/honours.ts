/** Winds, dragons: one great character each, and a frame for the white dragon. */
import { glyph } from '../glyph.ts';
import type { Ink } from '../inks.ts';
import { asHoles } from '../path/path.ts';
import { roundedRect } from '../path/shapes.ts';
import { line, type Picture, pierced } from '../picture.ts';

const great = (character: string, ink: Ink, [size, tall]: readonly [number, number]): Picture => [
  pierced(ink, glyph(character, { centre: [150, 200], size, stretch: [1, tall] })),
];

export const east: Picture = great('東', 'ink', [296, 1.1]);
export const south: Picture = great('南', 'ink', [296, 1.1]);
export const west: Picture = great('西', 'ink', [290, 1.2]);
export const north: Picture = great('北', 'ink', [288, 1.14]);
export const red: Picture = great('中', 'red', [290, 1.12]);
export const green: Picture = great('發', 'green', [286, 1.14]);

/** A double frame with a fret in each corner. */
export const white: Picture = [
  pierced('blue', [
    ...roundedRect([150, 200], [212, 296], 16),
    ...asHoles(roundedRect([150, 200], [180, 264], 7)),
  ]),
  line(
    'blue',
    6,
    'M74 100V300M226 100V300M112 82H188M112 318H188' +
      'M74 114H94V102H112V82M226 114H206V102H188V82M74 286H94V298H112V318M226 286H206V298H188V318',
  ),
];
