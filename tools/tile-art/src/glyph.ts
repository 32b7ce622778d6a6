/** Characters as paths, from the committed glyph data. */
import outlines from '../glyphs/glyphs.generated.json' with { type: 'json' };
import { boundsOf } from './path/bounds.ts';
import { parsePath } from './path/parse.ts';
import { type Path, type Point, scaling, sequence, transform, translation } from './path/path.ts';

const known: Readonly<Record<string, string>> = outlines;

export interface Setting {
  readonly centre: Point;
  /** The height of the em square. */
  readonly size: number;
  /** Widens or heightens the character. */
  readonly stretch?: Point;
}

/** A character's outline, its ink centred on a point. */
export function glyph(name: string, { centre, size, stretch = [1, 1] }: Setting): Path {
  const outline = known[name];
  if (outline === undefined)
    throw new Error(`no outline of "${name}" in the glyph data: add it to wanted.ts`);
  const path = parsePath(outline);
  const { left, right, top, bottom } = boundsOf(path);
  const scale = size / 1000;
  const toOrigin = translation(-(left + right) / 2, -(top + bottom) / 2);
  return transform(
    path,
    sequence(toOrigin, scaling(scale * stretch[0], scale * stretch[1]), translation(...centre)),
  );
}

/** The same, condensed where it would be wider than it may be. */
export function condensedGlyph(name: string, setting: Setting, widest: number): Path {
  const { left, right } = boundsOf(glyph(name, setting));
  return glyph(name, { ...setting, stretch: [Math.min(1, widest / (right - left)), 1] });
}
