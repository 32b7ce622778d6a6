import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mahjongGames } from '../games.ts';

const folder = (path: string): URL => new URL(path, import.meta.url);
const testsIn = (path: string): string =>
  readdirSync(folder(path))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(folder(`${path}${file}`), 'utf8'))
    .join('\n');

/** The clauses of a RULES.md: `Claims.3` and the like. */
const clausesIn = (path: string): readonly string[] =>
  [...readFileSync(folder(path), 'utf8').matchAll(/^- \*\*(\w+\.\d+)\*\*/gm)].map(
    ([, clause = '']) => clause,
  );

const pages = [
  { name: 'common', rules: './RULES.md', tests: './' },
  ...mahjongGames.map(({ id }) => ({
    name: id,
    rules: `./rulesets/${id}/RULES.md`,
    tests: `./rulesets/${id}/`,
  })),
  { name: 'mahjong-match', rules: '../match/RULES.md', tests: '../match/' },
];

describe('every clause has a test whose title names it', () => {
  it.each(pages)('$name', ({ name, rules, tests }) => {
    const clauses = clausesIn(rules);
    expect(clauses.length).toBeGreaterThan(10);
    const titles = testsIn(tests);
    const unnamed = clauses.filter(
      (clause) => !new RegExp(`${name} §${clause.replace('.', '\\.')}\\b`).test(titles),
    );
    expect(unnamed).toEqual([]);
  });
});
