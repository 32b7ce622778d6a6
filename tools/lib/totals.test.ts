import { describe, expect, it } from 'vitest';
import { failuresText, playwrightTotals, sum, totalsLine, vitestTotals } from './totals.mjs';

const vitest = (numPassedTests: number, files: readonly (readonly [string, ...string[]])[]) =>
  JSON.stringify({
    numPassedTests,
    testResults: files.map(([status, ...tests], file) => ({
      ...{ status, name: `${file}.ts`, message: 'cannot load\nat a line' },
      assertionResults: tests.map((status, test) => ({
        ...{ status, fullName: `test ${test}`, failureMessages: ['\u001b[31mnot 3\u001b[39m\nat a line'] },
      })),
    })),
  });
const playwright = (stats: object, runs: readonly string[] = [], errors: readonly string[] = []) =>
  JSON.stringify({
    stats: { expected: 0, unexpected: 0, flaky: 0, ...stats },
    errors: errors.map((message) => ({ message })),
    suites: [
      {
        suites: [
          {
            specs: runs.map((status, each) => ({
              ...{ title: `test ${each}`, file: 'a.spec.ts' },
              tests: [{ status, projectName: 'phone', results: [{}, { error: { message: 'too wide' } }] }],
            })),
          },
        ],
      },
    ],
  });
const passed = (count: number) => ({ passed: count, failed: 0, failures: [] });
const silent = (count: number, status: number) => ({
  ...{ passed: count, failed: 1, failures: [`a test runner ended with status ${status}`] },
});

describe('vitestTotals', () => {
  it('counts what passed, and what failed by name', () => {
    expect(vitestTotals(vitest(2, [['passed', 'passed', 'passed', 'skipped']]), 0)).toEqual(passed(2));
    expect(vitestTotals(vitest(1, [['failed', 'passed', 'failed', 'failed']]), 1)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['0.ts › test 1: not 3', '0.ts › test 2: not 3'],
    });
  });

  it('counts a file that could not be loaded', () => {
    expect(vitestTotals(vitest(1, [['failed'], ['passed', 'passed']]), 1)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['0.ts: cannot load'],
    });
  });

  it('never passes over a run that ended badly, or in which nothing ran', () => {
    expect(vitestTotals(vitest(1, [['passed', 'passed']]), 1)).toEqual(silent(1, 1));
    expect(vitestTotals(vitest(0, []), 0)).toEqual(silent(0, 0));
    expect(vitestTotals(undefined, 0)).toEqual(silent(0, 0));
    expect(vitestTotals('{"broken', 1)).toEqual(silent(0, 1));
  });
});

describe('playwrightTotals', () => {
  it('counts what passed, and what failed now or sometimes by name', () => {
    expect(playwrightTotals(playwright({ expected: 3, skipped: 1 }), 0)).toEqual(passed(3));
    const runs = ['expected', 'unexpected', 'flaky'];
    expect(playwrightTotals(playwright({ expected: 3, unexpected: 1, flaky: 1 }, runs), 1)).toEqual({
      passed: 3,
      failed: 2,
      failures: ['a.spec.ts › phone › test 1: too wide', 'a.spec.ts › phone › test 2: too wide'],
    });
  });

  it('never passes over a run that ended badly, or in which nothing ran', () => {
    expect(playwrightTotals(playwright({}, [], ['the server did not start']), 1)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['the browser tests: the server did not start'],
    });
    expect(playwrightTotals(playwright({ expected: 3 }), 1)).toEqual(silent(3, 1));
    expect(playwrightTotals(undefined, 137)).toEqual(silent(0, 137));
  });
});

it('sums up in one line, and names what failed', () => {
  const all = sum([
    { passed: 2, failed: 1, failures: ['style'] },
    { passed: 3, failed: 0, failures: [] },
  ]);
  expect(totalsLine(all)).toBe('5 passed, 1 failed');
  expect(failuresText(all)).toBe('Failed:\n  style\n');
  expect(failuresText(passed(5))).toBe('');
});
