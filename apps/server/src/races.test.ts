/** What happens in the same moment, twice or too late has one outcome, and leaves nothing odd behind. */
import { afterEach, describe, expect, it } from 'vitest';
import { PlayedTable } from './testing/played-table.ts';
import { TestLine } from './testing/test-line.ts';

let table: PlayedTable;
afterEach(async () => {
  expect(table.house.faults).toEqual([]);
  await table.close();
});

async function eventsOf(
  type: string,
): Promise<readonly { readonly body: string; readonly command_id: string | null }[]> {
  const { db } = table.house.store;
  return db
    .selectFrom('events')
    .select(['body', 'command_id'])
    .where('table_id', '=', table.id)
    .where('type', '=', type)
    .orderBy('seq')
    .execute();
}

function wish(type: string, more: object = {}) {
  return { type: 'table-command', table: table.id, wish: { type, ...more } };
}

/** Resolves when the table's state is as it should be. */
async function until(holds: () => boolean): Promise<void> {
  const { host } = table.live;
  await new Promise<void>((resolve) => {
    const stop = host.watch('outsider', () => {
      if (!holds()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

describe('answers', () => {
  it('sent twice and out of order have one effect each', async () => {
    table = await PlayedTable.open();
    const before: { readonly seat: number; readonly sent: Record<string, unknown> }[] = [];
    let answered = 0;
    for (let round = 0; round < 40 && table.live.host.asked.length > 0; round += 1) {
      table.clock.pass(1_000);
      const [{ prompt, seat } = { prompt: '', seat: 0 }] = table.asked;
      const { line } = table.sitter(seat);
      const sent = { type: 'act', id: `answer-${round}`, table: table.id, prompt, offer: 0 };
      const old = before.at(-1);
      const late =
        old === undefined
          ? []
          : [table.sitter(old.seat).line.ask({ ...old.sent, id: `answered-late-${round}` })];
      const answers = await Promise.all([
        ...late,
        line.ask({ ...sent, id: `answered-first-${round}` }),
        line.ask({ ...sent, id: `answered-first-${round}` }),
        line.ask({ ...sent, id: `answered-second-${round}`, offer: 1 }),
      ]);
      const kinds = answers.map((each) => (each.type === 'ack' ? 'ack' : each.code));
      if (old !== undefined) expect(kinds.shift()).toBe('too-late');
      expect(kinds).toEqual(['ack', 'ack', 'too-late']);
      before.push({ seat, sent });
      answered += 1;
      await table.settle();
    }
    expect(answered).toBeGreaterThan(20);
    expect(await eventsOf('decided')).toHaveLength(answered);
  });

  it.each([
    { offset: -5, lateness: 0 },
    { offset: 0, lateness: 0 },
    { offset: 5, lateness: 0 },
    { offset: 0, lateness: 10 },
    { offset: 5, lateness: 10 },
  ])(
    '$offset ms from the deadline, clocks $lateness ms late, have exactly one effect',
    async ({ offset, lateness }) => {
      table = await PlayedTable.open({ visibility: 'public', lateness });
      const [{ prompt, seat } = { prompt: '', seat: 0 as const }] = table.asked;
      const { line } = table.sitter(seat);
      const left = line.update(table.id)?.view.prompt?.left ?? 0;
      expect(left).toBeGreaterThan(10_000);
      await table.clock.advance(left + offset);
      const answer = await line.ask({ type: 'act', table: table.id, prompt, offer: 0 });
      await table.clock.advance(20);
      const inTime = offset < 0 || lateness > offset;
      expect(answer.type === 'ack' ? 'ack' : answer.code).toBe(inTime ? 'ack' : 'too-late');
      const decided = (await eventsOf('decided')).map(
        ({ body }) => JSON.parse(body) as { by: string; seat: number },
      );
      expect(decided.filter((each) => each.seat === seat)).toMatchObject([
        { by: inTime ? 'seat' : 'autopilot' },
      ]);
    },
  );
});

describe('everybody at once', () => {
  it('readies, leaves, sits and deals: 200 rounds, and never two on a seat or one on two', async () => {
    table = await PlayedTable.open({ waits: true });
    const wishes = ['ready', 'not-ready', 'leave', 'sit'];
    for (let round = 0; round < 200; round += 1) {
      table.clock.pass(1_000);
      const asked = table.sitters.flatMap(({ line }, person) => {
        if (person === 0) return [];
        const type = wishes[(round * 7 + person * 3 + (round >> 2)) % 4] ?? '';
        // all of them want the same seat
        return [line.ask(type === 'sit' ? wish('sit', { seat: 1 + (round % 3) }) : wish(type))];
      });
      const answers = await Promise.all(asked);
      expect(answers.every((each) => each.type === 'ack' || each.code !== 'fault')).toBe(true);
      const players = table.live.host.state.seats.flatMap((occupant) =>
        occupant?.type === 'person' ? [occupant.player] : [],
      );
      expect(new Set(players).size).toBe(players.length);
    }
    for (const [seat, { line }] of table.sitters.entries()) if (seat > 0) await line.ask(wish('leave'));
    for (const [seat, { line }] of table.sitters.entries()) {
      table.clock.pass(1_000);
      if (seat > 0) expect(await line.ask(wish('sit', { seat }))).toMatchObject({ type: 'ack' });
    }
    for (const { line } of table.sitters.slice(1)) await line.ask(wish('ready'));
    const { line } = table.sitter(0);
    const deals = await Promise.all([line.ask(wish('deal')), line.ask(wish('deal')), line.ask(wish('deal'))]);
    expect(deals.filter(({ type }) => type === 'ack')).toHaveLength(1);
    expect(await eventsOf('deal-began')).toHaveLength(1);
  });

  it('is removed and drops in the same tick: a seat is freed, every time', async () => {
    table = await PlayedTable.open({ waits: true });
    const { client } = table.sitter(3);
    let { line } = table.sitter(3);
    for (let round = 0; round < 50; round += 1) {
      table.clock.pass(1_000);
      const removed = table.sitter(0).line.ask(wish('remove', { seat: 3 }));
      line.terminate();
      expect(await removed).toMatchObject({ type: 'ack' });
      expect(table.live.host.state.seats[3]).toBeUndefined();
      line = await table.lineOf(client);
      expect(await line.ask(wish('sit', { seat: 3 }))).toMatchObject({ type: 'ack' });
    }
    line.close();
  });
});

describe('several lines of one person', () => {
  it('either may close and the seat stays here; both, and it is away', async () => {
    table = await PlayedTable.open();
    const { client, line: first } = table.sitter(1);
    const isAway = (): boolean => table.live.host.state.presence[1].away !== undefined;
    let other = await table.lineOf(client);
    for (let round = 0; round < 10; round += 1) {
      const closing = other;
      other = await table.lineOf(client);
      closing.terminate();
      await closing.until(() => false);
      await table.settle();
      expect(isAway()).toBe(false);
    }
    first.terminate();
    await first.until(() => false);
    await table.settle();
    expect(isAway()).toBe(false);
    other.terminate();
    await until(isAway);
    const back = await table.lineOf(client);
    await until(() => !isAway());
    back.close();
  });

  it('to look on from the side is not to be there', async () => {
    table = await PlayedTable.open();
    const { client, line } = table.sitter(2);
    const aside = await table.lineOf(client, { aside: true });
    line.terminate();
    await until(() => table.live.host.state.presence[2].away !== undefined);
    aside.close();
  });

  it('plays at two tables at once, each for itself', async () => {
    table = await PlayedTable.open();
    const [{ prompt, seat } = { prompt: '', seat: 0 }] = table.asked;
    const { client, line } = table.sitter(seat);
    const second = await client.post<{ id: string }>('tables', { game: 'hong-kong-old-style' });
    const both = await TestLine.greeted(table.house.url, { cookie: client.cookie });
    for (const id of [table.id, second.id]) await both.tell({ type: 'watch', table: id });
    const act = { type: 'act', id: 'the-same-id-twice', prompt, offer: 0 };
    expect(await both.ask({ ...act, table: second.id })).toMatchObject({ code: 'too-late' });
    const here = await both.ask({ ...act, table: table.id });
    const leave = {
      type: 'table-command',
      id: 'the-same-id-twice',
      table: second.id,
      wish: { type: 'close' },
    };
    expect([here.type, (await both.ask(leave)).type]).toEqual(['ack', 'ack']);
    await table.settle();
    expect(line.update(table.id)?.view.stage).toBe('in-play');
    both.close();
  });
});
