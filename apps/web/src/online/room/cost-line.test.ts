import { defaultOptions, findMahjongGame, mahjongGames } from '@tilehouse/engine';
import { loadPageWords } from '@tilehouse/i18n';
import { describe, expect, it } from 'vitest';
import { costLine } from './cost-line.ts';

async function line(id: string): Promise<string> {
  const rules = findMahjongGame(id)?.rules;
  if (rules === undefined) throw new Error(`there is no ${id}`);
  return costLine(await loadPageWords('online', 'en'), rules, defaultOptions(rules.options));
}

describe('what a hand costs', () => {
  it('is what its rules take', async () => {
    expect(await line('missing-suit')).toBe('RM 0.40 a fan, RM 8.00 for a full hand.');
  });

  it('can be said of every game for money', async () => {
    for (const { id } of mahjongGames.filter(({ banked }) => banked)) {
      expect(await line(id), id).not.toContain('RM 0.00');
    }
  });
});
