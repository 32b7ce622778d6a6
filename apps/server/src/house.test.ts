import { type DealRecord, verifyRecord } from '@tilehouse/table';
import { afterEach, describe, expect, it } from 'vitest';
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
    await Promise.all(seen.map((each) => each.until(({ latest }) => latest !== undefined)));
    for (const [seat, { client }] of seen.entries()) {
      if (seat > 0) expect(await client.wish({ type: 'sit', seat })).toMatchObject({ type: 'done' });
    }
    for (const { client } of seen.slice(1)) {
      expect(await client.wish({ type: 'ready' })).toMatchObject({ type: 'done' });
    }
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
});
