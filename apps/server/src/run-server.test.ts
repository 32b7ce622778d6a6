import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runServer } from './run-server.ts';
import { webFixture } from './testing/web-fixture.ts';

const webRoot = webFixture();
const data = mkdtempSync(path.join(tmpdir(), 'tilehouse-data-'));
afterAll(() => {
  for (const folder of [webRoot, data]) rmSync(folder, { recursive: true });
});

function streams() {
  const written = { out: '', err: '' };
  const io = {
    stdout: {
      write(text: string) {
        written.out += text;
      },
    },
    stderr: {
      write(text: string) {
        written.err += text;
      },
    },
  };
  return { written, io };
}

describe('runServer', () => {
  it('says what is wrong with an option', async () => {
    const { written, io } = streams();
    expect(await runServer(['--prot', '80'], io, webRoot)).toBe(2);
    expect(written.err).toContain('There is no option --prot.');
  });

  it('explains itself', async () => {
    const { written, io } = streams();
    expect(await runServer(['--help'], io, webRoot)).toBe(0);
    expect(written.out).toContain('--base-path');
  });

  it('says when the page is not built', async () => {
    const { written, io } = streams();
    expect(await runServer([], io, `${webRoot}/nowhere`)).toBe(1);
    expect(written.err).toContain('npm start');
  });

  it('says that a port is taken, and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { written, io } = streams();
    expect(
      await runServer(['--port', String(port), '--data', data, '--host', '127.0.0.1'], io, webRoot),
    ).toBe(1);
    other.close();
    expect(written.err).toContain(`Port ${port} is taken`);
    expect(written.err).toContain('npm start -- --port ');
  });

  it('says when this computer has no such address', async () => {
    const { written, io } = streams();
    expect(await runServer(['--port', '0', '--data', data, '--host', '203.0.113.7'], io, webRoot)).toBe(1);
    expect(written.err).toContain('no address 203.0.113.7');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('serves until %s', async (signal) => {
    const { written, io } = streams();
    const done = runServer(
      ['--port', '0', '--data', data, '--host', '127.0.0.1', '--base-path', 'm'],
      io,
      webRoot,
    );
    await expect.poll(() => written.out).toMatch(/http:\S+\/m\//);
    const url = /http:\S+/.exec(written.out)?.[0] ?? '';
    expect((await fetch(`${url}healthz`)).status).toBe(200);
    process.emit(signal, signal);
    expect(await done).toBe(0);
    await expect(fetch(`${url}healthz`)).rejects.toThrow();
  });
});
