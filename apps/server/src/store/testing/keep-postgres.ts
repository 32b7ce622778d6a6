/** A program: starts the PostgreSQL of a test run in a folder, and stops it with the run, however that ends. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedPostgres } from './embedded-postgres.ts';
import { runFiles } from './run-folder.ts';

const [folder = '', owner = ''] = process.argv.slice(2);
const file = (name: string) => path.join(folder, name);

let server: { readonly url: string; stop(): Promise<void> } | undefined;
try {
  server = await embeddedPostgres(folder, 'quick');
  publish(runFiles.url, server.url);
} catch (problem) {
  publish(runFiles.failed, `PostgreSQL for the tests didn't start. ${problem}`);
}
while (isAlive(Number(owner))) await pause(50);
await server?.stop();
rmSync(folder, { recursive: true, force: true });

/** Whole at once, for those who wait for it. */
function publish(name: string, text: string): void {
  writeFileSync(file(`${name}.new`), text);
  renameSync(file(`${name}.new`), file(name));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
