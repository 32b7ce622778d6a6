/**
 * The house behind nginx and Caddy, below a path, by the examples in docs/proxies. The long check `proxies` stays idle
 * there for as long as it really takes.
 */
import { HouseClient } from '@tilehouse/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freePort,
  lackOf,
  type ProxyKind,
  type RunningProxy,
  shown,
  startProxy,
} from './testing/proxies/proxy.ts';
import { visitor } from './testing/proxies/visitor.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';
import { TestLine } from './testing/test-line.ts';

const kinds = ['nginx', 'caddy'] as const;
const lacks = new Map<ProxyKind, string>();
for (const kind of kinds) {
  const lack = await lackOf(kind);
  if (lack === undefined) continue;
  lacks.set(kind, lack);
  console.warn(`SKIPPED: a house behind ${kind}. It is not installed and could not be fetched: ${lack}`);
}
/** Milliseconds: an idle line is cut after one, and kept alive in the other. */
const idle = { limit: 3_000, pingEvery: 600 } as const;

describe.each(kinds.filter((kind) => !lacks.has(kind)))('a house behind %s', (kind) => {
  let house: TestHouse;
  let proxy: RunningProxy;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `https://${shown.host}:${port}${shown.basePath}`;
    house = await testHouse({ basePath: shown.basePath, publicUrl: url, pingEvery: idle.pingEvery });
    const settings = `proxy_read_timeout ${idle.limit}ms;`;
    proxy = await startProxy({ kind, port, house: new URL(house.url).host, settings });
  });

  afterAll(async () => {
    await proxy?.stop();
    await house?.close();
  });

  /** Somebody with a name, and a line through the proxy. */
  async function guest(name: string) {
    const { fetch, socket } = visitor(proxy);
    const client = new HouseClient({ url, fetch });
    await client.post('guests', { name });
    return { client, line: await TestLine.greeted(url, { cookie: client.cookie, socket }) };
  }

  it('is found below its path, also without the slash, and nowhere else', async () => {
    const { fetch } = visitor(proxy);
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(shown.basePath)]);
    const bare = await fetch(url.slice(0, -1));
    expect(new URL(bare.headers.get('location') ?? '', url).href).toBe(url);
    const elsewhere = await fetch(new URL('/api/me', url).href);
    expect(await elsewhere.text()).not.toContain('tilehouse');
  });

  it('signs in by a cookie for its path alone, over https alone', async () => {
    const { fetch } = visitor(proxy);
    const body = JSON.stringify({ name: `By ${kind}`, password: 'a good password' });
    const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
    const made = await fetch(`${url}api/sign-up`, { method: 'POST', headers, body });
    const [cookie = ''] = made.headers.getSetCookie();
    expect(cookie).toContain(`Path=${shown.basePath};`);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/domain/i);
    const me = await fetch(`${url}api/me`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(JSON.parse(await me.text())).toMatchObject({ me: { name: `By ${kind}` } });
  });

  it('invites by its public address', async () => {
    const { client, line } = await guest('Host');
    expect(await client.get('addresses')).toMatchObject({ publicUrl: url });
    line.close();
  });

  it('lets friends sit down and ready over its sockets, which pages of others can’t open', async () => {
    const [host, friend] = [await guest('Ah Keong'), await guest('Mei Ling')];
    const { id: table } = await host.client.post<{ id: string }>('tables', { game: 'malaysian' });
    for (const { line } of [host, friend]) await line.tell({ type: 'watch', table });
    const wish = (wish: object) => ({ type: 'table-command', table, wish });
    expect(await friend.line.ask(wish({ type: 'sit', seat: 1 }))).toMatchObject({ type: 'ack' });
    expect(await friend.line.ask(wish({ type: 'ready' }))).toMatchObject({ type: 'ack' });
    await host.line.until(() => host.line.update(table)?.view.seats[1].wantsDeal === true);
    const { socket } = visitor(proxy);
    const { cookie } = friend.client;
    const own = await TestLine.greeted(url, { cookie, socket, origin: new URL(url).origin });
    expect(own.messages[0]).toMatchObject({ type: 'welcome', me: { name: 'Mei Ling' } });
    const stolen = await TestLine.open(url, { cookie, socket, origin: 'https://evil.test' });
    await stolen.until(() => false);
    expect(stolen.closed?.reason).toBe('wrong-origin');
    for (const line of [host.line, friend.line, own]) line.close();
  });

  it('knows who asks, and believes nobody who says they are somebody else', async () => {
    const tryCode = async (from: string, headers = {}) =>
      (await visitor(proxy, from).fetch(`${url}api/rooms/ZZZZZZ`, { headers })).status;
    // as many as are let through, and those that come back while it is tried
    let answer = 404;
    for (let count = 0; count < 200 && answer === 404; count += 1) answer = await tryCode('127.0.0.2');
    expect(answer).toBe(429);
    expect(await tryCode('127.0.0.2', { 'x-forwarded-for': '9.9.9.9' })).toBe(429);
    expect(await tryCode('127.0.0.3')).toBe(404);
  });

  it('keeps an idle line open for longer than the proxy would', async () => {
    const { line } = await guest('Sleepy');
    // only what the house sends keeps it alive: this side says nothing, and it is the proxy's clock that runs
    await new Promise<void>((resolve) => setTimeout(resolve, idle.limit * 1.4));
    expect(line.closed).toBeUndefined();
    await line.quiet();
    line.close();
  });
});

it.skipIf(lacks.has('nginx'))('nginx cuts a line that is idle for too long', async () => {
  const house = await testHouse({ basePath: shown.basePath, pingEvery: 600_000 });
  const where = { port: await freePort(), house: new URL(house.url).host };
  const proxy = await startProxy({ ...where, kind: 'nginx', settings: 'proxy_read_timeout 300ms;' });
  const { socket } = visitor(proxy);
  const line = await TestLine.greeted(`https://${shown.host}:${proxy.port}${shown.basePath}`, { socket });
  await line.until(() => false);
  expect(line.closed).toBeDefined();
  await proxy.stop();
  await house.close();
});
