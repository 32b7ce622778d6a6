/** Going on at another device, with a line open and tiles dealt. */
import type { Me } from '@tilehouse/protocol';
import { HouseClient } from '@tilehouse/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestHouse, testHouse } from './testing/test-house.ts';
import { type Seen, TestPerson } from './testing/test-person.ts';

let house: TestHouse;
afterEach(() => house.close());

/** Four guests with tiles dealt; the last one is about to move. */
async function dealt(): Promise<{ people: readonly TestPerson[]; seen: readonly Seen[]; id: string }> {
  house = await testHouse();
  const people = await Promise.all(['Ann', 'Bob', 'Cai', 'Dee'].map((name) => house.guest(name)));
  const opened = await people[0]?.client.post<{ id: string }>('tables', { game: 'hong-kong-old-style' });
  const id = opened?.id ?? '';
  const seen = people.map((person) => person.watch(id));
  await Promise.all(seen.map((each) => each.until(({ latest }) => latest !== undefined)));
  for (const [seat, { client }] of seen.entries()) {
    if (seat > 0) await client.wish({ type: 'sit', seat });
  }
  for (const { client } of seen.slice(1)) await client.wish({ type: 'ready' });
  await seen[0]?.client.wish({ type: 'deal' });
  await Promise.all(seen.map((each) => each.until(({ latest }) => latest?.view.stage === 'in-play')));
  return { people, seen, id };
}

describe('going on at another device in the middle of a hand', () => {
  it('is no disconnect: nobody is told that anybody left, and the same tiles are there', async () => {
    const { people, seen, id } = await dealt();
    const [host, , , mover] = people;
    if (host === undefined || mover === undefined) throw new Error('nobody came');
    const before = JSON.stringify(seen[3]?.latest?.view.view);
    const { token } = await mover.client.post<{ token: string }>('device-links');
    const anew = new HouseClient({ url: house.url, fetch });
    const { me } = await anew.post<{ me: Me }>('device-links/take', { token });
    expect(me).toMatchObject({ id: mover.me.id, name: 'Dee', kind: 'guest' });
    // the old device's line is cut, and it is told why it is nobody now
    await expect.poll(() => mover.frames.some((frame) => frame.includes('session-ended'))).toBe(true);
    expect(await mover.client.get('me')).toMatchObject({ me: null, left: 'moved' });
    const there = TestPerson.of(anew, me);
    const again = there.watch(id);
    await again.until(({ latest }) => latest !== undefined);
    expect(JSON.stringify(again.latest?.view.view)).toBe(before);
    // something that everybody sees after all that
    await seen[0]?.client.wish({ type: 'pause' });
    await seen[0]?.until(({ updates }) =>
      updates.some(({ events }) => events.some(({ type }) => type === 'paused')),
    );
    const told = seen[0]?.updates.flatMap(({ events }) => events.map(({ type }) => type)) ?? [];
    expect(told.filter((type) => type === 'went-away' || type === 'came-back')).toEqual([]);
    there.link.close();
    expect(house.faults).toEqual([]);
  });

  it('tells a device that was signed out in another way nothing of it', async () => {
    house = await testHouse();
    const ann = await house.account('Ann');
    const other = new HouseClient({ url: house.url, fetch });
    await other.post('sign-in', { name: 'Ann', password: 'a good password' });
    await ann.client.post('sign-out-everywhere');
    const { left } = await other.get<{ left?: string }>('me');
    expect(left).toBeUndefined();
  });
});
