import { type TestHouse, testHouse } from '@tilehouse/server/testing';
import { afterEach, expect, it } from 'vitest';
import { type Agent, startAgent } from './agent.ts';

let house: TestHouse;
let agents: Agent[] = [];
afterEach(async () => {
  for (const agent of agents) agent.stop();
  agents = [];
  await house.close();
});

it('takes the seat that its owner left for it, marks it, and is ready there', async () => {
  house = await testHouse();
  const owner = await house.account('Owner');
  const { code, id } = await owner.client.post<{ id: string; code: string }>('tables', {
    game: 'hong-kong-old-style',
  });
  const seen = owner.watch(id, { aside: true });
  const { token } = await owner.client.post<{ token: string }>('tokens', { label: 'my agent' });
  agents.push(await startAgent({ url: house.url, code, token }));
  await seen.until(({ latest }) => latest?.view.seats[0]?.wantsDeal === true);
  expect(seen.latest?.view.seats[0]?.occupant).toMatchObject({ name: 'Owner', agent: true });
  expect(seen.latest?.view.seats.filter(({ occupant }) => occupant !== undefined)).toHaveLength(1);
  expect(house.faults).toEqual([]);
});

it('sits down by code, is marked as an agent, and plays a hand to its end', async () => {
  house = await testHouse();
  const owner = await house.account('Owner');
  const { code, id } = await owner.client.post<{ id: string; code: string }>('tables', {
    game: 'hong-kong-old-style',
  });
  const seen = owner.watch(id);
  for (const seat of [1, 2]) await seen.client.wish({ type: 'seat-computer', seat, level: 'normal' });
  const player = await house.account('Programmer');
  const { token } = await player.client.post<{ token: string }>('tokens', { label: 'my agent' });
  agents.push(await startAgent({ url: house.url, code, token }));
  await seen.until(({ latest }) => latest?.view.seats[3]?.wantsDeal === true);
  expect(seen.latest?.view.seats[3]?.occupant).toMatchObject({ name: 'Programmer', agent: true });
  await seen.client.wish({ type: 'deal' });

  let answered: string | undefined;
  while (seen.latest?.view.stage !== 'between-deals') {
    await seen.until(({ latest }) => {
      const prompt = latest?.view.prompt?.id;
      return latest?.view.stage === 'between-deals' || (prompt !== undefined && prompt !== answered);
    });
    answered = seen.latest?.view.prompt?.id;
    if (answered !== undefined) await seen.client.act(0);
  }
  expect(house.faults).toEqual([]);
});
