/** What `npm run new-ruleset` makes passes every check as it is: from the template, and as a copy of each ruleset. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { mahjongGames } from '@tilehouse/engine';
import { CheckFailed, type LongCheck } from '../lib/long-check.ts';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { vitestTotals } from '../lib/totals.mjs';
import { allParts, makeTrialCopy } from '../new-ruleset/trial-copy.ts';

/** Longer than any id there is, so that every line that holds one grows. */
const idOf = (model: string): string => `trial-of-${model}`;

export const check: LongCheck = {
  name: 'new-ruleset',
  summary:
    'a ruleset made from the template, and one from each ruleset, in a copy: types, style, boundaries, unit tests',
  async run({ progress }) {
    const copy = makeTrialCopy('long-new-ruleset', allParts());
    try {
      const made: string[] = [];
      for (const model of [undefined, ...mahjongGames.map(({ id }) => id)]) {
        const id = idOf(model ?? 'template');
        progress(`making ${id}`);
        await pass(copy, [
          ...['--import', 'tsx', 'tools/new-ruleset/main.ts', id],
          ...(model === undefined ? [] : ['--from', model]),
        ]);
        made.push(id);
      }
      progress('types, style, boundaries');
      await pass(copy, ['tools/test.mjs', 'checks']);
      progress('unit tests');
      const tests = await unitTests(copy, made);
      return { rulesets: made, ...tests };
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
};

/** Runs a program of Node's in the copy. @throws CheckFailed with what it said when it fails */
async function pass(copy: string, args: readonly string[]): Promise<void> {
  const { status, output } = await run(process.execPath, args, { cwd: copy, output: 'capture' });
  if (status !== 0) throw new CheckFailed(`${args.join(' ')} failed:\n${output}`);
}

/** All that names one of the new rulesets, and the tests that look at all games or all words at once. */
async function unitTests(copy: string, ids: readonly string[]) {
  const report = path.join(copy, '.cache', 'vitest.json');
  const names = [...ids, 'shuffle:', 'catalogue', 'fonts', 'characters'].join('|');
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', 'packages', 'apps/web/src/fonts', '-t', names];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status, output } = await run(process.execPath, [...args, ...reporters], {
    cwd: copy,
    output: 'capture',
  });
  if (status !== 0) throw new CheckFailed(`unit tests failed:\n${output}`);
  const { passed } = vitestTotals(readFileSync(report, 'utf8'), status);
  return { unitTests: passed };
}
