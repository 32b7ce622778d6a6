import type { ServerMessage } from '@tilehouse/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestHouse, testHouse } from '../testing/test-house.ts';
import { TestLine } from '../testing/test-line.ts';
import type { TestPerson } from '../testing/test-person.ts';

type Presence = Extract<ServerMessage, { type: 'presence' }>;

let house: TestHouse;
afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

const told = (line: TestLine): readonly Presence[] =>
  line.messages.filter((message): message is Presence => message.type === 'presence');
/** Names as they were told last, and how many more. */
const latest = (line: TestLine) => {
  const last = told(line).at(-1);
  return last && [...last.onlookers.map(({ name }) => name).sort(), ...(last.more > 0 ? [last.more] : [])];
};

async function comes(table: string, person?: TestPerson): Promise<TestLine> {
  const cookie = person?.client.cookie ?? '';
  const line = await TestLine.greeted(house.url, { cookie });
  await line.tell({ type: 'watch', table });
  return line;
}

const wish = (line: TestLine, table: string, wished: unknown) =>
  line.ask({ type: 'table-command', table, wish: wished });
const becomes = (line: TestLine, names: readonly unknown[]) =>
  line.until(() => JSON.stringify(latest(line)) === JSON.stringify(names));

async function room(visibility: 'private' | 'public') {
  house = await testHouse();
  const ann = await house.guest('Ann');
  const { id } = await ann.client.post<{ id: string }>('tables', { game: 'hong-kong', visibility });
  return { id, host: await comes(id, ann) };
}

describe('who has come into a room', () => {
  it('and hasn’t sat down is told everybody there, until they sit or go', async () => {
    const { id, host } = await room('private');
    const mei = await house.guest('Mei');
    const guest = await comes(id, mei);
    await becomes(host, ['Mei']);
    const stranger = await comes(id);
    await becomes(stranger, ['Mei']);
    expect(await wish(guest, id, { type: 'sit', seat: 1 })).toMatchObject({ type: 'ack' });
    await becomes(host, []);
    expect(await wish(guest, id, { type: 'leave' })).toMatchObject({ type: 'ack' });
    await becomes(host, ['Mei']);
    guest.close();
    await becomes(host, []);
    for (const line of [host, stranger]) line.close();
  });

  it('is told apart from those who sit there, isn’t named where they are muted, and not all are', async () => {
    const { id, host } = await room('private');
    const other = await house.guest('Ann');
    const first = await comes(id, other);
    await becomes(host, ['Ann 2']);
    await wish(host, id, { type: 'mute', player: other.me.id, on: true });
    await becomes(host, [1]);
    const lines = [host, first];
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G'])
      lines.push(await comes(id, await house.guest(`${name}${name}`)));
    await host.until(() => told(host).at(-1)?.more === 2);
    expect(told(host).at(-1)?.onlookers).toHaveLength(6);
    for (const line of lines) line.close();
  });

  it('isn’t told at a public table, where strangers may look on', async () => {
    const { id, host } = await room('public');
    const guest = await comes(id, await house.guest('Mei'));
    await wish(guest, id, { type: 'sit', seat: 1 });
    await host.quiet();
    expect(told(host)).toEqual([]);
    for (const line of [host, guest]) line.close();
  });
});
