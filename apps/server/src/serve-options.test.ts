import { describe, expect, it } from 'vitest';
import { parseServeOptions } from './serve-options.ts';

const parse = (args: string, env: Record<string, string> = {}) =>
  parseServeOptions(args === '' ? [] : args.split(' '), env);
const message = (args: string, env?: Record<string, string>) => {
  const parsed = parse(args, env);
  return parsed.type === 'bad-usage' ? parsed.message : undefined;
};

describe('parseServeOptions', () => {
  it('serves the network at 3000 unless told otherwise', () => {
    expect(parse('')).toEqual({
      type: 'serve',
      port: 3000,
      host: '0.0.0.0',
      basePath: '/',
      place: { dataDir: 'data' },
      backupEvery: 86_400_000,
      signUp: 'open',
      trustProxy: ['loopback'],
      rooms: { account: 20, guest: 5 },
      trying: false,
    });
    expect(parse('--port 8080 --host 127.0.0.1 --base-path /games/mahjong')).toMatchObject({
      type: 'serve',
      port: 8080,
      host: '127.0.0.1',
      basePath: '/games/mahjong/',
    });
    expect(parse('-h --port 1')).toEqual({ type: 'help' });
  });

  it('backs up every so often, or not', () => {
    expect(parse('--backup-every 90m')).toMatchObject({ backupEvery: 5_400_000 });
    expect(parse('--backup-every off')).toMatchObject({ backupEvery: undefined });
    expect(message('--backup-every often')).toContain('12h or 7d, or off, not "often"');
  });

  it('keeps its data in a folder or in PostgreSQL', () => {
    expect(parse('--data /var/house')).toMatchObject({ place: { dataDir: '/var/house' } });
    expect(parse('--database-url postgres://h/d')).toMatchObject({
      place: { databaseUrl: 'postgres://h/d' },
    });
    expect(message('--database-url mysql://h/d')).toContain('postgres://');
    expect(message('--data=')).toContain('--data needs a');
  });

  it('takes PORT from the environment where --port is not given', () => {
    expect(parse('', { PORT: '8080' })).toMatchObject({ port: 8080 });
    expect(parse('', { PORT: '' })).toMatchObject({ port: 3000 });
    expect(parse('--port 9090', { PORT: '8080' })).toMatchObject({ port: 9090 });
    expect(parse('--port 9090', { PORT: 'x' })).toMatchObject({ port: 9090 });
  });

  it('names what is wrong', () => {
    for (const port of ['80a', '-1', '1.5', '65536', '123456', '0x50']) {
      expect(message(`--port=${port}`)).toBe(`--port must be a number from 0 to 65535, not "${port}".`);
    }
    expect(message('', { PORT: 'x' })).toBe(
      'PORT in the environment must be a number from 0 to 65535, not "x".',
    );
    expect(message('--base-path /a//b')).toContain(
      '--base-path must be a path such as /games/mahjong/, not "/a//b"',
    );
    expect(message('--host=')).toContain('--host needs an address');
    expect(message('now')).toBe('The server takes only options, not now.');
    expect(message('--prot 80')).toContain('There is no option --prot.');
  });
});
