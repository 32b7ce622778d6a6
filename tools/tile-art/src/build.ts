/** Makes every file of the tile art in memory: one picture a face, and the sprites. */
import {
  back,
  body,
  contrastBack,
  contrastBody,
  EDGES,
  FACE_HEIGHT,
  FACE_WIDTH,
  GRADIENTS,
  TURNED,
  UPRIGHT,
} from './body.ts';
import { contrastCatalogue } from './contrast-catalogue.ts';
import { CORNER_LETTERS, cornerLetter, cornerStar } from './corner-index.ts';
import { type Catalogue, type Face, groups } from './face.ts';
import type { Style } from './inks.ts';
import { paintedCatalogue } from './painted-catalogue.ts';
import { writePicture } from './write-picture.ts';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const FACE_BOX = `viewBox="0 0 ${FACE_WIDTH} ${FACE_HEIGHT}"`;
const TURNED_BOX = `viewBox="0 0 ${FACE_HEIGHT} ${FACE_WIDTH}"`;
const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

export const catalogues: Readonly<Record<Style, Catalogue>> = {
  painted: paintedCatalogue,
  contrast: contrastCatalogue,
};

/** File texts by path inside the tile art package. */
export function buildFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const style of ['painted', 'contrast'] as const) {
    const { faces } = catalogues[style];
    for (const face of faces) files.set(`art/${style}/${face.name}.svg`, singleFace(face, style));
    for (const group of groups) {
      const members = faces.filter((face) => face.group === group);
      files.set(`sprites/${style}/${group}.svg`, faceSprite(members, style));
    }
    for (const [name, box, text] of bodiesOf(style))
      files.set(`art/${style}/${name}.svg`, `<svg ${NAMESPACE} ${box} overflow="visible">${text}</svg>\n`);
    files.set(`sprites/${style}/bodies.svg`, bodySprite(style));
  }
  return files;
}

const withStrokes = (text: string): string => (text.includes('stroke=') ? ROUND : '');

function partOf(face: Face, style: Style): string {
  const part = face.part === undefined ? undefined : catalogues[style].parts[face.part];
  return part === undefined ? '' : writePicture(part, style);
}

function singleFace(face: Face, style: Style): string {
  const text = partOf(face, style) + writePicture(face.picture, style);
  return `<svg ${NAMESPACE} ${FACE_BOX}${withStrokes(text)}>${text}</svg>\n`;
}

const sprite = (text: string): string =>
  `<svg ${NAMESPACE} width="0" height="0" aria-hidden="true">${text}</svg>\n`;

const symbol = (id: string, box: string, text: string): string =>
  `<symbol id="${id}" ${box} overflow="visible"${withStrokes(text)}>${text}</symbol>`;

function faceSprite(faces: readonly Face[], style: Style): string {
  const parts = [
    ...new Map(faces.flatMap((face) => (face.part === undefined ? [] : [[face.part, face]]))).values(),
  ];
  const definitions = parts.map((face) => {
    const text = partOf(face, style);
    return `<g id="tile-${style}-part-${face.part}"${withStrokes(text)}>${text}</g>`;
  });
  const symbols = faces.map((face) => {
    const part = face.part === undefined ? '' : `<use href="#tile-${style}-part-${face.part}"/>`;
    return symbol(`tile-${style}-${face.name}`, FACE_BOX, part + writePicture(face.picture, style));
  });
  const defs = definitions.length === 0 ? '' : `<defs>${definitions.join('')}</defs>`;
  return sprite(defs + symbols.join(''));
}

type Body = readonly [name: string, box: string, text: string];

function bodiesOf(style: Style): readonly Body[] {
  const painted = style === 'painted';
  const defs = painted ? `<defs>${GRADIENTS}</defs>` : '';
  const sizes = [
    ['', FACE_BOX, UPRIGHT],
    ['-turned', TURNED_BOX, TURNED],
  ] as const;
  return sizes.flatMap(([suffix, box, size]): readonly Body[] => [
    [`body${suffix}`, box, defs + (painted ? body(size, EDGES.jade) : contrastBody(size, 'green'))],
    [`body-brass${suffix}`, box, defs + (painted ? body(size, EDGES.brass) : contrastBody(size, 'gold'))],
    [`back${suffix}`, box, defs + (painted ? back(size) : contrastBack(size))],
  ]);
}

function bodySprite(style: Style): string {
  const bodies = bodiesOf(style).map(([name, box, text]) =>
    symbol(`tile-${style}-${name}`, box, text.replace(/<defs>.*<\/defs>/, '')),
  );
  if (style === 'contrast') return sprite(bodies.join(''));
  const corners = [
    ...CORNER_LETTERS.map((letter) => [letter, cornerLetter(letter)] as const),
    ['star', cornerStar] as const,
  ].map(([name, picture]) =>
    symbol(`tile-painted-index-${name}`, FACE_BOX, writePicture(picture, 'painted')),
  );
  return sprite(`<defs>${GRADIENTS}</defs>${bodies.join('')}${corners.join('')}`);
}
