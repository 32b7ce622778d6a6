import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';

/** Runs .ci/run with an npm that does as it is told. */
function ciRun(npm: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-npm-'));
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(path.join(folder, 'npm'), 0o755);
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(path.join(root, '.ci', 'run'), { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}

describe.skipIf(process.platform === 'win32')('.ci/run', () => {
  it('passes on what npm test says', () => {
    const { status, lines, stderr } = ciRun('echo "5 passed, 0 failed"');
    expect([status, lines, stderr]).toEqual([0, ['5 passed, 0 failed'], '']);
  });

  it('keeps the exit status and ends with the totals, whatever npm adds', () => {
    const { status, lines } = ciRun('echo "5 passed, 2 failed"; echo "npm error" >&2; exit 3');
    expect([status, lines.at(-1)]).toEqual([3, '5 passed, 2 failed']);
  });

  it('counts a run that broke off as failed', () => {
    const { status, lines } = ciRun('echo started; kill -9 $$');
    expect(status).not.toBe(0);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });
});
