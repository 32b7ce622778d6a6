/** The characters suit: a numeral over 萬. */
import { glyph } from '../glyph.ts';
import { type Picture, pierced } from '../picture.ts';

const NUMERALS = '一二三四五六七八九';

/** 萬, the lower half of all nine faces. */
export const tenThousand: Picture = [pierced('red', glyph('萬', { centre: [150, 274], size: 222 }))];

/** The numeral over it. */
export const numeral = (count: number): Picture => [
  pierced('blue', glyph(NUMERALS.charAt(count - 1), { centre: [150, 90], size: count === 9 ? 172 : 190 })),
];
