/** Tile art: what is committed is what the generator draws, and nothing hangs over a face. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { indexedFaceBox } from '../../../packages/tile-art/src/symbols.ts';
import { FACE_HEIGHT, FACE_WIDTH } from './body.ts';
import { buildFiles, catalogues } from './build.ts';
import { CORNER_LETTERS, cornerLetter } from './corner-index.ts';
import { numberAt } from './faces/bonus-plates.ts';
import * as people from './faces/people.ts';
import type { Bounds } from './path/bounds.ts';
import { boundsOf } from './path/bounds.ts';
import { parsePath } from './path/parse.ts';
import { contoursOf, flatten, type Point } from './path/path.ts';
import type { Picture } from './picture.ts';

const packageFolder = fileURLToPath(new URL('../../../packages/tile-art/', import.meta.url));
const files = buildFiles();
const faces = [...files].filter(([path]) => path.startsWith('art/') && !/\/(body|back)/.test(path));

/** Ink keeps this far from the edge of the face, in grid steps: clear of the bevel. */
const MARGIN = 18;

function boxOf(element: string) {
  const path = parsePath(/ d="([^"]*)"/.exec(element)?.[1] ?? '');
  const width = Number(/stroke-width="(\d+)"/.exec(element)?.[1] ?? 0);
  return boundsOf(path, width);
}

const boundsOfPicture = (picture: Picture): Bounds => boundsOf(picture.flatMap(({ path }) => path));

/** Whether any edge of the picture comes into the box, in design units. */
function reaches(picture: Picture, box: Bounds): boolean {
  return picture.some(({ path, width }) => {
    const points = contoursOf(path).flatMap((contour) => flatten(contour));
    const inside = ([x, y]: Point): boolean =>
      x > box.left - width / 2 &&
      x < box.right + width / 2 &&
      y > box.top - width / 2 &&
      y < box.bottom + width / 2;
    return points.some(inside);
  });
}

describe('tile art', () => {
  it('is committed as the generator draws it', () => {
    for (const [path, text] of files)
      expect(readFileSync(packageFolder + path, 'utf8') === text, path).toBe(true);
  });

  it('has no file the generator does not draw', () => {
    const committed = ['art', 'sprites'].flatMap((folder) =>
      readdirSync(packageFolder + folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.svg'))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
    );
    expect(committed.sort()).toEqual([...files.keys()].sort());
  });

  it('draws the same faces in both styles', () => {
    const [painted, contrast] = [catalogues.painted, catalogues.contrast].map(({ faces: list }) =>
      list.map(({ name, group }) => `${group}/${name}`),
    );
    expect(contrast).toEqual(painted);
  });

  it.each(faces)('%s keeps its ink on the face', (_, text) => {
    const elements = text.match(/<path [^>]*>/g) ?? [];
    expect(elements.length).toBeGreaterThan(0);
    for (const element of elements) {
      const box = boxOf(element);
      expect(box.left).toBeGreaterThanOrEqual(MARGIN);
      expect(box.top).toBeGreaterThanOrEqual(MARGIN);
      expect(box.right).toBeLessThanOrEqual(FACE_WIDTH - MARGIN);
      expect(box.bottom).toBeLessThanOrEqual(FACE_HEIGHT - MARGIN);
    }
  });

  it.each(['plum', 'orchid', 'chrysanthemum', 'bamboo', 'spring', 'summer', 'autumn', 'winter'])(
    'keeps the drawing %s clear of the number and the character',
    (kind) => {
      const { faces: all, parts } = catalogues.painted;
      for (const { part, picture } of all.filter((face) => face.part === `drawing-${kind}`)) {
        const drawing = parts[part ?? ''] ?? [];
        for (const layer of picture) expect(reaches(drawing, boundsOfPicture([layer]))).toBe(false);
      }
    },
  );

  it.each(Object.entries(people))('keeps the %s clear of the number', (_, portrait) => {
    expect(reaches(portrait as Picture, boundsOfPicture(numberAt(4, 'green')))).toBe(false);
  });

  it('has no corner index cover any ink of the face it stands on', () => {
    const { x, y, width } = indexedFaceBox;
    const scale = width / FACE_WIDTH;
    const { faces: all, parts } = catalogues.painted;
    const indexed = all.filter(({ group }) =>
      ['dots', 'bamboo', 'characters', 'honours', 'jokers'].includes(group),
    );
    for (const letter of CORNER_LETTERS) {
      const mark = boundsOfPicture(cornerLetter(letter));
      const box: Bounds = {
        left: (mark.left - x / 2) / scale,
        right: (mark.right - x / 2) / scale,
        top: (mark.top - y / 2) / scale,
        bottom: (mark.bottom - y / 2) / scale,
      };
      for (const { name, part, picture } of indexed)
        expect(reaches([...(parts[part ?? ''] ?? []), ...picture], box), `${letter} on ${name}`).toBe(false);
    }
  });
});
