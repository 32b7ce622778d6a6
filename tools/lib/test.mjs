// The work behind npm test.
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { failure, failuresText, sum, totalsLine } from './totals.mjs';

const help = `Runs the project's checks and tests, all of them unless you name some.

Usage: npm test -- [checks] [unit] [e2e]

  checks  types, style and boundaries; each counts as one test
  unit    the tests beside the sources, with Vitest
  e2e     the tests in a browser, with Playwright (one file of them: cd e2e && npx playwright test FILE)

What failed is named again at the end. The last line says how many passed and how many failed.
`;

const parts = ['checks', 'unit', 'e2e'];

/**
 * Runs the named parts and prints the totals last, whatever happens.
 * @param {readonly string[]} args
 */
export async function test(args) {
  if (args.includes('--help') || args.includes('-h')) return console.log(help);
  const unknown = args.filter((arg) => !parts.includes(arg));
  if (unknown.length > 0) {
    console.error(`There is no part called ${unknown.join(', ')}. There are: ${parts.join(', ')}.`);
    process.exitCode = 2;
    return undefined;
  }
  const totals = await runParts(parts.filter((part) => args.length === 0 || args.includes(part)));
  process.exitCode = totals.failed === 0 ? 0 : 1;
  const failed = failuresText(totals);
  if (failed !== '') console.log(failed);
  console.log(totalsLine(totals));
}

/** @param {readonly string[]} wanted */
async function runParts(wanted) {
  const totals = [];
  try {
    await ensureInstalled(root, console.log);
    // Loaded only now: it needs what has just been installed.
    const { suites } = await import('./suites.mjs');
    for (const [name, suite] of Object.entries(suites)) {
      if (wanted.includes(name)) totals.push(await suite());
    }
  } catch (problem) {
    console.error(problem);
    totals.push(failure(String(problem)));
  }
  return sum(totals);
}
