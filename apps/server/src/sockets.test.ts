/** Who may open a socket, what ends it, what it may cost us, and what it never carries. */
import { HouseClient } from '@tilehouse/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { PlayedTable } from './testing/played-table.ts';
import { TestLine } from './testing/test-line.ts';

let table: PlayedTable;
afterEach(async () => {
  expect(table.house.faults).toEqual([]);
  await table.close();
});

async function account(name: string) {
  const client = new HouseClient({ url: table.house.url, fetch });
  await client.post('sign-up', { name, password: 'a good password' });
  return client;
}

const ended = async (line: TestLine) => {
  await line.until(() => false);
  return [line.closed?.reason, line.messages.at(-1)];
};

describe('who may', () => {
  it('open a socket: not a page of another site with our cookie, but a program with a token', async () => {
    table = await PlayedTable.open({ waits: true });
    const { url } = table.house;
    const client = await account('Owner');
    const origin = 'https://evil.test';
    const stolen = await TestLine.open(url, { cookie: client.cookie, origin });
    expect(await ended(stolen)).toEqual(['wrong-origin', { type: 'refused', code: 'wrong-origin' }]);
    const { token } = await client.post<{ token: string }>('tokens', { label: 'agent' });
    const agent = await TestLine.greeted(url, { token, origin });
    expect(agent.messages[0]).toMatchObject({ type: 'welcome', me: { kind: 'agent', name: 'Owner' } });
    const own = await TestLine.greeted(url, { cookie: client.cookie, origin: url.slice(0, -1) });
    expect(own.messages[0]).toMatchObject({ me: { kind: 'account' } });
    for (const line of [agent, own]) line.close();
  });
});

describe('a session that ends', () => {
  it('takes its lines along: signed out everywhere, a token revoked, another device', async () => {
    table = await PlayedTable.open({ waits: true });
    const { url } = table.house;
    const client = await account('Owner');
    const { token, id } = await client.post<{ token: string; id: string }>('tokens', { label: 'agent' });
    const agent = await TestLine.greeted(url, { token });
    const own = await TestLine.greeted(url, { cookie: client.cookie });
    await client.post(`tokens/${id}/revoke`);
    const message = { type: 'refused', code: 'session-ended' };
    expect(await ended(agent)).toEqual(['session-ended', message]);
    await own.quiet();
    expect(own.closed).toBeUndefined();
    await client.post('sign-out-everywhere');
    expect(await ended(own)).toEqual(['session-ended', message]);
    const { client: guest, line } = table.sitter(2);
    const link = await guest.post<{ token: string }>('device-links');
    const device = new HouseClient({ url, fetch });
    await device.post('device-links/take', { token: link.token });
    expect(await ended(line)).toEqual(['session-ended', message]);
    const there = await table.lineOf(device);
    expect(there.messages[0]).toMatchObject({ me: { id: table.sitter(2).me.id } });
    there.close();
  });

  it('is noticed on every node: whoever ended it', async () => {
    table = await PlayedTable.open({ waits: true });
    const { line, me } = table.sitter(1);
    const { open, store } = table.house;
    await open.sockets?.check(open.socket.speakersOf);
    await line.quiet();
    expect(line.closed).toBeUndefined();
    // as another node would
    await store.db.deleteFrom('sessions').where('player_id', '=', me.id).execute();
    await open.sockets?.check(open.socket.speakersOf);
    expect(await ended(line)).toEqual(['session-ended', { type: 'refused', code: 'session-ended' }]);
    expect(table.sitter(0).line.closed).toBeUndefined();
  });

  it('speaks under a new name at once', async () => {
    table = await PlayedTable.open({ waits: true });
    const { client, line } = table.sitter(1);
    await client.post('rename', { name: 'Another Name' });
    await line.ask({ type: 'chat', table: table.id, kind: 'phrase', body: 'hello' });
    await table.settle();
    expect(JSON.stringify(line.messages.findLast(({ type }) => type === 'chat'))).toContain('Another Name');
  });
});

