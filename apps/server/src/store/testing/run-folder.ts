/** Global setup of the unit tests: a folder for what the test files of a run share, such as a PostgreSQL. */
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The environment variable that holds the folder. */
export const runFolderName = 'TILEHOUSE_TEST_RUN';

/** Files in it by which test files, the server's keeper and this setup tell each other how far they are. */
export const runFiles = {
  /** The process that runs the tests: when it is gone, so is the server. */
  owner: 'owner',
  starting: 'starting',
  url: 'url',
  failed: 'failed',
  stop: 'stop',
} as const;

export function setup(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-test-'));
  // PostgreSQL runs as another user where we are root
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, runFiles.owner), String(process.pid));
  process.env[runFolderName] = folder;
}

/** The server's keeper removes the folder when it has stopped. */
export async function teardown(): Promise<void> {
  const folder = process.env[runFolderName];
  if (folder === undefined) return;
  if (!existsSync(path.join(folder, runFiles.starting))) return rmSync(folder, { recursive: true });
  writeFileSync(path.join(folder, runFiles.stop), '');
  while (existsSync(folder)) await pause(20);
}
