import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from './build-app.ts';
import { webFixture } from './testing/web-fixture.ts';

const webRoot = webFixture();
const atRoot = await buildApp({ webRoot, basePath: '/' });
const below = await buildApp({ webRoot, basePath: '/games/mahjong/' });
afterAll(async () => {
  await Promise.all([atRoot.close(), below.close()]);
  rmSync(webRoot, { recursive: true });
});

const page = { accept: 'text/html,application/xhtml+xml' };
const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe.each([
  { name: 'at the root', app: atRoot, base: '/' },
  { name: 'below a base path', app: below, base: '/games/mahjong/' },
])('$name', ({ app, base }) => {
  it('says that it is well', async () => {
    const answer = await get(app, `${base}healthz`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  });

  it.each(['', 'index.html', 'table/ABC', 'table/ABC?from=link'])(
    'serves the page at "%s"',
    async (address) => {
      const answer = await get(app, base + address, page);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`<base href="${base}">`);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['rules/%', 'scorekeeper/%E0%A4%A'])('says in words that "%s" is no address', async (address) => {
    const answer = await get(app, base + address, page);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toBe(`There is nothing here. Tilehouse is at ${base}\n`);
  });

  it('sends the page again only when it has changed', async () => {
    const etag = String((await get(app, base, page)).headers.etag);
    expect((await get(app, base, { ...page, 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304);
    expect((await get(app, base, { ...page, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('lets a hashed asset be kept for ever and asks for the rest each time', async () => {
    const asset = await get(app, `${base}assets/index-Ab3_d-9x.js`);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const worker = await get(app, `${base}sw.js`);
    expect(worker.headers['cache-control']).toBe('no-cache');
    const again = await get(app, `${base}sw.js`, { 'if-none-match': String(worker.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each(['br', 'gzip', undefined])('sends what the build has compressed: %s', async (encoding) => {
    const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
    const asset = await get(app, `${base}assets/index-Ab3_d-9x.js`, headers);
    expect(asset.headers['content-encoding']).toBe(encoding);
    expect(asset.headers['content-type']).toMatch(/javascript/);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.vary ?? '').toMatch(/accept-encoding/i);
  });

  it.each(['assets/gone-Ab3_d-9x.js', 'assets/gone', 'api/nothing', 'ws', 'gone.png'])(
    'answers 404 for %s, even to a browser that would take a page',
    async (address) => {
      const answer = await get(app, base + address, page);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('<');
    },
  );

  it('answers 404 to whatever asks for no page, or sends something', async () => {
    expect((await get(app, `${base}table/ABC`, { accept: '*/*' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: `${base}table/ABC`, headers: page })).statusCode).toBe(
      404,
    );
  });

  it('never serves what lies outside the web app', async () => {
    for (const address of ['..%2f..%2fpackage.json', '%2e%2e/package.json', 'assets/..%5c..%5csecret']) {
      expect((await get(app, base + address)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('allows no foreign or inline script, and nothing that only https could keep', async () => {
    const { headers } = await get(app, base, page);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests/);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
  });
});

describe('around a base path', () => {
  it('adds the slash that was left out', async () => {
    const answer = await get(below, '/games/mahjong?from=link');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/games/mahjong/?from=link']);
  });

  it('says where it is to whoever comes to another place', async () => {
    const answer = await get(below, '/', page);
    expect([answer.statusCode, answer.body]).toEqual([
      404,
      'There is nothing here. Tilehouse is at /games/mahjong/\n',
    ]);
  });
});
