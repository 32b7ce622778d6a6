import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { password, problemOf, type TestHouse, testHouse } from './testing/test-house.ts';
import { type Users, usersOf } from './users.ts';

let house: TestHouse;
let users: Users;
let drawn = 0;
beforeEach(async () => {
  house = await testHouse({ signUp: 'closed' });
  const random = (bytes: number) => {
    drawn += 1;
    return Uint8Array.from({ length: bytes }, (_, at) => (drawn * 31 + at * 7) % 256);
  };
  users = usersOf({ db: house.db, now: house.now, random, passwordCost: 4 });
});
afterEach(() => house.close());

describe('accounts made by an operator', () => {
  it('can sign in where nobody can sign up; the first one is an operator', async () => {
    const boss = await users.add({ name: 'Boss', operator: false });
    const mei = await users.add({ name: 'Mei', operator: false, password });
    const co = await users.add({ name: 'Meng', operator: true });
    expect([boss, mei, co].map((user) => 'operator' in user && user.operator)).toEqual([true, false, true]);
    if ('refused' in boss) throw new Error(boss.refused);
    for (const [name, secret] of [
      ['Boss', boss.password],
      ['Mei', password],
    ]) {
      expect((await house.device().post('sign-in', { name, password: secret })).status).toBe(200);
    }
    const code = boss.recoveryCodes[0];
    expect((await house.device().post('recover', { name: 'Boss', code, password })).status).toBe(200);
    expect(await users.list()).toEqual(
      ['Boss', 'Mei', 'Meng'].map((name) => ({ name, operator: name !== 'Mei', createdAt: house.now() })),
    );
  });

  it('are refused for the reasons that hold for all', async () => {
    await users.add({ name: 'Mei', operator: false });
    expect(await users.add({ name: 'MEI', operator: false })).toEqual({ refused: 'name-taken', at: 'name' });
    expect(await users.add({ name: 'M', operator: false })).toEqual({ refused: 'name-bad', at: 'name' });
    expect(await users.add({ name: 'Meng', operator: false, password: 'short' })).toEqual({
      refused: 'password-short',
      at: 'password',
    });
    expect(await users.list()).toHaveLength(1);
  });

  it('get a new password, and the old one, its sessions and codes are worth nothing', async () => {
    const made = await users.add({ name: 'Mei', operator: false, password });
    const phone = house.device();
    await phone.post('sign-in', { name: 'Mei', password });
    const reset = await users.resetPassword({ name: 'mei' });
    if ('refused' in made || 'refused' in reset) throw new Error('refused');
    expect(reset.name).toBe('Mei');
    expect((await phone.get('me')).body.me).toBeNull();
    expect(problemOf(await phone.post('sign-in', { name: 'Mei', password }))).toBe('403 sign-in-wrong');
    const old = { name: 'Mei', code: made.recoveryCodes[0], password };
    expect(problemOf(await phone.post('recover', old))).toBe('403 code-wrong');
    expect((await phone.post('sign-in', { name: 'Mei', password: reset.password })).status).toBe(200);
    for (const name of ['Meng', '', '\u0000']) {
      expect(await users.resetPassword({ name })).toEqual({ refused: 'not-found', at: 'name' });
    }
  });
});
