/** A program of Debian's: the one on this computer, else one fetched into a cache of ours, where nothing is installed. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = fileURLToPath(new URL('../../../../../.cache/debian', import.meta.url));

export interface DebianProgram {
  /** Where the program is. */
  readonly file: string;
  /** What it must be started with, to find its libraries. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * @param name of the program and of its package
 * @param besides packages with libraries it needs
 * @throws when it is neither here nor to be had
 */
export async function debianProgram(name: string, besides: readonly string[] = []): Promise<DebianProgram> {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  const file = folders.map((folder) => path.join(folder, name)).find((each) => existsSync(each));
  if (file !== undefined) return { file, env: {} };
  const root = path.join(cache, name);
  if (!existsSync(root)) await fetchInto(root, [name, ...besides]);
  const found = ['usr/sbin', 'usr/bin']
    .map((each) => path.join(root, each, name))
    .find((each) => existsSync(each));
  if (found === undefined) throw new Error(`Debian's package ${name} holds no ${name}`);
  return { file: found, env: { LD_LIBRARY_PATH: librariesIn(root).join(':') } };
}

/** The whole folder is there, or none of it. */
async function fetchInto(root: string, packages: readonly string[]): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, '.fetching-'));
  try {
    await download(folder, packages);
    const files = path.join(folder, 'root');
    for (const each of readdirSync(folder)) {
      if (each.endsWith('.deb')) await run('dpkg', ['-x', path.join(folder, each), files]);
    }
    if (!existsSync(root)) renameSync(files, root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With the computer's own lists of packages, else with fresh ones in the folder: nobody has to be root for that. */
async function download(folder: string, packages: readonly string[]): Promise<void> {
  const fetch = (options: readonly string[]) =>
    run('apt-get', [...options, '-qq', 'download', ...packages], { cwd: folder, timeout: 120_000 });
  try {
    await fetch([]);
  } catch {
    for (const each of ['lists/partial', 'archives/partial'])
      mkdirSync(path.join(folder, each), { recursive: true });
    const options = [
      ...['-o', `Dir::State::Lists=${folder}/lists`, '-o', `Dir::Cache=${folder}`],
      ...['-o', 'APT::Sandbox::User=root'],
    ];
    await run('apt-get', [...options, '-qq', 'update'], { timeout: 120_000 });
    await fetch(options);
  }
}

function librariesIn(root: string): readonly string[] {
  return ['usr/lib', 'lib'].flatMap((each) => {
    const folder = path.join(root, each);
    if (!existsSync(folder)) return [];
    const inside = readdirSync(folder).filter((name) => name.endsWith('-linux-gnu'));
    return inside.map((name) => path.join(folder, name));
  });
}