describe('what a socket may cost', () => {
  it('is bounded: a flood is refused and then cut, while others play on', async () => {
    table = await PlayedTable.open();
    const flooders = await Promise.all(Array.from({ length: 10 }, () => TestLine.greeted(table.house.url)));
    const watch = { type: 'watch', table: table.id };
    for (const line of flooders) for (let sent = 0; sent < 300; sent += 1) line.send(watch);
    for (let moves = 0; moves < 5; moves += 1) await table.playOne();
    for (const line of flooders) {
      await line.until(() => false);
      expect(line.closed).toEqual({ code: 1008, reason: 'too-many' });
    }
    expect(table.house.open.sockets?.count).toBe(4);
    // nor does coming back help, for a while
    await expect(TestLine.open(table.house.url)).rejects.toThrow('429');
    (await TestLine.greeted(table.house.url, { cookie: table.sitter(1).client.cookie })).close();
  });

  it('is bounded for lines as well: who opens them without end is turned away before there is one', async () => {
    table = await PlayedTable.open();
    const { url } = table.house;
    const opening = Array.from({ length: 800 }, () =>
      TestLine.open(url).then(
        (line) => line.close(),
        (problem: unknown) => String(problem),
      ),
    );
    const refused = (await Promise.all(opening)).filter((each) => each !== undefined);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(['Error: Unexpected server response: 429']));
    await table.playOne();
  });

  it('loses nothing by a line that is cut: what was missed comes as events', async () => {
    table = await PlayedTable.open();
    const { client, line } = table.sitter(1);
    const cut = await table.lineOf(client);
    const seen = cut.update(table.id)?.n ?? 0;
    cut.terminate();
    for (let moves = 0; moves < 6; moves += 1) await table.playOne();
    await table.settle();
    const back = await TestLine.greeted(table.house.url, { cookie: client.cookie });
    await back.tell({ type: 'watch', table: table.id, from: seen });
    const events = (each: TestLine) =>
      each.messages.flatMap((message) => {
        const { events, n } = message as unknown as { events?: readonly unknown[]; n: number };
        return message.type === 'update' && n > seen ? (events ?? []) : [];
      });
    expect(events(back)).toEqual(events(line));
    back.close();
  });
});

describe.each(['missing-suit', 'malaysian', 'hong-kong-old-style', 'hong-kong'])('a hand of %s', (game) => {
  it('is played to its end, and no frame holds a face that is not to be seen', async () => {
    table = await PlayedTable.open({ game });
    const visitor = await table.visitor('Visitor');
    const aside = await table.lineOf(table.sitter(0).client, { aside: true });
    const lines = [...table.sitters.map(({ line }) => line), visitor.line, aside];
    const read = lines.map(() => 0);
    const seen = lines.map(() => new Set<string>());
    const secrets = await secretsOf();
    let scanned = 0;
    for (let moves = 0; moves < 600; moves += 1) {
      await Promise.all(lines.map((line) => line.quiet()));
      const isOver = table.live.host.state.prompts.every((prompt) => prompt === undefined);
      for (const [at, line] of lines.entries()) {
        const kinds = seen[at] ?? new Set();
        for (const kind of facesFor(at)) kinds.add(kind);
        for (const text of isOver ? [] : line.frames.slice(read[at])) {
          scanned += 1;
          const shown = [...text.matchAll(/"([1-9][mpszfyajx])"/g)].map(([, face]) => face ?? '');
          expect(
            shown.filter((face) => !kinds.has(face)),
            text,
          ).toEqual([]);
          expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
        }
        read[at] = line.frames.length;
      }
      if (isOver) break;
      await table.playOne();
    }
    expect(table.live.host.results).toHaveLength(1);
    expect(scanned).toBeGreaterThan(100);
    for (const each of [visitor.line, aside]) each.close();
  });

  /** Faces somebody may have seen: everything but the wall and the hands of others. */
  function facesFor(at: number): readonly string[] {
    const { deal } = table.live.host.state.match as {
      readonly deal: {
        readonly hands: readonly {
          readonly tiles: readonly string[];
          readonly melds: unknown;
          readonly bonus: unknown;
        }[];
        readonly discards: unknown;
      };
    };
    const open = deal.hands.map(({ bonus, melds }) => [bonus, melds]);
    const text = JSON.stringify([open, deal.discards, at < deal.hands.length ? deal.hands[at]?.tiles : []]);
    return [...text.matchAll(/"([1-9][mpszfyajx])"/g)].map(([, face]) => face ?? '');
  }

  async function secretsOf(): Promise<readonly string[]> {
    const { db } = table.house.store;
    const head = await table.house.store.log.readHead(table.id);
    const shuffles = await db
      .selectFrom('events')
      .select('body')
      .where('type', '=', 'shuffle-committed')
      .execute();
    const drawn = shuffles.map(({ body }) => (JSON.parse(body) as { secret: { s: string } }).secret.s);
    expect(drawn).toHaveLength(1);
    return [head?.secret ?? '', ...drawn];
  }
});
