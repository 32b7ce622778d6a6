import { readFileSync } from 'node:fs';
import { games, mahjongGames } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { languages, loadPageWords } from './index.ts';

/** The clauses of a RULES.md that are decisions of ours. */
function houseClauses(file: string): readonly string[] {
  const text = readFileSync(new URL(`../../engine/src/${file}`, import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    const clause = /^- \*\*([A-Za-z]+\.\d+)\*\*/.exec(line)?.[1];
    return clause !== undefined && line.includes('[house') ? [clause] : [];
  });
}

describe.each(languages.map(({ id }) => id))('the rules pages in %s', (language) => {
  it('give a reason for every house rule, and for nothing else', async () => {
    const { games: texts, common } = await loadPageWords('rules', language);
    expect(Object.keys(common).sort()).toEqual([...houseClauses('mahjong/RULES.md')].sort());
    for (const { id } of games) {
      const folder = mahjongGames.some((game) => game.id === id) ? `mahjong/rulesets/${id}` : 'match';
      const { house } = texts[id as keyof typeof texts];
      expect(Object.keys(house).sort(), id).toEqual([...houseClauses(`${folder}/RULES.md`)].sort());
      for (const { what, why } of Object.values(house)) expect(what !== '' && why !== '').toBe(true);
    }
  });

  it('name only rows of the game’s own fan table', async () => {
    const { games: texts } = await loadPageWords('rules', language);
    for (const { id, rules } of mahjongGames) {
      const rows = rules.patterns.map((row) => row.id);
      const named = Object.values(texts[id as keyof typeof texts].house).flatMap(
        (rule) => rule.patterns ?? [],
      );
      expect(named.filter((row) => !rows.includes(row))).toEqual([]);
    }
  });
});
