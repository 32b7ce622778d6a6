import { describe, expect, it } from 'vitest';
import { run } from './run.mjs';

const script = (text: string, options = {}) =>
  run(process.execPath, ['-e', text], { output: 'capture', ...options });

describe('run', () => {
  it('says how a program ended and what it printed', async () => {
    const text = 'console.log(process.env.WORD); console.error("b"); process.exitCode = 3';
    const { status, output } = await script(text, { env: { WORD: 'a' } });
    expect([status, output.split('\n').sort()]).toEqual([3, ['', 'a', 'b']]);
  });

  it('says when a program cannot be started', async () => {
    const { status, output } = await run('no-such-program-anywhere', [], { output: 'capture' });
    expect(status).toBe(1);
    expect(output).toContain('no-such-program-anywhere');
  });

  it('stops a program that takes too long, and what it started', async () => {
    const endless = 'setInterval(() => {}, 1000)';
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', '${endless}'], { stdio: 'inherit' }); ${endless}`;
    expect((await script(parent, { timeoutMs: 500 })).status).toBe(1);
  });
});
