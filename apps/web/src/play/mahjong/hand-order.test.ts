import { parseTiles, type Tile } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { keptOrder, moved } from './hand-order.ts';

const t = (text: string): readonly Tile[] => {
  const read = parseTiles(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const tiles = t('445p11z');
const faces = (order: readonly { tile: string }[]): string => order.map(({ tile }) => tile).join(' ');

describe('the order of one’s own hand', () => {
  it('is sorted until the person sets it', () => {
    expect(faces(keptOrder(undefined, [...tiles].reverse()))).toBe('4p 4p 5p 1z 1z');
  });

  it('moves the very tile that was taken, also among equal ones', () => {
    const before = keptOrder(undefined, tiles);
    const after = moved(before, 0, 2);
    expect(faces(after)).toBe('4p 5p 4p 1z 1z');
    expect(after[2]).toEqual(before[0]);
    expect(keptOrder(after, tiles)).toEqual(after);
  });

  it('keeps the names of what stays and gives a new tile one of its own', () => {
    const order = moved(keptOrder(undefined, tiles), 0, 4);
    const later = keptOrder(order, t('44p11z4p'));
    expect(faces(later)).toBe('4p 1z 1z 4p 4p');
    expect(new Set(later.map(({ key }) => key)).size).toBe(5);
    expect(later.slice(0, 4)).toEqual(order.filter(({ tile }) => tile !== '5p'));
  });

  it('stays as it was when there is no such place', () => {
    const order = keptOrder(undefined, tiles);
    expect(moved(order, 9, 0)).toBe(order);
  });
});
