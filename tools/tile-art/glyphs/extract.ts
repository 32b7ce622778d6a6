/** Redraws the wanted font outlines as an engraver would cut them and writes the glyph data (needs the fonts). */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { type Command, contoursOf, flatten, type Path, type Point } from '../src/path/path.ts';
import { grown, rasterise } from './distance.ts';
import { fitClosed } from './fit-curve.ts';
import { traceEdges } from './trace.ts';
import { type Cut, WANTED } from './wanted.ts';

/** Grid cells per thousandth of an em, and the empty border round a glyph. */
const SCALE = 1.5;
const BORDER = 90;
/** Hairs thinner than twice this fall off (thousandths of an em). */
const HAIR = 6;

const filesOf: Readonly<Record<Cut['font'], string>> = {
  'yuji-syuku': 'node_modules/@fontsource/yuji-syuku/files',
  figtree: 'node_modules/@fontsource/figtree/files',
};
const chosen: Readonly<Record<Cut['font'], RegExp>> = {
  'yuji-syuku': /-400-normal\.woff2$/,
  figtree: /figtree-latin-700-normal\.woff2$/,
};

function openFonts(font: Cut['font']): readonly fontkit.Font[] {
  const folder = fileURLToPath(new URL(`../${filesOf[font]}/`, import.meta.url));
  const names = readdirSync(folder).filter((name) => chosen[font].test(name));
  return names.map((name) => fontkit.openSync(folder + name));
}

/** The font's own outline in thousandths of an em, y downwards from the baseline. */
function outlineOf(fonts: readonly fontkit.Font[], character: string): Path {
  const code = character.codePointAt(0) ?? 0;
  const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
  if (font === undefined) throw new Error(`no font here has ${character}`);
  const scale = 1000 / font.unitsPerEm;
  const letters = {
    moveTo: 'M',
    lineTo: 'L',
    quadraticCurveTo: 'Q',
    bezierCurveTo: 'C',
    closePath: 'Z',
  } as const;
  return font.glyphForCodePoint(code).path.commands.map((command) => {
    const numbers = command.args.map((value, index) => value * scale * (index % 2 === 0 ? 1 : -1));
    return [letters[command.command], ...numbers] as unknown as Command;
  });
}

/** The outline with notches closed and hairs cut off, thickened as asked, in few curves. */
function engraved(outline: Path, { bolder, notch }: Cut): Path {
  const size = Math.round((1000 + 2 * BORDER) * SCALE);
  const base = 880;
  const contours = contoursOf(outline).map((contour) =>
    flatten(contour, 8).map(([x, y]): Point => [(x + BORDER) * SCALE, (y + base + BORDER) * SCALE]),
  );
  const raw = rasterise(contours, size, size);
  const closed = grown(grown(raw, notch * SCALE), -notch * SCALE);
  const opened = grown(grown(closed, -HAIR * SCALE), HAIR * SCALE);
  const cut = grown(opened, bolder * SCALE);
  const fit = { tolerance: 2 * SCALE, reach: 18 * SCALE, corner: 44, smooth: 26 * SCALE };
  return traceEdges(cut)
    .filter((points) => points.length > 40)
    .flatMap((points) => fitClosed(points, fit))
    .map((command) => toEm(command, base));
}

function toEm(command: Command, base: number): Command {
  const [letter, ...numbers] = command;
  const em = (numbers as number[]).map((value, index) => {
    const inEm = value / SCALE - BORDER;
    return Math.round(index % 2 === 0 ? inEm : inEm - base);
  });
  return [letter, ...em] as unknown as Command;
}

const fonts = { 'yuji-syuku': openFonts('yuji-syuku'), figtree: openFonts('figtree') };
const lines = WANTED.map((cut) => {
  const { name, character, font } = cut;
  const path = engraved(outlineOf(fonts[font], character), cut);
  return `  ${JSON.stringify(name)}: ${JSON.stringify(path.map((command) => command.join(' ')).join(' '))}`;
});
const target = fileURLToPath(new URL('./glyphs.generated.json', import.meta.url));
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} outlines`);
