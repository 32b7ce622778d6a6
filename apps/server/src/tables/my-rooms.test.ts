import type { MyRoomsReply, MyTablesReply } from '@tilehouse/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestHouse, testHouse } from '../testing/test-house.ts';

let house: TestHouse;
afterEach(() => house.close());

describe('my rooms', () => {
  it('says when each closes by itself, and how those closed that did', async () => {
    house = await testHouse({ rooms: { account: 3, guest: 2 } });
    const ann = await house.guest('Ann');
    const open = () => ann.client.post<{ id: string; code: string }>('tables', { game: 'hong-kong' });
    const [first, second] = [await open(), await open()];
    await expect(open()).rejects.toMatchObject({ code: 'room-limit' });
    const before = await ann.client.get<MyRoomsReply>('my-rooms');
    expect(before).toMatchObject({ used: 2, allowed: 2, recent: [] });
    for (const { expiresAt, movedAt } of before.rooms) expect(expiresAt - movedAt).toBe(7 * 86_400_000);
    const seen = ann.watch(first.id);
    await seen.until(({ latest }) => latest !== undefined);
    expect(await seen.client.wish({ type: 'close' })).toMatchObject({ type: 'done' });
    const after = await ann.client.get<MyRoomsReply>('my-rooms');
    expect(after).toMatchObject({
      used: 1,
      rooms: [{ id: second.id }],
      recent: [{ id: first.id, code: first.code, game: 'hong-kong', reason: 'closed', name: 'Ann' }],
    });
    await open();
  });
});

describe('my tables', () => {
  it('tell whom the host took from a seat, until they sit there again', async () => {
    house = await testHouse();
    const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
    const { id } = await ann.client.post<{ id: string }>('tables', { game: 'hong-kong' });
    const [host, other] = [ann.watch(id), bob.watch(id)];
    const mine = () => bob.client.get<MyTablesReply>('my-tables');
    const done = { type: 'done' };
    expect(await other.client.wish({ type: 'sit', seat: 1 })).toMatchObject(done);
    expect(await mine()).toMatchObject({ tables: [{ id }], removed: [] });
    expect(await host.client.wish({ type: 'remove', seat: 1 })).toMatchObject(done);
    const told = { id, game: 'hong-kong', byHost: true, settles: false };
    expect(await mine()).toEqual({ tables: [], removed: [{ ...told, at: expect.any(Number) }] });
    expect(await other.client.wish({ type: 'sit', seat: 1 })).toMatchObject(done);
    expect(await mine()).toMatchObject({ tables: [{ id }], removed: [] });
    // who goes needs no telling
    expect(await other.client.wish({ type: 'leave' })).toMatchObject(done);
    expect(await mine()).toEqual({ tables: [], removed: [] });
  });
});
