import { describe, expect, it } from 'vitest';
import { password, problemOf } from './testing/test-house.ts';
import { testHouses } from './testing/test-houses.ts';

const open = testHouses();

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
    expect(told).toEqual([expect.stringMatching(/^upgraded /)]);
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

  it('give what they have played and reported to the account they turn out to have', async () => {
    const { guest, account, db } = await open();
    const mei = await account('Mei');
    const mine = (await mei.get('me')).body.me.id;
    const meng = await guest('Meng');
    const id = (await meng.get('me')).body.me.id;
    const seat = { name: 'Meng', kind: 'person', net: 3, won: 1, counted: 0 } as const;
    const rows = [
      { ...seat, table_id: 'table-1', deal: 1, seat: 0, player_id: id },
      // a hand in which the account was too
      { ...seat, table_id: 'table-1', deal: 2, seat: 0, player_id: id },
      { ...seat, table_id: 'table-1', deal: 2, seat: 1, player_id: mine, counted: 1 as const },
    ];
    await db.insertInto('result_seats').values(rows).execute();
    const report = { at: 1, command_id: 'report-1', game: 'some-game', note: 'Why?', player_id: id };
    const blank = { table_id: null, deal: null, described: '', answer: null, answered_at: null };
    await db
      .insertInto('reports')
      .values({ id: 'report-of-meng', ...report, ...blank })
      .execute();
    await meng.post('sign-in', { name: 'Mei', password });
    const kept = await db
      .selectFrom('result_seats')
      .select(['deal', 'seat', 'player_id', 'name', 'counted'])
      .orderBy('deal')
      .orderBy('seat')
      .execute();
    expect(kept).toEqual([
      { deal: 1, seat: 0, player_id: mine, name: 'Meng', counted: 0 },
      { deal: 2, seat: 0, player_id: id, name: 'Meng', counted: 0 },
      { deal: 2, seat: 1, player_id: mine, name: 'Meng', counted: 1 },
    ]);
    expect(await db.selectFrom('reports').select('player_id').execute()).toEqual([{ player_id: mine }]);
  });

  it('stay who they are when their seats can’t be moved just now', async () => {
    let broken = true;
    const { guest, account, faults } = await open({
      onLinked: async () => {
        if (broken) throw new Error('the table is busy');
      },
    });
    await account('Mei');
    const meng = await guest('Meng');
    expect(problemOf(await meng.post('sign-in', { name: 'Mei', password }))).toBe('500 server-fault');
    expect(faults).toHaveLength(1);
    expect((await meng.get('me')).body.me).toMatchObject({ name: 'Meng', kind: 'guest' });
    broken = false;
    expect((await meng.post('sign-in', { name: 'Mei', password })).body.me.name).toBe('Mei');
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
