import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { houseSpecs, readHouseOptions } from './house-options.ts';
import { parseOptions } from './parse-options.ts';

function read(args: readonly string[], basePath = '/') {
  const parsed = parseOptions(args, houseSpecs);
  return parsed.type === 'bad-usage' ? parsed : readHouseOptions(parsed.values, basePath);
}

describe('readHouseOptions', () => {
  it('is an open house behind a proxy of this machine, at most', () => {
    expect(read([])).toEqual({
      signUp: 'open',
      trustProxy: ['loopback'],
      rooms: { account: 20, guest: 5 },
      trying: false,
    });
  });

  it.each([
    [['--rooms', '7', '--guest-rooms', '0'], { rooms: { account: 7, guest: 0 } }],
    [['--sign-up', 'invite'], { signUp: 'invite' }],
    [['--public-url', 'https://Play.example'], { publicUrl: 'https://play.example/' }],
    [['--public-url', 'http://192.168.1.5:3000/'], { publicUrl: 'http://192.168.1.5:3000/' }],
    [['--trust-proxy', 'none'], { trustProxy: [] }],
    [['--trust-proxy', '10.0.0.0/8, ::1,loopback'], { trustProxy: ['10.0.0.0/8', '::1', 'loopback'] }],
  ])('reads %j', (args, options) => {
    expect(read(args)).toMatchObject(options);
  });

  it('wants the public address to end as the base path does', () => {
    const args = ['--public-url', 'https://play.example/mahjong'];
    expect(read(args, '/mahjong/')).toMatchObject({ publicUrl: 'https://play.example/mahjong/' });
    expect(read(args, '/')).toMatchObject({ message: expect.stringContaining('give --base-path /mahjong/') });
  });

  it.each([
    [['--sign-up', 'maybe'], /open, invite, closed/],
    [['--public-url', 'play.example'], /https:\/\/play.example\//],
    [['--public-url', 'ftp://play.example'], /must be an address/],
    [['--public-url', 'https://me@play.example'], /must be an address/],
    [['--public-url', 'https://play.example/?x=1'], /must be an address/],
    [['--rooms', 'many'], /a number from 0 to 9999, not "many"/],
    [['--guest-rooms', '1.5'], /a number/],
    [['--time-zone', 'Asia/Nowhere'], /not "Asia\/Nowhere"/],
    [['--trust-proxy', 'everyone'], /not "everyone"/],
    [['--trust-proxy', '10.0.0.1/33'], /not "10.0.0.1\/33"/],
    [['--trust-proxy', '10.0.0.1,,'], /not ""/],
  ])('refuses %j', (args, words) => {
    expect(read(args)).toEqual({ type: 'bad-usage', message: expect.stringMatching(words) });
  });

  it('takes nothing that the server can’t read', async () => {
    for (const text of [
      '10.0.0.0/1',
      '::/1',
      'loopback,linklocal,uniquelocal',
      '::ffff:10.0.0.1/128',
      '10.0.0.1/32',
    ]) {
      const options = read(['--trust-proxy', text]);
      if ('type' in options) throw new Error(options.message);
      const app = fastify({ trustProxy: [...options.trustProxy] });
      app.get('/', (request) => ({ ip: request.ip }));
      expect((await app.inject('/')).statusCode).toBe(200);
    }
  });
});
