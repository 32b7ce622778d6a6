// The parts of `npm test`, each of which says how much passed and failed.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { findChromium, playwrightCli } from './chromium.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { failure, playwrightTotals, sum, vitestTotals } from './totals.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */

/** The first of the three ports of the servers under test, when all are free. */
const usualPort = 38_217;

/** @satisfies {Record<string, () => Promise<Totals>>} */
export const suites = { checks, unit, e2e };

/** Types, style, boundaries: each counts as one test. @returns {Promise<Totals>} */
async function checks() {
  const types = tsconfigs().map((file) => ({
    name: `types (${file})`,
    args: [inModules('typescript/bin/tsc'), '--project', file, '--pretty'],
  }));
  const all = [
    ...types,
    { name: 'style', args: [inModules('@biomejs/biome/bin/biome'), 'check', '--colors=off'] },
    { name: 'boundaries', args: ['--import', 'tsx', path.join('tools', 'check-boundaries.ts')] },
  ];
  /** @type {Totals[]} */
  const totals = [];
  for (const { name, args } of all) {
    const { status, output } = await run(process.execPath, args, { cwd: root, output: 'capture' });
    console.log(status === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
    totals.push(status === 0 ? { passed: 1, failed: 0, failures: [] } : failure(name));
  }
  return sum(totals);
}

/** Vitest. @returns {Promise<Totals>} */
async function unit() {
  const report = freshReport('vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await run(process.execPath, [inModules('vitest/vitest.mjs'), ...args], { cwd: root });
  return vitestTotals(read(report), status);
}

/**
 * Playwright, against the server as built.
 * @param {readonly string[]} [which] arguments that choose among the tests
 * @returns {Promise<Totals>}
 */
async function e2e(which = []) {
  try {
    await ensureBuilt(['web', 'gallery', 'server'], console.log);
    const report = freshReport('playwright.json');
    const env = {
      CHROMIUM_PATH: await findChromium(console.log),
      E2E_PORT: String(await freePorts(usualPort)),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    const args = [playwrightCli, 'test', ...which, '--reporter=list,json'];
    const { status } = await run(process.execPath, args, { cwd: path.join(root, 'e2e'), env });
    return playwrightTotals(read(report), status);
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    console.log(why);
    return failure(`the browser tests: ${why}`);
  }
}

/** Every tsconfig of the project but the shared base. */
function tsconfigs() {
  const folders = ['.', 'packages', 'e2e', 'bench', ...subfolders('packages'), ...subfolders('apps')];
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => /^tsconfig(\.\w+)?\.json$/.test(name) && name !== 'tsconfig.base.json')
      .map((name) => path.join(folder, name)),
  );
}

/** @param {string} folder */
function subfolders(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name));
}

/** @param {string} file */
function inModules(file) {
  return path.join(root, 'node_modules', file);
}

/** A place for a report, with none from an earlier run in it. @param {string} name */
function freshReport(name) {
  const file = path.join(root, '.cache', name);
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The first of three neighbouring ports that are all free.
 * @param {number} from where to begin looking
 * @returns {Promise<number>}
 */
async function freePorts(from) {
  const free = await Promise.all([isFree(from), isFree(from + 1), isFree(from + 2)]);
  return free.every(Boolean) ? from : freePorts(from + 3);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
