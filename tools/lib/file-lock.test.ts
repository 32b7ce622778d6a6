import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withFileLock } from './file-lock.mjs';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-lock-'));
  lock = path.join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('withFileLock', () => {
  it('lets one at a time do the work', async () => {
    let working = 0;
    const work = async () => {
      expect(++working).toBe(1);
      await sleep(20);
      return working--;
    };
    expect(await Promise.all([1, 2, 3].map(() => withFileLock(lock, work)))).toEqual([1, 1, 1]);
  });

  it('lets go when the work fails', async () => {
    await expect(withFileLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over from a process that died, and from one that was lost', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(await withFileLock(lock, async () => 'done')).toBe('done');
    writeFileSync(lock, String(process.pid));
    utimesSync(lock, 1, 1);
    expect(await withFileLock(lock, async () => 'done')).toBe('done');
  });
});
