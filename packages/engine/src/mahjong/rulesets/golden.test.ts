import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMahjongGame, mahjongGames } from '../../games.ts';
import {
  type GoldenCase,
  goldenPatterns,
  goldenRefusal,
  goldenResult,
  parseGolden,
} from '../../testing/golden.ts';

const findRules = (id: string) => findMahjongGame(id)?.rules;

describe.each(mahjongGames.map(({ id }) => id))('%s golden table', (id) => {
  const table = readFileSync(new URL(`./${id}/golden.txt`, import.meta.url), 'utf8');
  it.each(parseGolden(table, id).map((each) => [each.id, each] as const))(
    '%s',
    (_, { input, expected, title }) => {
      const about = `${title} ${goldenRefusal(input, findRules)}`.trim();
      expect(goldenResult(input, findRules), about).toBe(expected);
    },
  );

  it('has a hand that holds each pattern, and one a single change away that doesn’t', () => {
    const cases = parseGolden(table, id);
    const held = new Map(cases.map((each) => [each.id, goldenPatterns(each.input, findRules)]));
    for (const { id: pattern } of findRules(id)?.patterns ?? []) {
      expect(
        [...held.values()].some((patterns) => patterns.includes(pattern)),
        pattern,
      ).toBe(true);
      const near = cases.find((each: GoldenCase) => each.id === `near-${pattern}`);
      expect(near, `near-${pattern}`).toBeDefined();
      expect(held.get(`near-${pattern}`)).not.toContain(pattern);
    }
  });
});
