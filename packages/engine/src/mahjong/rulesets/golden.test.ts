import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMahjongGame, mahjongGames } from '../../games.ts';
import { goldenRefusal, goldenResult, parseGolden } from '../../testing/golden.ts';

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
});
