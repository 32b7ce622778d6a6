import type { BoardReply, MoneyLinesReply, PlayedDeal } from '@tilehouse/protocol';
import { type DealRecord, verifyRecord } from '@tilehouse/table';
import { afterEach, describe, expect, it } from 'vitest';
import { checkLedger } from './store/ledger/check-ledger.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';
import type { Seen } from './testing/test-person.ts';

let house: TestHouse;
afterEach(() => house.close());

/** Answers whatever somebody is asked, by its first offer that isn't to pass if there is one. */
async function playOn(seen: Seen): Promise<void> {
  let answered: string | undefined;
  for (;;) {
    await seen.until(({ latest }) => {
      const prompt = latest?.view.prompt?.id;
      return latest?.view.stage !== 'in-play' || (prompt !== undefined && prompt !== answered);
    });
    const view = seen.latest?.view;
    if (view?.stage !== 'in-play' || view.prompt === undefined) return;
    answered = view.prompt.id;
    await seen.client.act(0);
  }
}

/** Everybody sits down, the host at the first seat does already, and all but the host are ready. */
async function seated(seen: readonly Seen[]): Promise<void> {
  await Promise.all(seen.map((each) => each.until(({ latest }) => latest !== undefined)));
  for (const [seat, { client }] of seen.entries()) {
    if (seat > 0) expect(await client.wish({ type: 'sit', seat })).toMatchObject({ type: 'done' });
  }
  for (const { client } of seen.slice(1)) {
    expect(await client.wish({ type: 'ready' })).toMatchObject({ type: 'done' });
  }
}

