/** Which characters the tiles need, from which font, and with which cutting tool they are redrawn. */

export interface Cut {
  /** The key in the glyph data. */
  readonly name: string;
  readonly character: string;
  readonly font: 'yuji-syuku' | 'figtree';
  /** Thickened by this many thousandths of an em on every side. */
  readonly bolder: number;
  /** Notches narrower than twice this close up. */
  readonly notch: number;
}

/** Characters the brush left frayed. */
const ROUGH = '九西八';

const brush = (characters: string, suffix: string, bolder: number): readonly Cut[] =>
  [...characters].map((character) => ({
    name: `${character}${suffix}`,
    character,
    font: 'yuji-syuku',
    bolder,
    notch: ROUGH.includes(character) ? 16 : 3,
  }));

/** Every outline in the glyph data: brush hand, its bold cut for small or high-contrast use, and plain index letters. */
export const WANTED: readonly Cut[] = [
  ...brush('一二三四五六七八九萬東南西北中發王飛', '', 4),
  ...brush('梅菊竹春秋冬', '', 10),
  ...brush('蘭夏', '', 4),
  ...brush('1234', '', 16),
  ...brush('一二三四五六七八九', ' bold', 22),
  ...brush('東南西北中王', ' bold', 14),
  ...brush('萬發飛', ' bold', 9),
  ...[...'123456789ESWNCFP'].map(
    (character): Cut => ({
      name: `index ${character}`,
      character,
      font: 'figtree',
      bolder: 0,
      notch: 0,
    }),
  ),
];
