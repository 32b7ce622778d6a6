import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSurplus, formatTiles, parseTiles } from './notation.ts';
import {
  compareTiles,
  isBonus,
  isFei,
  sortTiles,
  type Tile,
  tileAt,
  tileIndex,
  tiles,
  withoutTiles,
} from './tile.ts';
import { countedFaces, countTiles, feiPlace, placeOf, tileAtPlace, totalOf } from './tile-counts.ts';
import { tileSetIds, tileSets } from './tile-sets.ts';

const anyTile = fc.constantFrom(...tiles);

describe('notation', () => {
  it('common §Notation: what is written can be read back', () => {
    fc.assert(
      fc.property(fc.array(anyTile, { maxLength: 20 }), (list) => {
        expect(parseTiles(formatTiles(list))).toEqual({ ok: true, value: list });
      }),
      { seed: 1 },
    );
  });

  it('common §Notation: digits share a letter', () => {
    expect(parseTiles('123p55z1x')).toEqual({ ok: true, value: ['1p', '2p', '3p', '5z', '5z', '1x'] });
    expect(formatTiles(['1p', '2p', '5z', '1x'])).toBe('12p5z1x');
    expect(parseTiles('')).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['12q', 'unknown-letter', 'q'],
    ['12 p', 'unknown-letter', ' '],
    ['0p', 'digit-out-of-range', '0p'],
    ['18z', 'digit-out-of-range', '8z'],
    ['5f', 'digit-out-of-range', '5f'],
    ['2x', 'digit-out-of-range', '2x'],
    ['12p3', 'letter-missing', '3'],
    ['p', 'digit-missing', 'p'],
  ] as const)('common §Notation: %s is refused as %s', (text, code, part) => {
    expect(parseTiles(text)).toEqual({ ok: false, error: { code, part } });
  });

  it('common §Notation: a copy too many is named', () => {
    const stock = tileSets['classic-144'];
    expect(firstSurplus(['1p', '1p', '1p', '1p'], stock)).toBeUndefined();
    expect(firstSurplus(['1p', '1p', '1p', '1p', '2p', '1p'], stock)).toBe('1p');
    expect(firstSurplus(['1x'], stock)).toBe('1x');
  });
});

describe('tiles', () => {
  it('tiles: index and tile are inverse, in notation order', () => {
    tiles.forEach((tile, index) => {
      expect(tileIndex(tile)).toBe(index);
      expect(tileAt(index)).toBe(tile);
    });
    expect(() => tileAt(51)).toThrow(RangeError);
    expect(sortTiles(['1x', '7z', '1m', '1f'])).toEqual(['1m', '7z', '1f', '1x']);
    expect(compareTiles('9s', '1z')).toBeLessThan(0);
  });

  it('tiles: taking away one copy each', () => {
    expect(withoutTiles(['1p', '1p', '2p'], ['1p'])).toEqual(['1p', '2p']);
    expect(() => withoutTiles(['1p'], ['2p'])).toThrow('no 2p to take');
  });

  it('tiles: each set holds its tiles', () => {
    const sizes = Object.fromEntries(tileSetIds.map((id) => [id, tileSets[id].length]));
    expect(sizes).toEqual({ 'classic-144': 144, 'missing-suit-84': 84, 'malaysian-84': 84 });
    expect(tileSets['classic-144'].filter(isBonus)).toHaveLength(8);
    expect(tileSets['malaysian-84'].filter(isBonus)).toHaveLength(16);
    expect(tileSets['malaysian-84'].filter(isFei)).toHaveLength(4);
  });

  it('tiles: counts hold playing faces and Fei, not bonus tiles', () => {
    const counts = countTiles(['1p', '1p', '7z', '1x', '3f']);
    expect(totalOf(counts)).toBe(4);
    expect(counts[placeOf('1p')]).toBe(2);
    expect(counts[feiPlace]).toBe(1);
    expect(placeOf('3f')).toBe(-1);
    for (let place = 0; place < countedFaces; place += 1)
      expect(placeOf(tileAtPlace(place) as Tile)).toBe(place);
  });
});
