/** The style sheet that brings the fonts to a page. */
import type { BuiltFace } from './build.ts';

export function styleSheet(faces: readonly BuiltFace[]): string {
  return `/* The fonts, each fetched only for the characters it has. Written by tools/fonts. */\n\n${faces.map(rule).join('\n')}`;
}

const rule = ({ face, characters }: BuiltFace): string => `@font-face {
  font-family: "${face.family}";
  src: url("./${face.file}") format("woff2");
  font-weight: ${face.weight};
  font-display: swap;
  unicode-range:
    ${unicodeRange(characters)};
}
`;

/** `U+20-7E, U+A0`: neighbours are joined. */
function unicodeRange(characters: readonly string[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const point of characters.map((each) => each.codePointAt(0) ?? 0)) {
    const run = runs.at(-1);
    if (run !== undefined && point === run.last + 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  return runs.map(({ first, last }) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`).join(', ');
}

const hex = (point: number): string => point.toString(16).toUpperCase();
