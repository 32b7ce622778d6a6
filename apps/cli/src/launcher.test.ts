import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const launcher = fileURLToPath(new URL('../bin/tilehouse.js', import.meta.url));

function tilehouse(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

// The first of these may have to build the command.
describe('npx tilehouse', { timeout: 60_000 }, () => {
  it('prints what it was asked for and nothing else, built or not', () => {
    expect(tilehouse('--version')).toEqual({ status: 0, stdout: `${packageJson.version}\n`, stderr: '' });
  });

  it('refuses bad usage in words', () => {
    const { status, stdout, stderr } = tilehouse('ehco');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^There is no verb "ehco"\.\n/);
  });
});
