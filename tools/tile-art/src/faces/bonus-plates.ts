/** How a bonus tile is set: its number top left, its character top right, its drawing below. */
import { glyph } from '../glyph.ts';
import type { Ink } from '../inks.ts';
import { type Picture, pierced } from '../picture.ts';

/** A printed number in the top left corner, where other tiles carry their corner index. */
export const numberAt = (count: number, ink: Ink): Picture => [
  pierced(ink, glyph(String(count), { centre: [46, 60], size: 114 })),
];

/** Number and character of a flower or a season. */
export const caption = (count: number, character: string, ink: Ink): Picture => [
  ...numberAt(count, ink),
  pierced(ink, glyph(character, { centre: [238, 64], size: 96 })),
];
