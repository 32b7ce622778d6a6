/** The long check `two-nodes` does the same with two processes and fifty tables. */
import { afterEach, expect, it } from 'vitest';
import { emptyPlace } from './store/testing/on-both.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';
import { playOnTwo } from './testing/two-nodes.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

it('two nodes carry the same tables, and one goes on with all of them when the other dies', async () => {
  const { place, drop } = await emptyPlace('postgres');
  open.push({ close: drop });
  let later = 0;
  const node = async (): Promise<TestHouse> => {
    const house = await testHouse({
      place,
      storeAs: (store) => ({ ...store, clock: { ...store.clock, now: () => store.clock.now() + later } }),
    });
    open.push(house);
    return house;
  };
  const [first, second] = [await node(), await node()];
  const played = await playOnTwo({
    ...{
      store: second.store,
      urls: [first.url, second.url],
      game: 'hong-kong-old-style',
      tables: 4,
      seed: 5,
    },
    ...{ newsBefore: 5, newsAfter: 5 },
    kill: () => first.die(),
    letSilencePass: () => {
      later += 5_000;
    },
    letGracePass: () => {
      later += 10_000;
    },
  });
  expect(played.faults).toEqual([]);
  expect(played).toMatchObject({ tables: 4, wentAway: 1, outages: 3 });
  expect(second.faults.filter((fault) => !fault.startsWith('tables past'))).toEqual([]);
});

it('a table that is closed by force is gone at once for those who watch it at another node', async () => {
  const { place, drop } = await emptyPlace('postgres');
  open.push({ close: drop });
  const [first, second] = [await testHouse({ place }), await testHouse({ place })];
  open.push(first, second);
  const boss = await first.account('Boss');
  const { id } = await (await second.guest('Host')).client.post<{ id: string }>('tables', {
    game: 'hong-kong-old-style',
  });
  const looker = (await second.guest('Looker')).watch(id);
  await looker.until(({ latest }) => latest !== undefined);
  // written by a build that the first node doesn't know
  await first.store.db.updateTable('events').set({ version: 999 }).where('table_id', '=', id).execute();
  await boss.client.post(`operator/tables/${id}/close`);
  await looker.until(({ gone }) => gone === 'no-such-table');
});

it('a table that closes by its own word just as another node looks is seen to its end there', async () => {
  const { place, drop } = await emptyPlace('postgres');
  open.push({ close: drop });
  const first = await testHouse({ place });
  open.push(first);
  let atLook = async (): Promise<void> => undefined;
  const second = await testHouse({
    place,
    storeAs: (store) => ({
      ...store,
      log: {
        ...store.log,
        readHead: async (id: string) => {
          await atLook();
          return store.log.readHead(id);
        },
      },
    }),
  });
  open.push(second);
  const host = await first.guest('Host');
  const { id } = await host.client.post<{ id: string }>('tables', { game: 'hong-kong-old-style' });
  const seen = host.watch(id);
  const looker = (await second.guest('Looker')).watch(id);
  await Promise.all([seen, looker].map((each) => each.until(({ latest }) => latest !== undefined)));
  let answer: unknown;
  atLook = async () => {
    atLook = async () => undefined;
    answer = await seen.client.wish({ type: 'close' });
  };
  // somebody said something, for one
  first.store.signals.notify(id);
  await looker.until(({ gone, latest }) => gone !== undefined || latest?.view.stage === 'closed');
  expect(answer).toMatchObject({ type: 'done' });
  expect(looker.gone).toBeUndefined();
  expect(looker.latest?.view.closing).toMatchObject({ reason: 'closed' });
});

it('a node that hears nothing shows whoever comes to it all the same what others have stored', async () => {
  const { place, drop } = await emptyPlace('postgres');
  open.push({ close: drop });
  const first = await testHouse({ place });
  open.push(first);
  const deaf = { listen: () => () => {}, notify: () => {} };
  const second = await testHouse({
    place,
    storeAs: (store) => ({ ...store, signals: { ...store.signals, ...deaf } }),
  });
  open.push(second);
  const host = await first.guest('Host');
  const { id } = await host.client.post<{ id: string }>('tables', { game: 'hong-kong-old-style' });
  const looker = (await second.guest('Looker')).watch(id);
  await looker.until(({ latest }) => latest !== undefined);
  const seen = host.watch(id);
  await seen.until(({ latest }) => latest !== undefined);
  await seen.client.wish({ type: 'seat-computer', seat: 1, level: 'normal' });
  await seen.until(({ latest }) => latest?.view.seats[1]?.occupant !== undefined);
  const late = (await second.guest('Late')).watch(id);
  await late.until(({ latest }) => latest !== undefined);
  expect(late.latest?.view.seats[1]?.occupant).toMatchObject({ type: 'computer' });
  expect(late.latest?.n).toBe(looker.latest?.n);
});
