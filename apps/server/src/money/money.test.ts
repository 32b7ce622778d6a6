import type { MoneyLinesReply, MoneyReply } from '@tilehouse/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { settle } from '../store/ledger/settle.ts';
import { type TestHouse, testHouse } from '../testing/test-house.ts';

let house: TestHouse;
afterEach(() => house.close());

/** Moves money from one account to another as a hand does. */
async function pay(payer: string, payee: string, { amount, seq }: { amount: number; seq: number }) {
  const gains = [
    { player: payer, amount: -amount },
    { player: payee, amount },
  ];
  await house.store.commit((trx) => settle(trx, { table: 'sometable', deal: 1, seq, at: seq, gains }));
}

describe('an account’s money', () => {
  it('is told line by line, page by page, and comes to the balance', async () => {
    house = await testHouse();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => house.account(name)));
    if (ann === undefined || bob === undefined) throw new Error('nobody came');
    // several at the same moment stand on both sides of a page's end
    for (let seq = 1; seq <= 120; seq += 1) await pay(ann.me.id, bob.me.id, { amount: seq, seq });
    await house.store.db.updateTable('movements').set({ at: 60 }).where('seq', '>', 40).execute();
    const pages: MoneyLinesReply[] = [];
    for (let page: MoneyLinesReply | undefined; page?.more !== false; pages.push(page)) {
      const last = page?.lines.at(-1)?.id;
      const query = last === undefined ? '' : `?before=${encodeURIComponent(last)}`;
      page = await ann.client.get<MoneyLinesReply>(`money/lines${query}`);
    }
    const lines = pages.flatMap((page) => page.lines);
    expect(pages.map((page) => page.lines.length)).toEqual([50, 50, 21]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(121);
    expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).sort((a, b) => b - a));
    expect(lines[0]).toMatchObject({ kind: 'opening', amount: 20_000 });
    const { balance } = await ann.client.get<MoneyReply>('money');
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
    const guest = await house.guest('Guest');
    await expect(guest.client.get('money/lines')).rejects.toMatchObject({ code: 'not-guest' });
    expect(house.faults).toEqual([]);
  });

  it('has one time for a hand: when it ended, as the history says', async () => {
    house = await testHouse();
    const [ann, bob] = [await house.account('Ann'), await house.account('Bob')];
    for (const seq of [1, 2]) await pay(ann.me.id, bob.me.id, { amount: 5, seq });
    const result = { game: 'some-game', ending: 'won', settled: 1, body: '{}' } as const;
    await house.store.db
      .insertInto('results')
      .values({ table_id: 'sometable', deal: 1, at: 77, ...result })
      .execute();
    const { lines } = await ann.client.get<MoneyLinesReply>('money/lines');
    expect(lines.map(({ kind, at }) => kind === 'settlement' && at)).toEqual([false, 77, 77]);
  });

  it('is topped up once by the same wish, however often it is sent', async () => {
    house = await testHouse();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => house.account(name)));
    if (ann === undefined || bob === undefined) throw new Error('nobody came');
    await pay(ann.me.id, bob.me.id, { amount: 18_501, seq: 1 });
    const topUp = (id: string) => ann.client.post<MoneyReply>('money/top-up', { id });
    const both = await Promise.all([topUp('the-same-wish'), topUp('the-same-wish')]);
    expect(both.map(({ balance }) => balance)).toEqual([21_499, 21_499]);
    expect((await topUp('the-same-wish')).balance).toBe(21_499);
    await expect(topUp('another-wish')).rejects.toMatchObject({ code: 'enough-left' });
    const { lines } = await ann.client.get<MoneyLinesReply>('money/lines');
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['opening', 'settlement', 'top-up']);
  });
});
