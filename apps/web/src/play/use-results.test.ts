import type { DealResult } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { matchOf } from './use-results.ts';

const results = (...deals: readonly (readonly [number, DealResult['ending']])[]): readonly DealResult[] =>
  deals.map(([deal, ending]) => ({ deal, ending, winner: undefined, net: [0, 0, 0, 0] }));

describe('the results of the latest match', () => {
  it('begin with its first hand', () => {
    const found = matchOf(results([1, 'won'], [2, 'won'], [1, 'drawn'], [2, 'won']));
    expect(found).toEqual(results([1, 'drawn'], [2, 'won']));
  });

  it('are one where every match is a single hand', () => {
    expect(matchOf(results([1, 'won'], [1, 'drawn'], [1, 'won']))).toEqual(results([1, 'won']));
  });

  it('keep a cancelled first hand with the one dealt in its place', () => {
    const found = matchOf(results([1, 'won'], [1, 'cancelled'], [1, 'cancelled'], [1, 'won']));
    expect(found).toEqual(results([1, 'cancelled'], [1, 'cancelled'], [1, 'won']));
  });
});
