import { problems } from '@tilehouse/protocol';
import { describe, expect, it } from 'vitest';
import { password, problemOf, type TestHouseOptions } from '../accounts/testing/test-house.ts';
import { testHouses } from '../accounts/testing/test-houses.ts';

const open = testHouses();

const guest = { name: 'Meng' };
type Headers = Readonly<Record<string, string>>;

describe('the cookie', () => {
  const cookieOf = async (
    {
      ip = '192.168.1.9',
      host = '192.168.1.5:3000',
      headers = {},
    }: { ip?: string; host?: string; headers?: Headers },
    options?: TestHouseOptions,
  ) => {
    const { device } = await open(options);
    const one = device({ ip, host });
    const { response } = await one.post('guests', guest, headers);
    expect((await one.get('me')).body.me.name).toBe('Meng');
    return String(response.headers['set-cookie']).replace(/=[\w-]{43};/, '=…;');
  };
  const plain = 'tilehouse_session=…; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax';
  const https = { 'x-forwarded-proto': 'https' };

  it('over plain http on a home network is neither Secure nor bound to a host', async () => {
    expect(await cookieOf({})).toBe(plain);
  });

  it('is Secure over https, of which a proxy on this machine tells', async () => {
    expect(await cookieOf({ ip: '127.0.0.1', headers: https })).toBe(
      plain.replace('HttpOnly', 'HttpOnly; Secure'),
    );
    expect(await cookieOf({ ip: '127.0.0.1' })).toBe(plain);
  });

  it('believes no stranger who says https, and a proxy that was named', async () => {
    expect(await cookieOf({ headers: https })).toBe(plain);
    expect(await cookieOf({ headers: https }, { trustProxy: ['192.168.1.0/24'] })).toContain('; Secure');
    expect(await cookieOf({ ip: '127.0.0.1', headers: https }, { trustProxy: [] })).toBe(plain);
  });

  it('stays below the base path, and never has a domain', async () => {
    const below = { basePath: '/games/mahjong/', publicUrl: 'https://play.example/games/mahjong/' };
    for (const host of ['play.example', '203.0.113.4', '[2001:db8::1]:3000', 'localhost:3000']) {
      expect(await cookieOf({ host }, below)).toBe(plain.replace('Path=/', 'Path=/games/mahjong/'));
    }
  });
});

describe('changes', () => {
  const asked = async (
    headers: Headers,
    options?: TestHouseOptions,
    from = { host: 'tilehouse.test:3000' },
  ) => {
    const { device } = await open(options);
    const answer = await device(from).post('guests', guest, headers);
    return answer.status === 200 ? 'done' : problemOf(answer);
  };

  it.each(['http://tilehouse.test:3000', 'https://tilehouse.test:3000', 'HTTP://Tilehouse.test:3000'])(
    'are taken from a page of the house: %s',
    async (origin) => {
      expect(await asked({ origin })).toBe('done');
    },
  );

  it.each([
    'http://evil.test',
    'http://tilehouse.test',
    'http://tilehouse.test:3000.evil.test',
    'null',
    '',
    'x',
  ])('are not taken from another page: "%s"', async (origin) => {
    expect(await asked({ origin })).toBe('403 wrong-origin');
  });

  it('are taken from the public address, and behind a trusted proxy from the host it names', async () => {
    const origin = 'https://play.example';
    expect(await asked({ origin }, { publicUrl: 'https://play.example/mahjong/' })).toBe('done');
    expect(await asked({ origin: 'http://play.example' }, { publicUrl: 'https://play.example/' })).toBe(
      '403 wrong-origin',
    );
    const forwarded = { origin, 'x-forwarded-host': 'play.example' };
    expect(await asked(forwarded)).toBe('403 wrong-origin');
    const { device } = await open();
    const { status } = await device({ ip: '127.0.0.1' }).post('guests', guest, forwarded);
    expect(status).toBe(200);
  });

  it('by token need no origin: only programs send one', async () => {
    expect(await asked({ origin: 'http://evil.test', authorization: 'Bearer x' })).toBe('401 not-signed-in');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ])('are never %s, which a form of another site can send', async (type) => {
    expect(await asked({ 'content-type': type })).toBe('415 not-json');
  });

  it('are JSON, whatever the charset is said to be', async () => {
    expect(await asked({ 'content-type': 'Application/JSON; charset=utf-8' })).toBe('done');
  });

  it('need a content type even when they say nothing', async () => {
    const { app } = await open();
    const answer = await app.inject({ method: 'POST', url: '/api/sign-out-everywhere' });
    expect([answer.statusCode, answer.json().type]).toEqual([415, 'tilehouse:not-json']);
  });
});

