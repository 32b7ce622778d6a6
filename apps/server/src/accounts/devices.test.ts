import { afterEach, describe, expect, it } from 'vitest';
import { sweepSessions } from './sessions.ts';
import { findSpeaker } from './speaker.ts';
import { password, problemOf, type TestHouse, testHouse } from './testing/test-house.ts';

let house: TestHouse;
const open = async () => {
  house = await testHouse();
  return house;
};
afterEach(() => house.close());

const minutes = 60_000;

describe('going on at another device', () => {
  it('makes it the same player’s and signs the old one off, also in a hand', async () => {
    const { guest, device, inDeal, told } = await open();
    const phone = await guest('Meng');
    const { me } = (await phone.get('me')).body;
    inDeal.add(me.id);
    const { token, expiresAt } = (await phone.post('device-links')).body;
    expect(expiresAt).toBe(house.now() + 10 * minutes);
    const desk = device();
    expect((await desk.post('device-links/take', { token })).body).toEqual({ me });
    expect((await desk.get('me')).body.me).toEqual(me);
    expect((await phone.get('me')).body.me).toBeNull();
    expect(told).toEqual([expect.stringMatching(/^ended [0-9a-f]{64}$/)]);
  });

  it('leaves a third device alone', async () => {
    const { account, device } = await open();
    const first = await account('Mei');
    const second = device();
    await second.post('sign-in', { name: 'Mei', password });
    const { token } = (await second.post('device-links')).body;
    const third = device();
    await third.post('device-links/take', { token });
    expect((await first.get('me')).body.me.name).toBe('Mei');
    expect((await second.get('me')).body.me).toBeNull();
  });

  it('works once, for one of two who try at once', async () => {
    const { guest, device } = await open();
    const { token } = (await (await guest('Meng')).post('device-links')).body;
    const both = await Promise.all([1, 2].map(() => device().post('device-links/take', { token })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(problemOf(await device().post('device-links/take', { token }))).toBe('410 link-used');
  });

  it('works for ten minutes, with the very token, and while the device that made it is signed in', async () => {
    const { account, device, pass } = await open();
    const mei = await account('Mei');
    const link = async () => (await mei.post('device-links')).body.token as string;
    const take = async (token: string) => problemOf(await device().post('device-links/take', { token }));
    const late = await link();
    pass(10 * minutes);
    expect(await take(late)).toBe('410 link-used');
    const good = await link();
    expect(await take(`${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`)).toBe('410 link-used');
    expect(await take('')).toBe('410 link-used');
    await mei.post('sign-out-everywhere');
    expect(await take(good)).toBe('410 link-used');
  });

  it('ends whoever was signed in there before, unless tiles are dealt to them', async () => {
    const { account, guest, inDeal, told } = await open();
    const mei = await account('Mei');
    const meng = await guest('Meng');
    const { id } = (await meng.get('me')).body.me;
    const { token } = (await mei.post('device-links')).body;
    inDeal.add(id);
    expect(problemOf(await meng.post('device-links/take', { token }))).toBe('409 hand-in-play');
    inDeal.clear();
    expect((await meng.post('device-links/take', { token })).body.me.name).toBe('Mei');
    expect(told).toHaveLength(2);
  });

  it('on the same device changes its session only', async () => {
    const { account, told } = await open();
    const mei = await account('Mei');
    const { token } = (await mei.post('device-links')).body;
    expect((await mei.post('device-links/take', { token })).status).toBe(200);
    expect((await mei.get('me')).body.me.name).toBe('Mei');
    expect(told).toHaveLength(1);
  });
});

describe('the device that was left', () => {
  /** Meng went on from a phone at a desk. */
  async function moved() {
    const { guest, device } = await open();
    const phone = await guest('Meng');
    const { me } = (await phone.get('me')).body;
    const { token } = (await phone.post('device-links')).body;
    const desk = device();
    expect((await device().post('device-links/owner', { token })).body).toEqual({
      name: 'Meng',
      kind: 'guest',
    });
    await desk.post('device-links/take', { token });
    expect(problemOf(await device().post('device-links/owner', { token }))).toBe('410 link-used');
    return { phone, desk, me };
  }

  it('may take everything back, and so may the other after it', async () => {
    const { phone, desk, me } = await moved();
    expect((await phone.get('me')).body).toMatchObject({
      me: null,
      left: 'moved',
      takeBack: { name: 'Meng' },
    });
    expect((await phone.post('device-links/take-back')).body).toEqual({ me });
    expect((await phone.get('me')).body.me).toEqual(me);
    expect((await desk.get('me')).body).toMatchObject({
      me: null,
      left: 'moved',
      takeBack: { name: 'Meng' },
    });
    expect(problemOf(await phone.post('device-links/take-back'))).toBe('410 link-used');
    expect((await desk.post('device-links/take-back')).body).toEqual({ me });
    expect((await phone.get('me')).body.me).toBeNull();
  });

  it('once, also when it asks twice at the same moment', async () => {
    const { phone } = await moved();
    const both = await Promise.all([
      phone.post('device-links/take-back'),
      phone.post('device-links/take-back'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('not after ten minutes, and not once the other is signed out', async () => {
    const { phone } = await moved();
    house.pass(10 * minutes);
    expect((await phone.get('me')).body).not.toHaveProperty('takeBack');
    expect(problemOf(await phone.post('device-links/take-back'))).toBe('410 link-used');
    await house.close();
    const again = await moved();
    await again.desk.post('sign-out-everywhere');
    expect((await again.phone.get('me')).body).toMatchObject({ left: 'moved' });
    expect(problemOf(await again.phone.post('device-links/take-back'))).toBe('410 link-used');
    expect(problemOf(await house.device().post('device-links/take-back'))).toBe('410 link-used');
  });
});

describe('API tokens', () => {
  it('are shown once, speak as an agent of the account, and end when they are revoked', async () => {
    const { account, device, db, told } = await open();
    const mei = await account('Mei');
    const made = (await mei.post('tokens', { label: ' my bot ' })).body;
    expect(made).toEqual({
      id: expect.any(String),
      label: 'my bot',
      token: expect.stringMatching(/^tilehouse_/),
    });
    const { tokens } = (await mei.get('tokens')).body;
    expect(tokens).toEqual([{ id: made.id, label: 'my bot', createdAt: house.now() }]);
    expect(JSON.stringify(await db.selectFrom('api_tokens').selectAll().execute())).not.toContain(made.token);
    const bearer = { authorization: `Bearer ${made.token}` };
    expect((await device().get('me', bearer)).body.me).toMatchObject({
      ...{ name: 'Mei', kind: 'agent', operator: false },
    });
    expect(await findSpeaker(db, made.token)).toMatchObject({ kind: 'agent', player: { name: 'Mei' } });
    expect((await mei.post(`tokens/${made.id}/revoke`)).body).toEqual({});
    expect((await device().get('me', bearer)).body.me).toBeNull();
    expect(await findSpeaker(db, made.token)).toBeUndefined();
    expect((await mei.get('tokens')).body).toEqual({ tokens: [] });
    expect(told).toEqual([expect.stringMatching(/^ended /)]);
    expect(problemOf(await mei.post(`tokens/${made.id}/revoke`))).toBe('404 not-found at id');
  });

  it('of others can’t be seen or revoked', async () => {
    const { account } = await open();
    const mei = await account('Mei');
    const meng = await account('Meng');
    const { id } = (await mei.post('tokens', { label: 'bot' })).body;
    expect(problemOf(await meng.post(`tokens/${id}/revoke`))).toBe('404 not-found at id');
    expect((await meng.get('tokens')).body).toEqual({ tokens: [] });
  });

  it('do nothing with the account itself', async () => {
    const { account, device, db } = await open();
    const { token } = (await (await account('Mei')).post('tokens', { label: 'bot' })).body;
    const bearer = { authorization: `Bearer ${token}` };
    const next = { current: password, next: 'another good one' };
    const tries: readonly (readonly [string, object])[] = [
      ['password', next],
      ['account/delete', { password }],
      ['tokens', { label: 'more' }],
      ['recovery-codes', { password }],
      ['device-links', {}],
      ['sign-out', {}],
      ['sign-in', { name: 'Mei', password }],
      ['guests', { name: 'Meng' }],
      ['invites', {}],
    ];
    for (const [path, body] of tries) {
      expect([path, problemOf(await device().post(path, body, bearer))]).toEqual([path, '403 not-allowed']);
    }
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  it('that mean nothing are nobody, whatever the cookie says', async () => {
    const { account } = await open();
    const mei = await account('Mei');
    for (const authorization of ['Bearer x', 'Bearer tilehouse_x', 'Basic eDp5', 'Bearer', '']) {
      expect((await mei.get('me', { authorization })).body.me).toBeNull();
      expect(problemOf(await mei.post('tokens', { label: 'bot' }, { authorization }))).toBe(
        '401 not-signed-in',
      );
    }
  });

  it('are twenty at most, and their labels can be read', async () => {
    const { account } = await open();
    const mei = await account('Mei');
    for (const label of ['', ' ', 'a\u0000b', 'x'.repeat(61)]) {
      expect(problemOf(await mei.post('tokens', { label }))).toBe('400 bad-request at label');
    }
    for (let at = 0; at < 20; at += 1) await mei.post('tokens', { label: `bot ${at}` });
    expect(problemOf(await mei.post('tokens', { label: 'bot' }))).toBe('429 too-many');
  });
});

it('sweeps what is over and nothing else', async () => {
  const { guest, account, pass, db, now } = await open();
  await guest('Meng');
  const mei = await account('Mei');
  await mei.post('device-links');
  pass(89 * 24 * 60 * minutes);
  await mei.get('me');
  await mei.post('device-links');
  await sweepSessions(db, now());
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(2);
  expect(await db.selectFrom('device_links').selectAll().execute()).toHaveLength(1);
  pass(24 * 60 * minutes);
  await sweepSessions(db, now());
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  expect((await mei.get('me')).body.me.name).toBe('Mei');
});
