import { describe, expect, it } from 'vitest';
import { mahjongGames } from '../../games.ts';
import { readCase, type ScoreCase } from '../case.ts';
import { answerCase } from '../case-answer.ts';
import { fanRows } from '../score.ts';
import type { WrittenCase } from '../written-case.ts';
import { exampleOf, workedExample } from './examples.ts';

describe.each(mahjongGames.map(({ id, rules }) => [id, rules] as const))('%s', (id, rules) => {
  const read = (hand: WrittenCase | undefined): ScoreCase => {
    const found = readCase(hand, () => rules);
    if (!found.ok) throw new Error(`${found.error.code} at ${found.error.at} ${found.error.part ?? ''}`);
    return found.value;
  };

  it.each(rules.patterns.map((pattern) => pattern.id))(
    'the example of %s wins with it, for its fan',
    (row) => {
      const scored = read(exampleOf(id, row));
      const { judgement } = answerCase(scored);
      if (!judgement.win) throw new Error(judgement.reason);
      const { fan } = fanRows(rules, scored.options).find((each) => each.id === row) ?? { fan: 0 };
      const items = judgement.score.items.filter(({ pattern }) => pattern === row);
      expect(items.map((item) => item.fan)).toContain(
        fan === 'limit' ? rules.tally(scored.options).limit : fan,
      );
    },
  );

  it('the hand that a payment is worked out with wins on a discard, by default options', () => {
    const hand = workedExample(id);
    expect(hand).toMatchObject({ source: 'discard', options: {}, flags: [] });
    expect(answerCase(read(hand)).judgement.win).toBe(true);
  });
});
