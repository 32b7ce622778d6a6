// Counts what passed and failed, from the reports that the test runners leave behind.

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * @param {readonly Totals[]} parts
 * @returns {Totals}
 */
export function sum(parts) {
  return parts.reduce(
    (all, part) => ({ passed: all.passed + part.passed, failed: all.failed + part.failed }),
    { passed: 0, failed: 0 },
  );
}

/** The line that sums up a whole run. @param {Totals} totals */
export function totalsLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * @param {string | undefined} report Vitest's JSON report; nothing when it left none
 * @param {number} status Vitest's exit status
 * @returns {Totals}
 */
export function vitestTotals(report, status) {
  /** @type {{ numPassedTests?: number, testResults?: { status: string, assertionResults: { status: string }[] }[] }} */
  const { numPassedTests = 0, testResults = [] } = parse(report);
  let failed = 0;
  for (const file of testResults) {
    const inFile = file.assertionResults.filter((test) => test.status === 'failed').length;
    // A file that couldn't even be loaded has no tests to count.
    failed += file.status === 'failed' ? Math.max(inFile, 1) : inFile;
  }
  return neverSilent({ passed: numPassedTests, failed }, status);
}

/**
 * @param {string | undefined} report Playwright's JSON report; nothing when it left none
 * @param {number} status Playwright's exit status
 * @returns {Totals}
 */
export function playwrightTotals(report, status) {
  /** @type {{ stats?: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} */
  const { stats = { expected: 0, unexpected: 0, flaky: 0 }, errors = [] } = parse(report);
  // A test that passes only now and then is a failure: either it or the program needs mending.
  const failed = stats.unexpected + stats.flaky + errors.length;
  return neverSilent({ passed: stats.expected, failed }, status);
}

/**
 * A runner that ended badly, or that ran nothing at all, counts as a failure even if it named none.
 * @param {Totals} totals
 * @param {number} status
 * @returns {Totals}
 */
function neverSilent(totals, status) {
  const silent = totals.failed === 0 && (status !== 0 || totals.passed === 0);
  return silent ? { ...totals, failed: 1 } : totals;
}

/** @param {string | undefined} report */
function parse(report) {
  try {
    return JSON.parse(report ?? '{}');
  } catch {
    return {};
  }
}