describe('problems', () => {
  it.each(['/', '/games/mahjong/'])('are told of addresses that are none, below %s', async (basePath) => {
    const { device, app } = await open({ basePath });
    for (const path of ['nothing', 'me/more', 'tokens/x/y', 'a'.repeat(5000)]) {
      expect(problemOf(await device().get(path))).toBe('404 not-found');
    }
    expect(problemOf(await device().post('me'))).toBe('404 not-found');
    for (const method of ['DELETE', 'PUT', 'PATCH'] as const) {
      const { statusCode } = await app.inject({ method, url: `${basePath}api/me` });
      expect(statusCode).toBe(404);
    }
  });

  it('are told of an address that can’t be read', async () => {
    const { device } = await open();
    expect(problemOf(await device().get('%zz'))).toBe('400 bad-request');
  });

  it.each([
    ['', '400 bad-request'],
    ['{', '400 bad-request'],
    ['{"name":"Meng","__proto__":{}}', '400 bad-request'],
    ['null', '400 bad-request'],
    ['[]', '400 bad-request'],
    ['"Meng"', '400 bad-request'],
    ['{}', '400 bad-request at name'],
    ['{"name":5}', '400 bad-request at name'],
    ['{"name":null}', '400 bad-request at name'],
    ['{"name":"Meng","more":1}', '400 bad-request at more'],
    [`{"name":"${'x'.repeat(70_000)}"}`, '413 too-large'],
    ['{"name":"\\ud800\\ud800"}', '400 name-bad at name'],
    ['{"name":"a\\u0000b"}', '400 name-bad at name'],
  ])('are told of the body %.40s', async (body, problem) => {
    const { device, db } = await open();
    const answer = await device().post('guests', body);
    expect(problemOf(answer)).toBe(problem);
    expect(answer.response.body).not.toMatch(/zod|fastify|node_modules|\.ts/i);
    expect(await db.selectFrom('players').selectAll().execute()).toEqual([]);
  });

  it('of our own are logged by an id and say nothing else', async () => {
    const { device, guest: come, db, faults } = await open();
    const meng = await come('Meng');
    await db.schema.dropTable('recovery_codes').execute();
    const answer = await meng.get('account?secret=1');
    expect(problemOf(answer)).toBe('500 server-fault');
    expect(Object.keys(answer.body).sort()).toEqual(['instance', 'status', 'title', 'type']);
    expect(faults).toEqual([
      { id: expect.any(String), method: 'GET', route: '/api/account', error: expect.any(Error) },
    ]);
    expect(answer.body.instance).toBe(`tilehouse:fault:${faults[0]?.id}`);
    expect((await device().get('me')).status).toBe(200);
  });

  it('each have a status that is an error and words that end', () => {
    for (const { status, title } of Object.values(problems)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(title).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('limits', () => {
  const few = (times: number) => ({ times, perMs: 60_000 });

  it('on one account hold from every address, until time passes or the password is right', async () => {
    const { account, device, pass } = await open({ limits: { account: few(3) } });
    await account('Mei');
    const attempt = async (ip: string, secret: string, name = 'Mei') =>
      device({ ip }).post('sign-in', { name, password: secret });
    for (const ip of ['10.1.0.1', '10.1.0.2']) expect((await attempt(ip, 'wrong')).status).toBe(403);
    expect((await attempt('10.1.0.9', password)).status).toBe(200);
    for (const ip of ['10.1.0.1', '10.1.0.2', '10.1.0.3']) {
      expect(problemOf(await attempt(ip, 'wrong', 'mEi'))).toBe('403 sign-in-wrong');
    }
    const held = await attempt('10.1.0.4', password);
    expect(problemOf(held)).toBe('429 too-many');
    expect(held.body.retryAfter).toBe(20);
    expect(held.response.headers['retry-after']).toBe('20');
    // the same count for every way of guessing, and none for others
    const code = { name: 'Mei', code: 'x', password };
    expect(problemOf(await device({ ip: '10.1.0.5' }).post('recover', code))).toBe('429 too-many');
    expect((await attempt('10.1.0.4', 'wrong', 'Meng')).status).toBe(403);
    pass(20_000);
    expect((await attempt('10.1.0.4', password)).status).toBe(200);
  });

  it('on one address hold for every name', async () => {
    const { device } = await open({ limits: { address: few(2) } });
    const { post } = device({ ip: '2001:db8:1:2::1' });
    for (const name of ['Mei', 'Meng']) expect((await post('sign-in', { name, password })).status).toBe(403);
    const neighbour = device({ ip: '2001:db8:1:2:ffff::9' });
    expect((await neighbour.post('sign-in', { name: 'Ling', password })).status).toBe(429);
    const other = device({ ip: '2001:db8:1:3::1' });
    expect((await other.post('sign-in', { name: 'Ling', password })).status).toBe(403);
    expect((await post('device-links/take', { token: 'x' })).status).toBe(429);
  });

  it('hold for guests and for signing up', async () => {
    const { device, pass } = await open({ limits: { guest: few(1), signUp: few(1) } });
    expect((await device().post('guests', guest)).status).toBe(200);
    expect((await device().post('guests', guest)).status).toBe(429);
    expect((await device().post('sign-up', { name: 'Mei', password })).status).toBe(200);
    expect((await device().post('sign-up', { name: 'Ling', password })).status).toBe(429);
    pass(60_000);
    expect((await device().post('guests', guest)).status).toBe(200);
  });

  it('hold for whatever changes anything, by the address behind a trusted proxy', async () => {
    const { device } = await open({ changes: few(2) });
    const proxy = device({ ip: '127.0.0.1' });
    const via = (address: string) => proxy.post('sign-out', {}, { 'x-forwarded-for': address });
    expect((await via('10.2.0.1')).status).toBe(401);
    expect((await via('10.2.0.1')).status).toBe(401);
    expect((await via('10.2.0.1')).status).toBe(429);
    expect((await via('10.2.0.2')).status).toBe(401);
    // a stranger's word counts for nothing
    const stranger = device({ ip: '10.3.0.1' });
    for (const at of [1, 2]) await stranger.post('sign-out', {}, { 'x-forwarded-for': `10.4.0.${at}` });
    expect((await stranger.post('sign-out', {}, { 'x-forwarded-for': '10.4.0.3' })).status).toBe(429);
    expect((await stranger.get('me')).status).toBe(200);
  });
});

describe('what /api says of itself', () => {
  it.each(['/', '/games/mahjong/'])('is a document for programs, below %s', async (basePath) => {
    const { device } = await open({ basePath });
    const { body } = await device().get('openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toContain(`${basePath}api/tokens/{id}/revoke`);
    const signIn = body.paths[`${basePath}api/sign-in`]?.post;
    expect(signIn?.requestBody.content['application/json'].schema.required).toEqual(['name', 'password']);
    for (const path of Object.values(body.paths) as unknown as Record<
      string,
      { summary?: string; responses: object }
    >[]) {
      for (const { summary, responses } of Object.values(path)) {
        expect(summary).toMatch(/\.$/);
        expect(Object.keys(responses)).toContain('200');
      }
    }
  });

  it('is a page for people, without a script, with a style of its own', async () => {
    const { app, device } = await open({ basePath: '/games/' });
    const page = await device().get('');
    expect(page.response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('/games/api/sign-in');
    expect(page.body).toContain('tilehouse:name-taken');
    expect(page.body).not.toMatch(/<script|style=|undefined|\[object/);
    expect((await device().get('api.css')).response.headers['content-type']).toContain('text/css');
    const bare = await app.inject({ url: '/games/api' });
    expect([bare.statusCode, bare.headers.location]).toEqual([302, '/games/api/']);
  });
});
