// Lets one process at a time do a piece of work; the others wait.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A lock older than this is left over, even if its number now belongs to some other process. */
const longestWorkMs = 5 * 60_000;

/**
 * Does the work while holding a lock file. A lock left behind by a process that died is taken over.
 * @template T
 * @param {string} file the lock; its folder must exist
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFileLock(file, work) {
  while (!tryLock(file)) await sleep(50);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (problem) {
    if (/** @type {NodeJS.ErrnoException} */ (problem).code !== 'EEXIST') throw problem;
    if (!holderLives(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function holderLives(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > longestWorkMs) return false;
    const holder = Number(readFileSync(file, 'utf8'));
    // A moment may pass between making the file and writing the number.
    return holder === 0 || process.kill(holder, 0);
  } catch (problem) {
    return /** @type {NodeJS.ErrnoException} */ (problem).code !== 'ESRCH';
  }
}
