import { describe, expect, it } from 'vitest';
import { findMahjongGame } from '../games.ts';
import { tilesIn } from '../testing/scenario.ts';
import { scoringBonus } from './bonus-worth.ts';

const rules = findMahjongGame('missing-suit')?.rules;
const marked = (bonus: string): readonly string[] => {
  if (rules === undefined) throw new Error('no rules');
  const tiles = tilesIn(bonus);
  const aside = { bonus: tiles, seatWind: 'south', roundWind: 'east' } as const;
  return scoringBonus(rules, { minimumFan: 3 }, aside).map((place) => tiles[place] ?? '');
};

describe('tiles set aside that score for their owner', () => {
  it('own number, number four, animals, jokers and Fei; others not', () => {
    expect(marked('123f24y1a1j1x')).toEqual(['2f', '2y', '4y', '1a', '1j', '1x']);
    expect(marked('13f3y')).toEqual([]);
  });

  it('all of a whole series', () => {
    expect(marked('1234f')).toEqual(['1f', '2f', '3f', '4f']);
    expect(marked('1234j')).toEqual(['1j', '2j', '3j', '4j']);
  });
});
