/** Winds and dragons of the high-contrast set. */
import { glyph } from '../glyph.ts';
import type { Ink } from '../inks.ts';
import { asHoles } from '../path/path.ts';
import { roundedRect } from '../path/shapes.ts';
import { flat, type Picture } from '../picture.ts';
import { badge } from './badge.ts';

/** A wind: its character, and its letter on a compass. */
export const boldWind = (character: string, letter: string): Picture => [
  flat('ink', glyph(`${character} bold`, { centre: [160, 250], size: 258, stretch: [0.98, 1.06] })),
  ...badge('compass', 'ink', letter),
];

/** A dragon: its character, and its letter on a shield. */
export const boldDragon = (character: string, letter: string, ink: Ink): Picture => [
  flat(ink, glyph(`${character} bold`, { centre: [160, 250], size: 252, stretch: [0.98, 1.08] })),
  ...badge('shield', ink, letter),
];

/** The white dragon: a heavy double frame. */
export const boldWhite: Picture = [
  flat('blue', [
    ...roundedRect([168, 254], [188, 252], 14),
    ...asHoles(roundedRect([168, 254], [140, 204], 6)),
    ...roundedRect([168, 254], [108, 172], 4),
    ...asHoles(roundedRect([168, 254], [84, 148], 2)),
  ]),
  ...badge('shield', 'blue', 'P'),
];
