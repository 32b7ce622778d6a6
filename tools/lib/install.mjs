// Makes sure that node_modules holds what package-lock.json asks for.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder
 */

/**
 * Whether everything a lockfile asks for is installed, going by the record that npm keeps inside node_modules.
 * Optional packages may be missing: most are for other systems.
 * @param {string} folder the checkout
 */
export function isInstalled(folder) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  const found = readPackages(path.join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || found === undefined) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    const installed = found[place];
    if (place === '') return true;
    if (installed === undefined) return entry.optional === true;
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
}

/**
 * Installs when something is missing or out of date.
 * @param {string} folder the checkout
 * @param {(line: string) => void} say told what is happening, in plain words
 * @throws {Error} with a message for people when installing fails
 */
export async function ensureInstalled(folder, say) {
  if (isInstalled(folder)) return;
  say('Installing what Tilehouse needs. This takes about half a minute, and happens only once …');
  const [command, ...before] = npm();
  const args = [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = await run(command, args, { cwd: folder });
  if (status !== 0) {
    throw new Error('Installing did not work. Is this computer online? npm says above what went wrong.');
  }
}

/**
 * How to start npm: the very npm that started us, if one did.
 * @returns {[string, ...string[]]}
 */
function npm() {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
