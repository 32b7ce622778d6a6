import type {
  AuditReply,
  HostCheckReply,
  OperatorTablesReply,
  ResetPasswordReply,
} from '@tilehouse/protocol';
import { HouseClient } from '@tilehouse/sdk';
import { afterEach, expect, it } from 'vitest';
import { checkLedger } from '../store/ledger/check-ledger.ts';
import { settle } from '../store/ledger/settle.ts';
import { onBoth } from '../store/testing/on-both.ts';
import { type TestHouse, testHouse } from '../testing/test-house.ts';
import type { TestPerson } from '../testing/test-person.ts';

let house: TestHouse;
afterEach(() => house.close());

onBoth('operators', (bed) => {
  /** A house on an empty part of the suite's database, and its operator. */
  async function opened(): Promise<TestPerson> {
    house = await testHouse({ place: bed.place() });
    await house.store.db.deleteFrom('audit').execute();
    await house.store.db.deleteFrom('players').execute();
    return house.account('Boss');
  }
  const told = async ({ client }: TestPerson) =>
    (await client.get<AuditReply>('operator/audit')).entries.map(({ action, by, subject }) => [
      action,
      by,
      subject,
    ]);

  it('alone may see and do what is theirs', async () => {
    const boss = await opened();
    const others = [await house.account('Mei'), await house.guest('Meng')];
    const paths = ['operator/tables', 'operator/audit', 'invites'];
    for (const [{ client }, code] of others.map(
      (each, at) => [each, ['not-allowed', 'not-guest'][at]] as const,
    )) {
      for (const path of paths) await expect(client.get(path)).rejects.toMatchObject({ code });
      await expect(client.post('operator/reset-password', { name: 'Boss' })).rejects.toMatchObject({ code });
      await expect(client.post('operator/tables/aaaaaaaaaaaaaaaa/close')).rejects.toMatchObject({ code });
    }
    const nobody = new HouseClient({ url: house.url, fetch });
    for (const path of paths) await expect(nobody.get(path)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await told(boss)).toEqual([]);
  });

  it('close a table: everybody is told who did, and it is written down', async () => {
    const boss = await opened();
    const meng = await house.guest('Meng');
    const { id, code } = await meng.client.post<{ id: string; code: string }>('tables', {
      game: 'hong-kong-old-style',
    });
    const seen = meng.watch(id);
    await seen.until(({ latest }) => latest !== undefined);
    const list = async () => boss.client.get<OperatorTablesReply>('operator/tables');
    expect((await list()).tables.filter((table) => table.id === id)).toMatchObject([
      { code, game: 'hong-kong-old-style', late: 0, seats: [{ name: 'Meng' }, {}, {}, {}], stage: 'waiting' },
    ]);
    await boss.client.post(`operator/tables/${id}/close`);
    await seen.until(({ latest }) => latest?.view.stage === 'closed');
    expect(seen.latest?.view.closing).toEqual({ reason: 'operator', player: boss.me.id, name: 'Boss' });
    await expect(boss.client.post(`operator/tables/${id}/close`)).rejects.toMatchObject({
      code: 'room-unknown',
    });
    expect((await list()).tables.filter((table) => table.id === id)).toEqual([]);
    expect(await told(boss)).toEqual([['table-closed', 'Boss', `${code} · hong-kong-old-style`]]);
  });

  it('close one that no build here can play any more, and what its hand had moved goes back', async () => {
    const boss = await opened();
    const mei = await house.account('Mei');
    const { id } = await mei.client.post<{ id: string }>('tables', { game: 'missing-suit' });
    const seen = mei.watch(id);
    await seen.until(({ latest }) => latest !== undefined);
    const gains = [
      { player: mei.me.id, amount: -300 },
      { player: boss.me.id, amount: 300 },
    ];
    const { store } = house;
    await store.commit((trx) => settle(trx, { table: id, deal: 1, seq: 2, at: 5, gains }));
    house.open.house.tables.shut(id);
    await seen.until(({ gone }) => gone === 'no-such-table');
    await store.db.updateTable('events').set({ version: 999 }).where('table_id', '=', id).execute();
    const late = store.clock.now() - 60_000;
    await store.db
      .updateTable('tables')
      .set({ next_due: late, stage: 'in-play' })
      .where('id', '=', id)
      .execute();
    const [first] = (await boss.client.get<OperatorTablesReply>('operator/tables')).tables;
    expect(first).toMatchObject({ id, late: expect.any(Number) });
    expect(first?.late).toBeGreaterThan(50_000);
    await boss.client.post(`operator/tables/${id}/close`);
    for (const { client } of [mei, boss]) {
      expect(await client.get('money')).toMatchObject({ balance: 20_000 });
    }
    expect((await checkLedger(store.db)).faults).toEqual([]);
    // and whoever sat there is free to sit elsewhere
    expect(await mei.client.get('my-tables')).toEqual({ tables: [], removed: [] });
    await mei.client.post('tables', { game: 'missing-suit' });
    expect(house.faults).not.toEqual([]);
  });

  it('give an account a new password, which is signed out everywhere', async () => {
    const boss = await opened();
    const mei = await house.account('Mei');
    await expect(boss.client.post('operator/reset-password', { name: 'Nobody' })).rejects.toMatchObject({
      code: 'not-found',
    });
    const reset = await boss.client.post<ResetPasswordReply>('operator/reset-password', { name: 'mei' });
    expect(reset).toMatchObject({ name: 'Mei', password: expect.stringMatching(/^[0-9A-Z-]{19}$/) });
    expect(await mei.client.get('me')).toMatchObject({ me: null });
    const anew = new HouseClient({ url: house.url, fetch });
    await expect(anew.post('sign-in', { name: 'Mei', password: 'a good password' })).rejects.toMatchObject({
      code: 'sign-in-wrong',
    });
    await anew.post('sign-in', { name: 'Mei', password: reset.password });
    expect(await anew.get('me')).toMatchObject({ me: { id: mei.me.id } });
    expect(await told(boss)).toEqual([['password-reset', 'Boss', 'Mei']]);
    // a deleted player's name goes from there too
    await anew.post('account/delete', { password: reset.password });
    expect(await told(boss)).toEqual([['password-reset', 'Boss', '']]);
  });

  it('make invite codes for somebody, and take back those that nobody has used', async () => {
    const boss = await opened();
    const made = await boss.client.post<{ id: string; code: string }>('invites', { label: ' Auntie Lim ' });
    const [invite] = (await boss.client.get<{ invites: object[] }>('invites')).invites;
    expect(invite).toMatchObject({ id: made.id, label: 'Auntie Lim', usedBy: null, revoked: false });
    await boss.client.post(`invites/${made.id}/revoke`);
    await expect(boss.client.post(`invites/${made.id}/revoke`)).rejects.toMatchObject({ code: 'not-found' });
    expect(await boss.client.get('invites')).toMatchObject({ invites: [{ id: made.id, revoked: true }] });
    expect(await told(boss)).toEqual([
      ['invite-revoked', 'Boss', 'Auntie Lim'],
      ['invite-made', 'Boss', 'Auntie Lim'],
    ]);
    await house.store.db.deleteFrom('sign_up_codes').execute();
  });

  it('read what was done page by page, newest first', async () => {
    const boss = await opened();
    for (let at = 0; at < 60; at += 1) await boss.client.post('invites', { label: `for ${at}` });
    const first = await boss.client.get<AuditReply>('operator/audit');
    const last = first.entries.at(-1)?.id ?? '';
    const second = await boss.client.get<AuditReply>(`operator/audit?before=${last}`);
    expect([first.entries.length, first.more, second.entries.length, second.more]).toEqual([
      50,
      true,
      10,
      false,
    ]);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
    await house.store.db.deleteFrom('sign_up_codes').execute();
  });
});

