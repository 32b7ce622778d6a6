import { afterEach, describe, expect, it } from 'vitest';
import { type TestHouse, testHouse } from '../testing/test-house.ts';

let house: TestHouse;
afterEach(() => house.close());

describe('whoever is at a table', () => {
  it('learns its code and what its hands came to, and an unknown table is refused by name', async () => {
    house = await testHouse();
    const keong = await house.guest('Ah Keong');
    const { client } = keong;
    const opened = await client.post<{ id: string; code: string }>('tables', { game: 'malaysian' });
    expect(await client.get(`tables/${opened.id}`)).toEqual({
      ...opened,
      game: 'malaysian',
      visibility: 'private',
      closed: false,
    });
    const seen = keong.watch(opened.id);
    await seen.until(({ latest }) => latest !== undefined);
    await seen.client.wish({ type: 'close' });
    expect(await client.get(`tables/${opened.id}`)).toMatchObject({ closed: true });
    expect(await client.get(`tables/${opened.id}/results`)).toEqual({ results: [] });
    await expect(client.get('tables/aaaaaaaaaaaaaaaa')).rejects.toMatchObject({ code: 'room-unknown' });
  });

  it('is told no address where the house listens on this computer alone', async () => {
    house = await testHouse();
    const { client } = await house.guest('Ah Keong');
    expect(await client.get('addresses')).toEqual({ network: [] });
  });
});
