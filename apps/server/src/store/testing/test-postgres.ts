/** A PostgreSQL for tests: the one that DATABASE_URL names, else one of our own that all test files of a run share. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runFiles, runFolder } from './run-folder.ts';

const keeper = fileURLToPath(new URL('./keep-postgres.ts', import.meta.url));

/** A schema of a test's own, in a database that it shares with others. */
export interface TestPostgres {
  /** Its connections see this schema only. */
  readonly url: string;
  /** Drops the schema with all that is in it. */
  drop(): Promise<void>;
}

/** Makes a fresh, empty schema; starts the server if this is the first. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const server = process.env.DATABASE_URL || (await sharedServer());
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await query(server, `create schema ${schema}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { url: url.href, drop: () => query(server, `drop schema ${schema} cascade`) };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Waits for the run's server, which whoever comes first starts. @throws with the reason when it doesn't start */
async function sharedServer(): Promise<string> {
  const { folder, owner, first } = runFolder();
  if (first) {
    const program = ['--import', 'tsx', keeper, folder, String(owner)];
    spawn(process.execPath, program, { detached: true, stdio: 'ignore' }).unref();
  }
  const [url, failed] = [path.join(folder, runFiles.url), path.join(folder, runFiles.failed)];
  while (!existsSync(url)) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
    await pause(20);
  }
  return readFileSync(url, 'utf8');
}
