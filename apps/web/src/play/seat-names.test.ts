import { describe, expect, it } from 'vitest';
import { seatNames } from './seat-names.ts';

const person = (name: string) => ({ name, isComputer: false });
const computer = (name: string) => ({ name, isComputer: true });

describe('names at a table', () => {
  it('are as they were given, where they differ', () => {
    expect(seatNames([person('Mei'), undefined, computer('Mei Ling')])).toEqual(['Mei', '', 'Mei Ling']);
  });

  it('are numbered where the eye can’t tell them apart', () => {
    expect(seatNames([person('Mei'), person('Ann'), person('mei'), person('Ｍei')])).toEqual([
      'Mei',
      'Ann',
      'mei 2',
      'Ｍei 3',
    ]);
    expect(seatNames([person('Mei 2'), person('Mei'), person('Mei')])).toEqual(['Mei 2', 'Mei', 'Mei 3']);
  });

  it('a person keeps theirs before a computer', () => {
    expect(seatNames([computer('Mei Ling'), person('Mei Ling')])).toEqual(['Mei Ling 2', 'Mei Ling']);
  });
});
