import { describe, expect, it } from 'vitest';
import { playwrightTotals, sum, totalsLine, vitestTotals } from './totals.mjs';

const vitest = (numPassedTests: number, files: readonly (readonly [string, ...string[]])[]) =>
  JSON.stringify({
    numPassedTests,
    testResults: files.map(([status, ...tests]) => ({
      status,
      assertionResults: tests.map((status) => ({ status })),
    })),
  });
const playwright = (stats: object, errors: readonly string[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, ...stats }, errors });

describe('vitestTotals', () => {
  it('counts what passed and what failed', () => {
    expect(vitestTotals(vitest(2, [['passed', 'passed', 'passed', 'skipped']]), 0)).toEqual({
      passed: 2,
      failed: 0,
    });
    expect(vitestTotals(vitest(1, [['failed', 'passed', 'failed', 'failed']]), 1)).toEqual({
      passed: 1,
      failed: 2,
    });
  });

  it('counts a file that could not be loaded', () => {
    expect(vitestTotals(vitest(1, [['failed'], ['passed', 'passed']]), 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('never passes over a run that ended badly, or in which nothing ran', () => {
    expect(vitestTotals(vitest(1, [['passed', 'passed']]), 1)).toEqual({ passed: 1, failed: 1 });
    expect(vitestTotals(vitest(0, []), 0)).toEqual({ passed: 0, failed: 1 });
    expect(vitestTotals(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(vitestTotals('{"broken', 1)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('playwrightTotals', () => {
  it('counts what passed and what failed, now or sometimes', () => {
    expect(playwrightTotals(playwright({ expected: 3, skipped: 1 }), 0)).toEqual({ passed: 3, failed: 0 });
    expect(playwrightTotals(playwright({ expected: 3, unexpected: 1, flaky: 1 }), 1)).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  it('never passes over a run that ended badly, or in which nothing ran', () => {
    expect(playwrightTotals(playwright({}, ['the server did not start']), 1)).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(playwrightTotals(playwright({ expected: 3 }), 1)).toEqual({ passed: 3, failed: 1 });
    expect(playwrightTotals(undefined, 137)).toEqual({ passed: 0, failed: 1 });
  });
});

it('sums up in one line', () => {
  const parts = [
    { passed: 2, failed: 1 },
    { passed: 3, failed: 0 },
  ];
  expect(totalsLine(sum(parts))).toBe('5 passed, 1 failed');
});