describe('a house', () => {
  it('lets four guests play a hand by link, with names only', async () => {
    house = await testHouse();
    const people = await Promise.all(
      ['Ah Keong', 'Mei Ling', 'Uncle Tan', 'Auntie Lim'].map((name) => house.guest(name)),
    );
    const [host] = people;
    if (host === undefined) throw new Error('nobody came');
    const { code, id } = await host.client.post<{ id: string; code: string }>('tables', {
      game: 'hong-kong-old-style',
    });
    const found = await people[1]?.client.get<{ id: string }>(`rooms/${code.toLowerCase()}`);
    expect(found?.id).toBe(id);
    const seen = people.map((person) => person.watch(id));
    await seated(seen);
    expect(await seen[0]?.client.wish({ type: 'deal' })).toMatchObject({ type: 'done' });
    await Promise.all(seen.map((each) => each.until(({ latest }) => latest?.view.stage === 'in-play')));
    await expect(host.client.get(`tables/${id}/deals/1`)).rejects.toMatchObject({ code: 'hand-in-play' });
    await Promise.all(seen.map(playOn));
    for (const each of seen) expect(each.latest?.view.stage).toBe('between-deals');
    // everybody's device had its part in the shuffle, and all of it is shown at the end
    for (const each of seen) {
      const shown = each.updates
        .flatMap(({ events }) => events)
        .filter(({ type }) => type === 'shuffle-shown');
      expect(shown).toHaveLength(1);
      expect(shown[0]).toMatchObject({
        deal: 1,
        dealt: true,
        entropies: people.map(() => expect.stringMatching(/^[0-9a-f]{32}$/)),
      });
    }
    // the record of the deal is there for all who know the table, and it is right
    const record = await host.client.get<DealRecord>(`tables/${id}/deals/1`);
    expect(verifyRecord(record)).toMatchObject({ type: 'right', fair: true });
    await expect(host.client.get(`tables/${id}/deals/2`)).rejects.toMatchObject({ code: 'not-found' });
    expect(house.faults).toEqual([]);
  });

  it('moves money between three accounts, and gives it back when a table closes in a hand', async () => {
    house = await testHouse();
    const people = await Promise.all(['Ann', 'Bob', 'Cai'].map((name) => house.account(name)));
    const [host] = people;
    if (host === undefined) throw new Error('nobody came');
    const { id } = await host.client.post<{ id: string }>('tables', {
      game: 'missing-suit',
      customs: { evenPace: false },
    });
    const seen = people.map((person) => person.watch(id));
    await seated(seen);
    const balances = async () =>
      Promise.all(people.map(async ({ client }) => (await client.get<{ balance: number }>('money')).balance));
    expect(await balances()).toEqual([20_000, 20_000, 20_000]);
    expect(seen[0]?.latest?.view.hosted?.settles).toBe(true);

    let net = [0, 0, 0];
    for (let deal = 1; deal <= 3; deal += 1) {
      const wishes =
        deal === 1
          ? [seen[0]?.client.wish({ type: 'deal' })]
          : seen.map(({ client }) => client.wish({ type: 'ready' }));
      for (const answer of await Promise.all(wishes)) expect(answer).toMatchObject({ type: 'done' });
      await Promise.all(
        seen.map((each) =>
          each.until(({ latest }) => latest?.view.deals === deal && latest.view.stage === 'in-play'),
        ),
      );
      await Promise.all(seen.map(playOn));
      const record = await host.client.get<DealRecord>(`tables/${id}/deals/${deal}`);
      expect(record.settled).toBe(true);
      net = net.map((sum, seat) => sum + (record.result.net[seat] ?? 0));
      expect(await balances()).toEqual(net.map((sum) => 20_000 + sum));
    }

    const before = await balances();
    await Promise.all(seen.map(({ client }) => client.wish({ type: 'ready' })));
    await seen[0]?.until(({ latest }) => latest?.view.stage === 'in-play' && latest.view.deals === 4);
    // where money moves a hand isn't broken off on one player's word
    expect(await seen[0]?.client.wish({ type: 'close' })).toMatchObject({ type: 'done' });
    await seen[1]?.until(({ latest }) => latest?.view.hosted?.closeAsked === host.me.id);
    expect(await seen[1]?.client.wish({ type: 'close' })).toMatchObject({ type: 'done' });
    await seen[1]?.until(({ latest }) => latest?.view.stage === 'closed');
    expect(await balances()).toEqual(before);
    const { deals } = await host.client.get<{ deals: PlayedDeal[] }>('history');
    expect(deals.map(({ deal }) => deal)).toEqual([4, 3, 2, 1]);
    expect(deals.map(({ settled }) => settled)).toEqual([false, true, true, true]);
    expect(deals[0]?.ending).toBe('cancelled');
    for (const { seats } of deals) {
      expect(seats.map(({ me, name }) => (me ? 'me' : name))).toEqual(['me', 'Bob', 'Cai']);
      expect(seats.reduce((sum, seat) => sum + seat.net, 0)).toBe(0);
    }
    expect(await checkLedger(house.store.db)).toMatchObject({ faults: [], total: 0 });
    // what was settled is on the board, the hand that was cancelled isn't
    const { rows } = await host.client.get<BoardReply>('boards?game=missing-suit&span=month');
    const shown = new Map(rows.map((row) => [row.name, [row.net, row.hands]]));
    expect(people.map(({ me }) => shown.get(me.name))).toEqual(net.map((sum) => [sum, 3]));
    const { lines } = await host.client.get<MoneyLinesReply>('money/lines');
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(before[0]);
    expect(house.faults).toEqual([]);
  });

  it('tops an account up only when there is little left', async () => {
    house = await testHouse();
    const ann = await house.account('Ann');
    await expect(ann.client.post('money/top-up', { id: 'top-up-0001' })).rejects.toMatchObject({
      code: 'enough-left',
    });
    const guest = await house.guest('Guest');
    await expect(guest.client.get('money')).rejects.toMatchObject({ code: 'not-guest' });
  });

  it('has each account at one public or RM table at a time, and at any number of private rooms', async () => {
    house = await testHouse();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => house.account(name)));
    if (ann === undefined || bob === undefined) throw new Error('nobody came');
    const open = async (body: object) => (await bob.client.post<{ id: string }>('tables', body)).id;
    const money = await open({ game: 'missing-suit' });
    const friends = [await open({ game: 'hong-kong' }), await open({ game: 'hong-kong-old-style' })];
    for (const table of [money, ...friends]) {
      expect(await ann.watch(table).client.wish({ type: 'sit', seat: 1 })).toMatchObject({ type: 'done' });
    }
    const { tables } = await ann.client.get<{ tables: { id: string }[] }>('my-tables');
    expect(tables.map(({ id }) => id).sort()).toEqual([money, ...friends].sort());
    await expect(
      bob.client.post('tables', { game: 'hong-kong', visibility: 'public' }),
    ).rejects.toMatchObject({
      code: 'seated-elsewhere',
    });
    const cai = await house.account('Cai');
    const other = await cai.client.post<{ id: string }>('tables', {
      game: 'hong-kong',
      visibility: 'public',
    });
    const seen = ann.watch(other.id);
    expect(await seen.client.wish({ type: 'sit', seat: 1 })).toEqual({
      type: 'refused',
      code: 'seated-elsewhere',
    });
    await ann.watch(money).client.wish({ type: 'leave' });
    expect(await seen.client.wish({ type: 'sit', seat: 1 })).toMatchObject({ type: 'done' });
  });
});