it('the host check says how a request reaches the house, and more to operators', async () => {
  house = await testHouse({ publicUrl: 'https://club.example/' });
  const boss = await house.account('Boss');
  const meng = await house.guest('Meng');
  const plain = await meng.client.get<HostCheckReply>('host-check');
  expect(plain).toEqual({
    ...{ now: expect.any(Number), https: false, host: new URL(house.url).host, basePath: '/', cookie: false },
    ...{ publicUrl: 'https://club.example/', network: [] },
  });
  expect(await meng.client.get('host-check')).toMatchObject({ cookie: true });
  const { operator } = await boss.client.get<HostCheckReply>('host-check');
  expect(operator).toMatchObject({
    proxy: { headers: false, trusted: false, asks: '127.0.0.1', proto: '' },
    backup: { at: null, every: null, kept: 0 },
    ...{ database: 'sqlite', nodes: 1 },
  });
  expect(operator?.disk?.free).toBeGreaterThan(0);
  const headers = {
    cookie: boss.client.cookie,
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  };
  const proxied = await fetch(`${house.url}api/host-check`, { headers });
  expect(await proxied.json()).toMatchObject({
    https: true,
    operator: { proxy: { headers: true, trusted: true, asks: '203.0.113.9', proto: 'https' } },
  });
  expect(proxied.headers.get('set-cookie')).toContain('Secure');
});
