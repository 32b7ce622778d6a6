import { describe, expect, it } from 'vitest';
import { password, problemOf } from './testing/test-house.ts';
import { testHouses } from './testing/test-houses.ts';

const open = testHouses();

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
    expect(invites).toEqual([
      {
        ...{ id: expect.any(String), label: '', createdAt: house.now(), revoked: false },
        usedBy: expect.stringMatching(/^Me/),
      },
    ]);
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
