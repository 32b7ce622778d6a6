/** Bonus tiles and jokers of the high-contrast set: the same drawings, outlined, with bold captions. */
import { king } from '../faces/jokers.ts';
import { glyph } from '../glyph.ts';
import type { Ink } from '../inks.ts';
import { scaling, sequence, translation } from '../path/path.ts';
import { flat, type Picture, place } from '../picture.ts';
import { badge, type Ground } from './badge.ts';

/** A flower's or season's badge with its number, and its character. */
export const boldCaption = (
  ground: Ground,
  ink: Ink,
  [count, character]: readonly [number, string],
): Picture => [
  ...badge(ground, ink, String(count)),
  flat(ink, glyph(character, { centre: [222, 66], size: 110 })),
];

/** A drawing made small enough to stand under a bold caption. */
export const underCaption = (drawing: Picture): Picture =>
  place(drawing, sequence(translation(-150, -384), scaling(0.93), translation(150, 382)));

/** A portrait moved aside to leave its badge room. */
export const besideBadge = (portrait: Picture): Picture =>
  place(portrait, sequence(translation(-160, -384), scaling(0.92), translation(165, 384)));

/** 王 under its crown, heavier. */
export const boldKing: Picture = [
  ...king.slice(1),
  flat('red', glyph('王 bold', { centre: [150, 252], size: 274, stretch: [0.98, 1.08] })),
];

/** 飛 below a star. */
export const boldFei: Picture = [
  flat('blue', glyph('飛 bold', { centre: [156, 256], size: 254, stretch: [1, 1.02] })),
  ...badge('star', 'red'),
];
