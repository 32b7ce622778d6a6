import { describe, expect, it } from 'vitest';
import { otherNames } from './other-names.ts';

const from = (name: string) => otherNames(name, () => 0.5);

describe('names for whoever’s is taken', () => {
  it('are theirs with a number', () => {
    expect(from('Mei')).toEqual(['Mei 40', 'Mei 60']);
    expect(from(' Ann 2 ')).toEqual(['Ann 40', 'Ann 60']);
    expect(from('小明')).toEqual(['小明40', '小明60']);
    expect(from('007')).toEqual(['007 40', '007 60']);
  });

  it('are two, and within the length of a name', () => {
    for (const chance of [0, 0.999]) {
      const [one, other] = otherNames('Abcdefghij Klmnopqrst', () => chance);
      expect(one).not.toBe(other);
      for (const name of [one, other]) expect(name?.length).toBeLessThanOrEqual(20);
    }
    expect(otherNames('Ann', () => 0)).toEqual(['Ann 20', 'Ann 21']);
    expect(otherNames('Ann', () => 0.999)).toEqual(['Ann 59', 'Ann 98']);
  });

  it('are none of nothing', () => {
    expect(from('  ')).toEqual([]);
  });
});
