import { afterEach, describe, expect, it } from 'vitest';
import { type TestHouse, testHouse } from './testing/test-house.ts';
import type { Seen, TestPerson } from './testing/test-person.ts';

let house: TestHouse;
afterEach(() => house.close());

/** Answers whatever somebody is asked, by its first offer that isn't to pass if there is one. */
async function playOn(person: TestPerson, table: string, seen: Seen): Promise<void> {
  let answered: string | undefined;
  for (;;) {
    await seen.until(({ latest }) => {
      const prompt = latest?.view.prompt?.id;
      return latest?.view.stage !== 'in-play' || (prompt !== undefined && prompt !== answered);
    });
    const view = seen.latest?.view;
    if (view?.stage !== 'in-play' || view.prompt === undefined) return;
    answered = view.prompt.id;
    await person.act(table, answered, 0);
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
    for (const [seat, person] of people.entries()) {
      if (seat > 0) expect(await person.wish(id, { type: 'sit', seat })).toMatchObject({ type: 'done' });
    }
    for (const person of people.slice(1)) {
      expect(await person.wish(id, { type: 'ready' })).toMatchObject({ type: 'done' });
    }
    expect(await host.wish(id, { type: 'deal' })).toMatchObject({ type: 'done' });
    await Promise.all(seen.map((each) => each.until(({ latest }) => latest?.view.stage === 'in-play')));
    await Promise.all(people.map((person, at) => playOn(person, id, seen[at] as Seen)));
    for (const each of seen) expect(each.latest?.view.stage).toBe('between-deals');
    expect(house.faults).toEqual([]);
  });
});
