import { describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';
import { memoryIo } from './testing/memory-io.ts';
import { exitCodes, type Verb } from './verb.ts';
import { verbs } from './verbs.ts';

const echo: Verb = {
  name: 'echo',
  summary: 'say it again',
  help: 'Says it again.\n',
  async run(args, io) {
    for await (const text of io.stdin) io.stdout.write(`${args.join(' ')} ${text}`);
    return args.includes('fail') ? exitCodes.failed : exitCodes.ok;
  },
};

async function run(args: readonly string[], given: readonly Verb[] = [echo]) {
  const io = memoryIo('input');
  const status = await runCli(args, io, given);
  return { status, out: io.out(), err: io.err() };
}

describe('runCli', () => {
  it('gives a verb its arguments and streams, and returns its exit status', async () => {
    expect(await run(['echo', 'a', '--b'])).toEqual({ status: 0, out: 'a --b input', err: '' });
    expect((await run(['echo', 'fail'])).status).toBe(1);
  });

  it('explains itself and each verb', async () => {
    expect((await run(['--help'])).out).toContain('echo  say it again');
    expect(await run(['echo', 'a', '--help'])).toEqual({ status: 0, out: 'Says it again.\n', err: '' });
  });

  it('says its version', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('lists the verbs when asked for one it has not, or for none', async () => {
    const { status, out, err } = await run(['ehco']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/There is no verb "ehco"\.\n[\s\S]*echo {2}say it again/);
    expect((await run([])).status).toBe(2);
  });
});

describe('the verbs', () => {
  it('have names of their own, a summary and a help that ends its last line', () => {
    expect(new Set(verbs.map(({ name }) => name)).size).toBe(verbs.length);
    for (const { summary, help } of verbs) {
      expect(summary).toMatch(/^\S[^\n]*$/);
      expect(help).toMatch(/\n$/);
    }
  });

  it('serve refuses bad options as the server does', async () => {
    const { status, err } = await run(['serve', '--port', 'x'], verbs);
    expect([status, err.split('\n')[0]]).toEqual([2, '--port must be a number from 0 to 65535, not "x".']);
  });
});
