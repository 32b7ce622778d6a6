/** A folder for what the test files of one run share, such as a PostgreSQL; named after the process that runs them all. */
import { chmodSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Files in it by which test files and the server's keeper tell each other how far they are. */
export const runFiles = { url: 'url', failed: 'failed' } as const;

/** The process that runs the tests, seen from a test file: when it is gone, so is the server. */
const owner = (): number => (isMainThread ? process.ppid : process.pid);

/** @returns the folder, its owner, and whether this is the first test file of the run that asks for it */
export function runFolder(): { readonly folder: string; readonly owner: number; readonly first: boolean } {
  const folder = path.join(tmpdir(), `tilehouse-test-${owner()}`);
  try {
    mkdirSync(folder);
  } catch (problem) {
    if ((problem as { code?: unknown }).code !== 'EEXIST') throw problem;
    return { folder, owner: owner(), first: false };
  }
  // PostgreSQL runs as another user where we are root
  chmodSync(folder, 0o755);
  return { folder, owner: owner(), first: true };
}
