/** Checks that no source file has grown past what one can take in. */
import type { Problem } from './problem.ts';
import { isGenerated, isTest, type SourceFile } from './source-file.ts';

export const longestFile = 400;

/** @returns a problem for every file that is too long, tests and generated files excepted */
export function checkFileLength(files: readonly SourceFile[]): readonly Problem[] {
  return files
    .filter(({ path, lines }) => lines > longestFile && !isTest(path) && !isGenerated(path))
    .map(({ path, lines }) => ({
      path,
      line: longestFile + 1,
      message: `${lines} lines, where ${longestFile} is the most. Where several things meet, make them a list of pieces, a file each.`,
    }));
}
