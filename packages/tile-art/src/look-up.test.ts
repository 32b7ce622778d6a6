/** Looking tiles up: names, symbols, files, corner indices. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Tile, type TileSetId, tileSetIds, tileSets } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import {
  cornerIndex,
  faceName,
  faceNames,
  facePath,
  faceSymbolId,
  spriteGroups,
  spriteGroupsOf,
  tileStyles,
} from './index.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
const facesOf = (tileSet: TileSetId): readonly Tile[] => [...new Set(tileSets[tileSet])];

describe('look-up', () => {
  it.each(tileSetIds)('gives every tile of %s a file of its own in both styles', (tileSet) => {
    for (const tile of facesOf(tileSet))
      for (const style of tileStyles)
        expect(existsSync(folder + facePath(tileSet, tile, style)), tile).toBe(true);
  });

  it.each(tileSetIds)('shows every tile of %s differently, the four 王 apart', (tileSet) => {
    const names = facesOf(tileSet)
      .filter((tile) => tileSet !== 'missing-suit-84' || !/[234]j/.test(tile))
      .map((tile) => faceName(tileSet, tile));
    expect(new Set(names).size).toBe(names.length);
  });

  it('uses every face somewhere', () => {
    const used = tileSetIds.flatMap((tileSet) => facesOf(tileSet).map((tile) => faceName(tileSet, tile)));
    expect([...new Set(used)].sort()).toEqual([...faceNames].sort());
  });

  it('numbers bamboo 3 and chrysanthemum 4 in The Missing Suit, and the other way round elsewhere', () => {
    expect(faceName('missing-suit-84', '3f')).toBe('flower-bamboo-3');
    expect(faceName('missing-suit-84', '4f')).toBe('flower-chrysanthemum-4');
    expect(faceName('malaysian-84', '3f')).toBe('flower-chrysanthemum-3');
    expect(faceName('classic-144', '4f')).toBe('flower-bamboo-4');
  });

  it('shows each set its own second animal and fourth quartet', () => {
    expect(faceName('missing-suit-84', '2a')).toBe('animal-butterfly');
    expect(faceName('malaysian-84', '2a')).toBe('animal-mouse');
    expect(faceName('missing-suit-84', '3j')).toBe('king');
    expect(faceName('malaysian-84', '3j')).toBe('face-general');
  });

  it('refuses a tile the set does not hold', () => {
    expect(() => faceSymbolId('classic-144', '1x')).toThrow(RangeError);
    expect(() => faceSymbolId('malaysian-84', '5m')).toThrow(RangeError);
  });

  it('asks for the groups a set needs and no others', () => {
    expect(spriteGroupsOf('classic-144')).not.toContain('animals');
    expect(spriteGroupsOf('missing-suit-84')).not.toContain('characters');
    expect(new Set(tileSetIds.flatMap((tileSet) => spriteGroupsOf(tileSet))).size).toBe(spriteGroups.length);
  });
});

describe('corner index', () => {
  it.each([
    ['5m', '5'],
    ['1s', '1'],
    ['4z', 'N'],
    ['5z', 'P'],
    ['6z', 'F'],
    ['7z', 'C'],
    ['1x', '★'],
  ] as const)('of %s is %s', (tile, text) => {
    expect(cornerIndex(tile)?.text).toBe(text);
  });

  it('leaves flowers, seasons and faces the number printed in that corner', () => {
    for (const tile of ['1f', '4f', '2y', '3j', '1a'] as const) expect(cornerIndex(tile)).toBeUndefined();
  });

  it('is part of every high-contrast face already', () => {
    expect(cornerIndex('5m', 'contrast')).toBeUndefined();
  });
});
