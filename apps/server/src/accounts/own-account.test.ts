import { describe, expect, it } from 'vitest';
import { password, problemOf } from './testing/test-house.ts';
import { testHouses } from './testing/test-houses.ts';

const open = testHouses();

describe('nobody', () => {
  it('is told what the house is like', async () => {
    const { device } = await open({ signUp: 'invite' });
    const { status, body, response } = await device().get('me');
    expect([status, body]).toEqual([200, { me: null, house: { signUp: 'invite', protocol: 1 } }]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    'sign-out',
    'sign-out-everywhere',
    'rename',
    'password',
    'recovery-codes',
    'account/delete',
    'device-links',
    'tokens',
    'tokens/abcdefgh12345678/revoke',
    'invites',
  ])('can not %s', async (path) => {
    const bodies: Record<string, object> = {
      rename: { name: 'Ah Meng' },
      password: { current: password, next: password },
      'recovery-codes': { password },
      tokens: { label: 'bot' },
    };
    const { device } = await open();
    expect(problemOf(await device().post(path, bodies[path] ?? {}))).toBe('401 not-signed-in');
  });
});

describe('leaving', () => {
  it('a device is refused while tiles are dealt; every device never is', async () => {
    const { account, device, inDeal, told } = await open();
    const mei = await account('Mei');
    const other = device();
    await other.post('sign-in', { name: 'Mei', password });
    inDeal.add((await mei.get('me')).body.me.id);
    expect(problemOf(await mei.post('sign-out'))).toBe('409 hand-in-play');
    expect((await mei.post('sign-out-everywhere')).status).toBe(200);
    expect((await other.get('me')).body.me).toBeNull();
    expect(told).toHaveLength(2);
  });

  it('for good is refused while tiles are dealt, and without the password', async () => {
    const { account, device, inDeal, db } = await open();
    const mei = await account('Mei');
    const { id } = (await mei.get('me')).body.me;
    const { token } = (await mei.post('tokens', { label: 'bot' })).body;
    expect(problemOf(await mei.post('account/delete', {}))).toBe('403 sign-in-wrong at password');
    inDeal.add(id);
    expect(problemOf(await mei.post('account/delete', { password }))).toBe('409 hand-in-play');
    inDeal.clear();
    expect((await mei.post('account/delete', { password })).body).toEqual({ me: null });
    expect((await mei.get('me')).body.me).toBeNull();
    expect((await device().get('me', { authorization: `Bearer ${token}` })).body.me).toBeNull();
    expect(problemOf(await device().post('sign-in', { name: 'Mei', password }))).toBe('403 sign-in-wrong');
    const row = await db.selectFrom('players').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ id, kind: 'deleted', name: '', name_key: null, password_hash: null });
    for (const table of ['sessions', 'recovery_codes', 'device_links', 'api_tokens'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    // and the name is free
    expect((await device().post('sign-up', { name: 'Mei', password })).status).toBe(200);
  });
});

describe('names', () => {
  it('of accounts can change, also in case, and not to another account’s', async () => {
    const { account, device, told } = await open();
    await account('Meng');
    const mei = await account('mei');
    const { id } = (await mei.get('me')).body.me;
    expect((await mei.post('rename', { name: 'Mei' })).body.me.name).toBe('Mei');
    expect(problemOf(await mei.post('rename', { name: 'MENG' }))).toBe('409 name-taken at name');
    expect(problemOf(await mei.post('rename', { name: 'M' }))).toBe('400 name-bad at name');
    await mei.post('rename', { name: 'Mei Ling' });
    expect(told).toEqual([`renamed ${id} Mei`, `renamed ${id} Mei Ling`]);
    expect((await device().post('sign-in', { name: 'mei ling', password })).status).toBe(200);
    expect((await device().post('sign-up', { name: 'Mei', password })).status).toBe(200);
  });

  it('one of two accounts gets the name they want at once', async () => {
    const { account } = await open();
    const both = [await account('One'), await account('Two')];
    const answers = await Promise.all(both.map(({ post }) => post('rename', { name: 'Mei' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
