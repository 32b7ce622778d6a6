/** The optional corner index of the painted style: plain numbers and letters, and a star for the Fei. */
import { condensedGlyph } from './glyph.ts';
import { polar, polygon } from './path/shapes.ts';
import { type Picture, pierced, shape } from './picture.ts';

/** Everything a corner can say, by the name its symbol ends with. */
export const CORNER_LETTERS = [...'123456789ESWNCFP'];

/** Where every corner index stands; its face is drawn smaller, towards the opposite corner. */
const CENTRE = [44, 53] as const;

/** No mark is wider than this: wide letters are condensed. */
const WIDEST = 58;

/** A number or letter. */
export const cornerLetter = (letter: string): Picture => [
  pierced('ink', condensedGlyph(`index ${letter}`, { centre: CENTRE, size: 92 }, WIDEST)),
];

/** The wild tile's star. */
export const cornerStar: Picture = [
  shape(
    'red',
    polygon(
      Array.from({ length: 10 }, (_, index) => polar(CENTRE, index * 36 - 90, index % 2 === 0 ? 36 : 15)),
    ),
  ),
];
