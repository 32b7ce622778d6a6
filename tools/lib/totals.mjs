// Counts what passed and failed, from the reports that the test runners leave behind.
import { stripVTControlCharacters } from 'node:util';

/**
 * How much passed and failed, and what failed by name, with the first line of why where it is known.
 * @typedef {{ passed: number, failed: number, failures: readonly string[] }} Totals
 */

/**
 * @param {readonly Totals[]} parts
 * @returns {Totals}
 */
export function sum(parts) {
  return {
    passed: parts.reduce((all, { passed }) => all + passed, 0),
    failed: parts.reduce((all, { failed }) => all + failed, 0),
    failures: parts.flatMap(({ failures }) => failures),
  };
}

/** One thing that failed as a whole. @param {string} name @returns {Totals} */
export function failure(name) {
  return { passed: 0, failed: 1, failures: [name] };
}

/** What failed, to stand where a long output ends; empty when nothing did. @param {Totals} totals */
export function failuresText({ failures }) {
  return failures.length === 0 ? '' : ['Failed:', ...failures.map((name) => `  ${name}`), ''].join('\n');
}

/** The line that sums up a whole run. @param {Totals} totals */
export function totalsLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/** @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ status: string, name?: string, message?: string, assertionResults: VitestTest[] }} VitestFile */

/**
 * @param {string | undefined} report Vitest's JSON report; nothing when it left none
 * @param {number} status Vitest's exit status
 * @returns {Totals}
 */
export function vitestTotals(report, status) {
  /** @type {{ numPassedTests?: number, testResults?: VitestFile[] }} */
  const { numPassedTests = 0, testResults = [] } = parse(report);
  const failures = testResults.flatMap((file) => {
    const inFile = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => named([file.name, fullName], failureMessages[0]));
    // A file that couldn't even be loaded has no tests to count.
    return file.status === 'failed' && inFile.length === 0 ? [named([file.name], file.message)] : inFile;
  });
  return neverSilent({ passed: numPassedTests, failed: failures.length, failures }, status);
}

/** @typedef {{ message?: string }} PlaywrightError */
/** @typedef {{ status: string, projectName?: string, results?: { error?: PlaywrightError }[] }} PlaywrightRun */
/** @typedef {{ title: string, file?: string, tests: PlaywrightRun[] }} PlaywrightSpec */
/** @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */

/**
 * @param {string | undefined} report Playwright's JSON report; nothing when it left none
 * @param {number} status Playwright's exit status
 * @returns {Totals}
 */
export function playwrightTotals(report, status) {
  /** @type {PlaywrightSuite & { stats?: Record<'expected' | 'unexpected' | 'flaky', number>, errors?: PlaywrightError[] }} */
  const { stats = { expected: 0, unexpected: 0, flaky: 0 }, errors = [], ...all } = parse(report);
  // A test that passes only now and then is a failure: either it or the program needs mending.
  const failed = stats.unexpected + stats.flaky + errors.length;
  const failures = [
    ...failedSpecs(all),
    ...errors.map(({ message }) => named(['the browser tests'], message)),
  ];
  return neverSilent({ passed: stats.expected, failed, failures }, status);
}

/** @param {PlaywrightSuite} suite @returns {readonly string[]} */
function failedSpecs({ suites = [], specs = [] }) {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results = [] }) =>
        named([file, projectName, title], results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...here, ...suites.flatMap(failedSpecs)];
}

/**
 * @param {readonly (string | undefined)[]} path from the file to the test
 * @param {string} [why] of which the first line is told
 */
function named(path, why = '') {
  const [line] = stripVTControlCharacters(why).trim().split('\n');
  return [path.filter(Boolean).join(' › '), line].filter(Boolean).join(': ');
}

/**
 * A runner that ended badly, or that ran nothing at all, counts as a failure even if it named none.
 * @param {Totals} totals
 * @param {number} status
 * @returns {Totals}
 */
function neverSilent(totals, status) {
  const silent = totals.failed === 0 && (status !== 0 || totals.passed === 0);
  return silent ? { ...totals, failed: 1, failures: [`a test runner ended with status ${status}`] } : totals;
}

/** @param {string | undefined} report */
function parse(report) {
  try {
    return JSON.parse(report ?? '{}');
  } catch {
    return {};
  }
}
