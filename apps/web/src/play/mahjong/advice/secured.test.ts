import { findMahjongGame, type MahjongGame } from '@tilehouse/engine';
import { type Layout, Scenario } from '@tilehouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { secured } from './secured.ts';

function gameOf(id: string): MahjongGame {
  const game = findMahjongGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** What seat 0 has, in words. */
function has(id: string, layout: Layout): readonly string[] {
  const game = gameOf(id);
  const table = new Scenario(game, layout);
  return secured(id, game.view(table.state, 0)).map(({ pattern, fan }) => `${pattern} ${fan}`);
}

describe('what a hand has so far', () => {
  it('bonus tiles set aside, and three dragons alike', () => {
    const found = has('missing-suit', { hands: ['123p456p9p1z3z555z1f'], back: '7p' });
    expect(found).toContain('dragon-pung 1');
    expect(found).toContain('seat-flower 1');
  });

  it('nothing that the next tiles may still take away', () => {
    const found = has('hong-kong-old-style', { hands: ['234567m345p349s22z'] });
    expect(found).toEqual(['concealed-hand 1']);
  });

  it('is the same every time it is asked', () => {
    const layout = { hands: ['123p456p9p1z3z555z1f'], back: '7p' };
    expect(has('missing-suit', layout)).toEqual(has('missing-suit', layout));
  });
});
