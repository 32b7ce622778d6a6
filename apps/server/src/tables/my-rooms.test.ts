import type { MyRoomsReply } from '@tilehouse/protocol';
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
