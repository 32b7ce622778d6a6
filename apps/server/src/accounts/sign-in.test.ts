import { describe, expect, it } from 'vitest';
import { password, problemOf } from './testing/test-house.ts';
import { testHouses } from './testing/test-houses.ts';

const open = testHouses();

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
