/** Checks that the rules, the table and the computers take time and chance from outside only. */
import type { Problem } from './problem.ts';
import { isTest, type SourceFile } from './source-file.ts';

const pure = /^packages\/(engine|table|bots)\//;

const impure: Readonly<Record<string, string>> = {
  Date: 'Take the time as a parameter, or from a clock port of table.',
  'Date.now': 'Take the time as a parameter, or from a clock port of table.',
  'Math.random': 'Take chance from the seed or generator you are given.',
};

/** @returns a problem for every use of the clock or of chance that no seed decides */
export function checkPurity(files: readonly SourceFile[]): readonly Problem[] {
  return files
    .filter(({ path }) => pure.test(path) && !isTest(path))
    .flatMap(({ path, names }) =>
      names.flatMap(({ text, line }) => {
        const instead = Object.hasOwn(impure, text) ? impure[text] : undefined;
        if (instead === undefined) return [];
        return [{ path, line, message: `Same input, same result: ${text} can't be used here. ${instead}` }];
      }),
    );
}
