// Tells cheaply whether source files have changed: by their names, sizes and times, never by reading them.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'testing']);
const testFile = /\.test\.tsx?$/;

/**
 * One short text for the present state of some files and folders; tests are left out, as no build holds them.
 * @param {string} folder what the inputs are relative to
 * @param {readonly string[]} inputs files or folders; a missing one counts as empty
 * @returns {string} 64 hex digits
 */
export function fingerprint(folder, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) addPath(hash, folder, input);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} folder
 * @param {string} relative
 */
function addPath(hash, folder, relative) {
  const found = statSync(path.join(folder, relative), { throwIfNoEntry: false });
  if (found?.isFile()) hash.update(`${relative} ${found.size} ${found.mtimeMs}\n`);
  if (!found?.isDirectory()) return;
  const names = readdirSync(path.join(folder, relative)).sort();
  for (const name of names) {
    if (!skippedFolders.has(name) && !testFile.test(name)) addPath(hash, folder, `${relative}/${name}`);
  }
}
