/** The sprites: well-formed, self-contained, complete, small. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { tileSetIds, tileSets } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import {
  bodySymbolId,
  cornerIndex,
  faceNames,
  faceSymbolId,
  spriteGroups,
  spriteGroupsOf,
  spritePath,
  tileBodies,
  tileStyles,
} from './index.ts';
import { everyElement, readSvg, type SvgElement } from './testing/svg.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(folder + path, 'utf8');

const spritePaths = tileStyles.flatMap((style) => spriteGroups.map((group) => spritePath(group, style)));
const artPaths = tileStyles.flatMap((style) =>
  [...faceNames, ...tileBodies].map((name) => `art/${style}/${name}.svg`),
);

const idsIn = (root: SvgElement): readonly string[] =>
  everyElement(root).flatMap(({ attributes }) => attributes.id ?? []);

/** Ids an element points at, by href or url(). */
function targetsOf({ attributes }: SvgElement): readonly string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'href') return [value];
    return [...value.matchAll(/url\(([^)]*)\)/g)].map(([, target = '']) => target);
  });
}

const DRAWN_WITH = new Set([
  'svg',
  'defs',
  'symbol',
  'g',
  'use',
  'path',
  'rect',
  'linearGradient',
  'radialGradient',
  'stop',
]);

describe.each([...spritePaths, ...artPaths])('%s', (path) => {
  const root = readSvg(read(path));

  it('is drawn with shapes alone: no text, filter, style, script or picture', () => {
    expect(
      everyElement(root).filter(({ name, attributes }) => !DRAWN_WITH.has(name) || 'style' in attributes),
    ).toEqual([]);
  });

  it('points only at what it holds itself', () => {
    const ids = new Set(idsIn(root).map((id) => `#${id}`));
    for (const element of everyElement(root))
      for (const target of targetsOf(element)) expect(ids, target).toContain(target);
  });
});

describe('sprites', () => {
  const ids = spritePaths.flatMap((path) => idsIn(readSvg(read(path))));

  it('can stand in one page: no id twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(tileSetIds)('hold every symbol of %s in its groups', (tileSet) => {
    for (const style of tileStyles) {
      const held = spriteGroupsOf(tileSet).flatMap((group) => idsIn(readSvg(read(spritePath(group, style)))));
      for (const tile of tileSets[tileSet]) {
        expect(held).toContain(faceSymbolId(tileSet, tile, style));
        const index = cornerIndex(tile, style);
        if (index !== undefined) expect(held).toContain(index.symbolId);
      }
      for (const body of tileBodies) expect(held).toContain(bodySymbolId(body, style));
    }
  });

  it.each(tileSetIds)('of %s weigh at most 40 KB compressed', (tileSet) => {
    for (const style of tileStyles) {
      const sizes = spriteGroupsOf(tileSet).map((group) => gzipSync(read(spritePath(group, style))).length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * 1024);
    }
  });
});
