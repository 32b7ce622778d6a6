/** Files that appear whole or not at all, and what kind of backup a file is. */
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { StoreProblem } from '../store-problem.ts';

/**
 * Lets `write` make a file beside the wanted one, and gives it its name once it is safely on the disk.
 * @throws StoreProblem when there is such a file already
 */
export async function writeWhole(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(file))
    throw new StoreProblem('exists', `There is a file ${file} already. Give another name.`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    await write(partial);
    sync(partial);
    renameSync(partial, file);
    syncFolderOf(file);
  } catch (problem) {
    rmSync(partial, { force: true });
    throw problem;
  }
}

/** Waits until a file is on the disk. */
export function sync(file: string): void {
  const opened = openSync(file, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Waits until a file's name is on the disk; Windows does that by itself. */
export function syncFolderOf(file: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(path.dirname(file), 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

const sqliteBegins = 'SQLite format 3\0';

/** @throws StoreProblem when it can't be read or is neither */
export function kindOfBackup(file: string): 'sqlite' | 'export' {
  const begins = firstBytes(file);
  if (begins.startsWith(sqliteBegins)) return 'sqlite';
  if (begins.startsWith('{"tilehouse":"export"')) return 'export';
  throw new StoreProblem('not-a-backup', `${file} isn't a backup of a Tilehouse.`);
}

function firstBytes(file: string): string {
  try {
    const opened = openSync(file, 'r');
    const bytes = Buffer.alloc(32);
    const length = readSync(opened, bytes);
    closeSync(opened);
    return bytes.toString('latin1', 0, length);
  } catch (error) {
    throw new StoreProblem('not-there', `Can't read ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Opened only when the first line is asked for: readline gives its lines away whether anybody waits for them or not. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}
