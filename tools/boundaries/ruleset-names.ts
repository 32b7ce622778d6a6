/** Checks that shared code never names a ruleset: what differs between rulesets is said in the ruleset itself. */
import { mahjongGames } from '@tilehouse/engine';
import type { Problem } from './problem.ts';
import { isTest, type SourceFile } from './source-file.ts';

/**
 * @param rulesetIds those there are; a tile set's id, such as `missing-suit-84`, is another thing
 * @returns a problem for every string that is a ruleset's id and stands where none may
 */
export function checkRulesetNames(
  files: readonly SourceFile[],
  rulesetIds: readonly string[] = mahjongGames.map(({ id }) => id),
): readonly Problem[] {
  return files
    .filter(({ path }) => !mayName(path))
    .flatMap(({ path, strings }) =>
      strings
        .filter(({ text }) => rulesetIds.includes(text))
        .map(({ text, line }) => ({
          path,
          line,
          message: `Shared code doesn't name a ruleset, and this names ${text}. Say what differs in the ruleset's own folder, as a piece that this code asks for.`,
        })),
    );
}

function mayName(path: string): boolean {
  return (
    path.includes('/rulesets/') ||
    path.endsWith('/games.ts') ||
    path.startsWith('packages/i18n/') ||
    isTest(path)
  );
}
