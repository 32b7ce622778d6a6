import { describe, expect, it } from 'vitest';
import { sessionCookie } from './speaker.ts';
import { testHouses } from './testing/test-houses.ts';

const open = testHouses();

const day = 24 * 3_600_000;

describe('a session', () => {
  it('lasts 90 days after it was used last, for guests too, and is not written at every request', async () => {
    const { guest, pass, db, now } = await open();
    const meng = await guest('Meng');
    const seen = async () => (await db.selectFrom('sessions').select('seen_at').executeTakeFirst())?.seen_at;
    const first = now();
    pass(3_500_000);
    await meng.get('me');
    expect(await seen()).toBe(first);
    pass(200_000);
    const { response } = await meng.get('me');
    expect(await seen()).toBe(now());
    expect(String(response.headers['set-cookie'])).toContain('Max-Age=7776000');
    pass(89 * day);
    expect((await meng.get('me')).body.me.name).toBe('Meng');
    pass(90 * day);
    const late = await meng.get('me');
    expect([late.status, late.body.me]).toEqual([200, null]);
  });

  it('of a cookie that means nothing is nobody', async () => {
    const { device } = await open();
    const stray = device();
    for (const cookie of ['', 'x', '%00', 'a'.repeat(3000), '%']) {
      stray.cookie = cookie;
      expect((await stray.get('me')).body.me).toBeNull();
    }
    expect((await stray.get('me', { cookie: `${sessionCookie}` })).body.me).toBeNull();
  });
});
