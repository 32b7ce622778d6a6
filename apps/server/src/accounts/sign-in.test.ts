import { afterEach, describe, expect, it } from 'vitest';
import { sessionCookie } from './speaker.ts';
import {
  password,
  problemOf,
  type TestHouse,
  type TestHouseOptions,
  testHouse,
} from './testing/test-house.ts';

const houses: TestHouse[] = [];
async function open(options?: TestHouseOptions): Promise<TestHouse> {
  const house = await testHouse(options);
  houses.push(house);
  return house;
}
afterEach(async () => {
  await Promise.all(houses.splice(0).map((house) => house.close()));
});

const day = 24 * 3_600_000;

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

describe('signing up', () => {
  it('makes an account, the first one an operator, with eight recovery codes', async () => {
    const { device, account, db } = await open();
    const first = device();
    const { status, body } = await first.post('sign-up', { name: '  Ah\u3000Meng ', password });
    expect(status).toBe(200);
    expect(body.me).toEqual({ id: expect.any(String), name: 'Ah Meng', kind: 'account', operator: true });
    expect(new Set(body.recoveryCodes).size).toBe(8);
    expect((await first.get('me')).body.me).toEqual(body.me);
    const second = await account('Mei Ling');
    expect((await second.get('me')).body.me.operator).toBe(false);
    const kept = JSON.stringify(
      await Promise.all([
        db.selectFrom('players').selectAll().execute(),
        db.selectFrom('sessions').selectAll().execute(),
        db.selectFrom('recovery_codes').selectAll().execute(),
      ]),
    );
    for (const secret of [password, first.cookie, ...body.recoveryCodes]) expect(kept).not.toContain(secret);
  });

  it.each([
    ['A', '400 name-bad at name'],
    ['', '400 name-bad at name'],
    ['a\u200bb', '400 name-bad at name'],
    ['аh meng', '409 name-taken at name'],
    ['AH  MENG', '409 name-taken at name'],
  ])('refuses the name %j', async (name, problem) => {
    const { device, account } = await open();
    await account('Ah Meng');
    expect(problemOf(await device().post('sign-up', { name, password }))).toBe(problem);
  });

  it('refuses a password that is too short or too long, counted in characters', async () => {
    const { device } = await open();
    const { post } = device();
    expect(problemOf(await post('sign-up', { name: 'Mei', password: '🀄'.repeat(7) }))).toBe(
      '400 password-short at password',
    );
    expect(problemOf(await post('sign-up', { name: 'Mei', password: 'x'.repeat(201) }))).toBe(
      '400 password-long at password',
    );
    expect((await post('sign-up', { name: 'Mei', password: '🀄'.repeat(8) })).status).toBe(200);
  });

  it('reads all of a long password', async () => {
    const { account, device } = await open();
    await account('Mei', `${'x'.repeat(100)}1`);
    expect(problemOf(await device().post('sign-in', { name: 'Mei', password: `${'x'.repeat(100)}2` }))).toBe(
      '403 sign-in-wrong',
    );
  });

  it('lets one of two have a name they want at once', async () => {
    const { device, db } = await open();
    const answers = await Promise.all(
      ['Mei Ling', 'mei ling', 'Mei Ling', 'MEI LING'].map((name) =>
        device().post('sign-up', { name, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await db.selectFrom('players').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('sessions').select('player_id').execute()).toHaveLength(1);
  });

  it('makes one operator of two who come first at once', async () => {
    const { device, db } = await open();
    await Promise.all(['Mei', 'Meng'].map((name) => device().post('sign-up', { name, password })));
    const rows = await db.selectFrom('players').select('is_operator').execute();
    expect(rows.map((row) => row.is_operator).sort()).toEqual([0, 1]);
  });

  it('makes nobody an operator because the first account is gone', async () => {
    const { account } = await open();
    const first = await account('Mei');
    await first.post('account/delete', { password });
    expect((await (await account('Meng')).get('me')).body.me.operator).toBe(false);
  });

  it('is over where the house is closed, and for who has an account', async () => {
    const closed = await open({ signUp: 'closed' });
    expect(problemOf(await closed.device().post('sign-up', { name: 'Mei', password }))).toBe(
      '403 sign-up-closed',
    );
    const { account } = await open();
    const mei = await account('Mei');
    expect(problemOf(await mei.post('sign-up', { name: 'Meng', password }))).toBe('409 has-account');
    expect(problemOf(await mei.post('guests', { name: 'Meng' }))).toBe('409 has-account');
  });
});

describe('invite codes', () => {
  it('are made by operators and work once, however they are typed', async () => {
    const house = await open({ signUp: 'invite' });
    const operator = await house.guest('Boss');
    await house.db.updateTable('players').set({ kind: 'account', is_operator: 1 }).execute();
    const { code } = (await operator.post('invites')).body;
    const { post } = house.device();
    const wish = { name: 'Mei', password };
    expect(problemOf(await post('sign-up', wish))).toBe('403 sign-up-code-wrong at code');
    expect(problemOf(await post('sign-up', { ...wish, code: 'nonsense' }))).toBe(
      '403 sign-up-code-wrong at code',
    );
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const both = await Promise.all([
      house.device().post('sign-up', { ...wish, code: typed }),
      house.device().post('sign-up', { ...wish, name: 'Meng', code }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const { invites } = (await operator.get('invites')).body;
    expect(invites).toEqual([{ createdAt: house.now(), usedBy: expect.stringMatching(/^Me/) }]);
    // and whoever lost is not half there
    expect(await house.db.selectFrom('players').select('id').execute()).toHaveLength(2);
  });

  it('are not for others to make or see', async () => {
    const house = await open();
    await house.account('Boss');
    const mei = await house.account('Mei');
    expect(problemOf(await mei.post('invites'))).toBe('403 not-allowed');
    expect(problemOf(await mei.get('invites'))).toBe('403 not-allowed');
    expect(problemOf(await (await house.guest('Meng')).get('invites'))).toBe('403 not-guest');
  });
});

describe('guests', () => {
  it('need a name that no account has', async () => {
    const { device, account, guest } = await open();
    await account('Mei Ling');
    const { post } = device();
    expect(problemOf(await post('guests', { name: 'Mеi Ling' }))).toBe('409 name-taken at name');
    expect(problemOf(await post('guests', { name: '\u202eMeng' }))).toBe('400 name-bad at name');
    expect((await post('guests', { name: 'Meng' })).body.me).toMatchObject({ name: 'Meng', kind: 'guest' });
    await guest('Meng');
  });

  it('who come again keep who they are', async () => {
    const { guest, told } = await open();
    const meng = await guest('Meng');
    const { id } = (await meng.get('me')).body.me;
    expect((await meng.post('guests', { name: 'Ah Meng' })).body.me).toMatchObject({ id, name: 'Ah Meng' });
    expect(told).toEqual([`renamed ${id} Ah Meng`]);
  });

  it('keep id and sessions when they sign up, also in a hand', async () => {
    const { guest, inDeal, told } = await open();
    const meng = await guest('Meng');
    const { id } = (await meng.get('me')).body.me;
    inDeal.add(id);
    const { cookie } = meng;
    const { body } = await meng.post('sign-up', { name: 'Ah Meng', password });
    expect(body.me).toMatchObject({ id, name: 'Ah Meng', kind: 'account' });
    expect(meng.cookie).toBe(cookie);
    expect((await meng.get('me')).body.me.id).toBe(id);
    expect(told).toEqual([]);
  });

  it('one of two takes the name when they sign up at once', async () => {
    const { guest } = await open();
    const both = await Promise.all([guest('One'), guest('Two')]);
    const answers = await Promise.all(both.map(({ post }) => post('sign-up', { name: 'Mei', password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('who have an account hand their seats to it when they sign in', async () => {
    const { guest, account, told, inDeal, db } = await open();
    const mei = await account('Mei');
    const accountId = (await mei.get('me')).body.me.id;
    const meng = await guest('Meng');
    const guestId = (await meng.get('me')).body.me.id;
    const old = { ...meng };
    inDeal.add(guestId);
    expect((await meng.post('sign-in', { name: 'mei', password })).body.me.id).toBe(accountId);
    expect(told).toEqual([`linked ${guestId} ${accountId}`, expect.stringMatching(/^ended /)]);
    expect((await meng.get('me')).body.me.id).toBe(accountId);
    const row = await db.selectFrom('players').selectAll().where('id', '=', guestId).executeTakeFirst();
    expect(row).toMatchObject({ kind: 'deleted', name: '' });
    expect(old.cookie).not.toBe(meng.cookie);
  });

  it('have no password, codes or tokens', async () => {
    const { guest } = await open();
    const meng = await guest('Meng');
    expect(problemOf(await meng.post('password', { current: password, next: password }))).toBe(
      '403 not-guest',
    );
    expect(problemOf(await meng.post('recovery-codes', { password }))).toBe('403 not-guest');
    expect(problemOf(await meng.post('tokens', { label: 'bot' }))).toBe('403 not-guest');
    expect((await meng.post('account/delete')).status).toBe(200);
    expect((await meng.get('me')).body.me).toBeNull();
  });
});

describe('signing in', () => {
  it('is refused in the same words for a wrong name and a wrong password', async () => {
    const { account, device } = await open();
    await account('Mei');
    const { post } = device();
    const answers = [
      await post('sign-in', { name: 'Mei', password: 'not the password' }),
      await post('sign-in', { name: 'Meng', password }),
      await post('sign-in', { name: '\u0000', password }),
    ];
    expect(answers.map(({ response }) => response.body)).toEqual(Array(3).fill(answers[0]?.response.body));
    expect(problemOf(answers[0] ?? (await post('sign-in')))).toBe('403 sign-in-wrong');
  });

  it('works on two devices, and signing out on one leaves the other', async () => {
    const { account, device, told } = await open();
    const phone = await account('Mei');
    const desk = device();
    await desk.post('sign-in', { name: 'Mei', password });
    expect(
      (await phone.get('account')).body.devices.map((one: { here: boolean }) => one.here).sort(),
    ).toEqual([false, true]);
    const { cookie } = desk;
    expect((await desk.post('sign-out')).body).toEqual({ me: null });
    expect(desk.cookie).toBeUndefined();
    desk.cookie = cookie;
    expect((await desk.get('me')).body.me).toBeNull();
    expect((await phone.get('me')).body.me.name).toBe('Mei');
    expect(told).toHaveLength(1);
  });

  it('as somebody else ends the session there was, unless tiles are dealt to it', async () => {
    const { account, inDeal, told } = await open();
    await account('Mei');
    const meng = await account('Meng');
    const { id } = (await meng.get('me')).body.me;
    inDeal.add(id);
    expect(problemOf(await meng.post('sign-in', { name: 'Mei', password }))).toBe('409 hand-in-play');
    inDeal.clear();
    expect((await meng.post('sign-in', { name: 'Mei', password })).body.me.name).toBe('Mei');
    expect(told).toHaveLength(1);
  });

  it('again as oneself changes nothing', async () => {
    const { account, told } = await open();
    const mei = await account('Mei');
    const { cookie } = mei;
    expect((await mei.post('sign-in', { name: 'Mei', password })).status).toBe(200);
    expect([mei.cookie, told]).toEqual([cookie, []]);
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

describe('passwords and recovery codes', () => {
  const next = 'another good one';

  it('a change needs the old one and signs out everywhere else', async () => {
    const { account, device, told } = await open();
    const mei = await account('Mei');
    const other = device();
    await other.post('sign-in', { name: 'Mei', password });
    expect(problemOf(await mei.post('password', { current: next, next }))).toBe(
      '403 sign-in-wrong at current',
    );
    expect(problemOf(await mei.post('password', { current: password, next: 'short' }))).toBe(
      '400 password-short at next',
    );
    expect((await mei.post('password', { current: password, next })).status).toBe(200);
    expect((await other.get('me')).body.me).toBeNull();
    expect((await mei.get('me')).body.me.name).toBe('Mei');
    expect(told).toHaveLength(1);
    expect((await other.post('sign-in', { name: 'Mei', password })).status).toBe(403);
    expect((await other.post('sign-in', { name: 'Mei', password: next })).status).toBe(200);
  });

  it('whoever signs in with the old one while it changes is out in the end', async () => {
    const { account, device } = await open();
    const mei = await account('Mei');
    const late = device();
    const [changed] = await Promise.all([
      mei.post('password', { current: password, next }),
      late.post('sign-in', { name: 'Mei', password }),
      late.post('sign-in', { name: 'Mei', password }),
    ]);
    expect(changed.status).toBe(200);
    expect((await late.get('me')).body.me).toBeNull();
    expect((await mei.get('account')).body.devices).toHaveLength(1);
  });

  it('a code works once, however it is typed, and signs out everywhere else', async () => {
    const { account, device } = await open();
    const mei = await account('Mei');
    const lost = device();
    const wish = { name: 'Mei', password: next };
    expect(problemOf(await lost.post('recover', { ...wish, code: 'AAAA-BBBB-CCCC-DDDD' }))).toBe(
      '403 code-wrong',
    );
    expect(problemOf(await lost.post('recover', { ...wish, name: 'Meng', code: mei.codes[0] }))).toBe(
      '403 code-wrong',
    );
    expect(problemOf(await lost.post('recover', { ...wish, password: 'short', code: mei.codes[0] }))).toBe(
      '400 password-short at password',
    );
    const code = ` ${mei.codes[0]?.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    const both = await Promise.all([
      lost.post('recover', { ...wish, code }),
      device().post('recover', { ...wish, code: mei.codes[0] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await mei.get('me')).body.me).toBeNull();
    const again = device();
    await again.post('sign-in', { name: 'Mei', password: next });
    expect((await again.get('account')).body.recoveryCodesLeft).toBe(7);
  });

  it('a code of one account opens no other', async () => {
    const { account, device } = await open();
    const mei = await account('Mei');
    await account('Meng');
    const wish = { name: 'Meng', password: next, code: mei.codes[0] };
    expect(problemOf(await device().post('recover', wish))).toBe('403 code-wrong');
  });

  it('a guest who recovers an account becomes it', async () => {
    const { account, guest, told } = await open();
    const mei = await account('Mei');
    const meng = await guest('Meng');
    const { body } = await meng.post('recover', { name: 'Mei', password: next, code: mei.codes[3] });
    expect(body.me).toMatchObject({ name: 'Mei', kind: 'account' });
    expect(told.filter((line) => line.startsWith('linked'))).toHaveLength(1);
  });

  it('new codes replace the old ones', async () => {
    const { account, device } = await open();
    const mei = await account('Mei');
    expect(problemOf(await mei.post('recovery-codes', { password: next }))).toBe(
      '403 sign-in-wrong at password',
    );
    const { recoveryCodes } = (await mei.post('recovery-codes', { password })).body;
    expect(recoveryCodes).toHaveLength(8);
    const wish = { name: 'Mei', password: next };
    expect((await device().post('recover', { ...wish, code: mei.codes[0] })).status).toBe(403);
    expect((await device().post('recover', { ...wish, code: recoveryCodes[7] })).status).toBe(200);
  });
});

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
