import { defaultOptions, findMahjongGame, mahjongGames } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { stakesOf } from './stakes.ts';

const stakes = (id: string) => {
  const rules = findMahjongGame(id)?.rules;
  if (rules === undefined) throw new Error(`there is no ${id}`);
  return stakesOf(rules, defaultOptions(rules.options));
};

describe('what a table costs', () => {
  it('is what its rules take', () => {
    expect(stakes('missing-suit')).toEqual({
      perFan: 40,
      least: { fan: 3, thrower: 120, other: 60, each: 120 },
      most: { fan: 10, thrower: 800, other: 400, each: 800 },
      perFei: 100,
      kongs: { claimed: 200, concealed: 200, added: 100 },
    });
  });

  it('can be said of every game for money', () => {
    for (const { id } of mahjongGames.filter(({ banked }) => banked)) {
      const { least, most } = stakes(id);
      expect(least.each, id).toBeGreaterThan(0);
      expect(most.each, id).toBeGreaterThanOrEqual(least.each);
    }
  });
});
