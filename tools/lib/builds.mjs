// What can be built, and building what is out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Build
 * @property {string} label what it is, for people
 * @property {readonly string[]} inputs the sources: a change in one makes the build stale
 * @property {string} output the file that is there once it is built
 */

/** Inputs of every build: the shared packages, the versions of the libraries, and how building is done. */
const common = ['packages', 'package-lock.json', 'tools/lib/build-one.mjs'];

/** @satisfies {Record<string, Build>} */
export const builds = {
  gallery: {
    label: 'the gallery of the web page',
    inputs: [...common, 'apps/web'],
    output: 'apps/web/dist-gallery/gallery.html',
  },
  web: { label: 'the web page', inputs: [...common, 'apps/web'], output: 'apps/web/dist/index.html' },
  server: { label: 'the server', inputs: [...common, 'apps/server'], output: 'apps/server/dist/main.js' },
  cli: {
    label: 'the tilehouse command',
    inputs: [...common, 'apps/server', 'apps/cli', 'bench'],
    output: 'apps/cli/dist/main.js',
  },
};

/** @typedef {keyof typeof builds} BuildName */

/** Every build there is. */
export const buildNames = /** @type {readonly BuildName[]} */ (Object.keys(builds));

/** What the product is made of; the gallery is for tests and eyes only. */
export const productNames = buildNames.filter((name) => name !== 'gallery');

const stamps = path.join(root, '.cache', 'builds');

/**
 * Builds those of the named that are out of date.
 * @param {readonly BuildName[]} names
 * @param {(line: string) => void} say told what is happening, in plain words
 * @throws {Error} with a message for people when a build fails
 */
export async function ensureBuilt(names, say) {
  for (const name of names) {
    if (!isStale(name)) continue;
    mkdirSync(stamps, { recursive: true });
    await withFileLock(path.join(stamps, `${name}.lock`), async () => {
      if (isStale(name)) await build(name, say);
    });
  }
}

/** @param {BuildName} name */
function isStale(name) {
  if (!existsSync(path.join(root, builds[name].output))) return true;
  const stamp = path.join(stamps, name);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(root, builds[name].inputs);
}

/**
 * @param {BuildName} name
 * @param {(line: string) => void} say
 */
async function build(name, say) {
  const { label, inputs } = builds[name];
  say(`Building ${label} …`);
  const before = fingerprint(root, inputs);
  const script = path.join(root, 'tools', 'lib', 'build-one.mjs');
  const { status, output } = await run(process.execPath, [script, name], { cwd: root, output: 'capture' });
  if (status !== 0) throw new Error(`${output.trim()}\nBuilding ${label} did not work; the reason is above.`);
  writeFileSync(path.join(stamps, name), before);
}
