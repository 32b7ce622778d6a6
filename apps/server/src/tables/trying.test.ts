import { afterEach, describe, expect, it } from 'vitest';
import { type TestHouse, testHouse } from '../testing/test-house.ts';

let house: TestHouse;
afterEach(() => house.close());

const wish = { game: 'missing-suit', trying: true } as const;

describe('trying out rules from every seat', () => {
  it('is for accounts, where the house allows it', async () => {
    house = await testHouse();
    const boss = await house.account('Boss');
    await expect(boss.client.post('tables', wish)).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await boss.client.get('me')).not.toMatchObject({ house: { trying: true } });
    await house.close();
    house = await testHouse({ trying: true });
    const guest = await house.guest('Meng');
    expect(await guest.client.get('me')).toMatchObject({ house: { trying: true } });
    await expect(guest.client.post('tables', wish)).rejects.toMatchObject({ code: 'not-guest' });
  });

  it('one plays a hand from all of them, and it counts for nothing', async () => {
    house = await testHouse({ trying: true });
    const boss = await house.account('Boss');
    const { id } = await boss.client.post<{ id: string }>('tables', wish);
    const seen = boss.watch(id);
    await seen.until(({ latest }) => latest !== undefined);
    const names = seen.latest?.view.seats.map(({ occupant }) => occupant?.name);
    expect(names).toEqual(['Boss 1', 'Boss 2', 'Boss 3']);
    // nobody else takes a seat that is open for a moment
    const friend = await house.account('Mei');
    const other = friend.watch(id);
    await other.until(({ latest }) => latest !== undefined);
    await seen.client.wish({ type: 'remove', seat: 2 });
    expect(await other.client.wish({ type: 'sit', seat: 2 })).toMatchObject({ code: 'not-your-seat' });
    expect(await seen.client.wish({ type: 'sit', seat: 2 })).toMatchObject({ type: 'done' });
    expect(await seen.client.wish({ type: 'deal' })).toMatchObject({ type: 'done' });
    await seen.until(({ latest }) => latest?.view.stage === 'in-play');
    expect(seen.latest?.view.hosted?.settles).toBe('same-account');
    const secondHand = () => JSON.stringify(seen.latest?.view.view);
    const first = secondHand();
    seen.client.playAs(1);
    await seen.until(({ latest }) => latest?.view.hosted?.trying?.as === 1);
    expect(secondHand()).not.toBe(first);
    const played = new Set<number>();
    for (let moves = 0; moves < 16; moves += 1) {
      await seen.until(({ latest }) => {
        const { hosted, prompt, stage } = latest?.view ?? {};
        const { as, asked = [] } = hosted?.trying ?? {};
        return (
          stage !== 'in-play' || (asked.length > 0 && (prompt !== undefined) === asked.includes(as as never))
        );
      });
      const view = seen.latest?.view;
      const { as, asked = [] } = view?.hosted?.trying ?? {};
      if (view?.stage !== 'in-play') break;
      if (view.prompt === undefined) {
        const [next = 0] = asked;
        seen.client.playAs(next);
        await seen.until(({ latest }) => latest?.view.hosted?.trying?.as === next);
      } else {
        played.add(as ?? -1);
        expect(await seen.client.act(0)).toMatchObject({ type: 'done' });
      }
    }
    expect(played.size).toBeGreaterThan(1);
    const told = seen.updates.flatMap(({ events }) => events.map(({ type }) => type));
    expect(told).not.toContain('went-away');
    // a hand that is cancelled is a result too, but for here
    expect(await seen.client.wish({ type: 'close' })).toMatchObject({ type: 'done' });
    expect(await boss.client.get('money')).toMatchObject({ balance: 20_000 });
    expect(await house.store.db.selectFrom('results').selectAll().execute()).toEqual([]);
    expect(await house.store.db.selectFrom('result_seats').selectAll().execute()).toEqual([]);
    // and it keeps nobody from sitting at a real table
    await boss.client.post('tables', { game: 'missing-suit' });
    expect(house.faults).toEqual([]);
  });
});
