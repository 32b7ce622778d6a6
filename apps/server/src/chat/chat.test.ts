import { afterEach, describe, expect, it } from 'vitest';
import { PlayedTable } from '../testing/played-table.ts';
import type { TestLine } from '../testing/test-line.ts';
import { cleanText } from './chat.ts';

describe('text', () => {
  it.each([
    ['  hello \n there\t', 'hello there'],
    ['a\u202eb\u2066c', 'a b c'],
    ['a\u0000\u0007b', 'a b'],
    ['half \ud83d pair', 'half pair'],
    ['你好\u3000世界', '你好 世界'],
    ['👩\u200d👧 ❤\ufe0f', '👩\u200d👧 ❤\ufe0f'],
    [`z${'\u0301'.repeat(40)}`, `ź${'\u0301'.repeat(4)}`],
    ['e\u0301', 'é'],
    ['<b>plain</b> & "so"', '<b>plain</b> & "so"'],
  ])('%j is kept as %j', (text, kept) => expect(cleanText(text)).toBe(kept.normalize('NFC')));

  it.each(['', ' ', '\u200b', '\u200d\u200d', '\u3164', '\u2800', '\ufe0f', '\u0301', '\u202e\n', '\ud800'])(
    '%j is nothing',
    (text) => expect(cleanText(text)).toBe(''),
  );
});

describe('talk at a table', () => {
  let table: PlayedTable;
  afterEach(async () => {
    expect(table.house.faults).toEqual([]);
    await table.close();
  });

  const say = (line: TestLine, body: string, more: Record<string, unknown> = {}) =>
    line.ask({ type: 'chat', table: table.id, kind: 'text', body, ...more });
  const heard = (line: TestLine) =>
    line.messages.flatMap((message) => (message.type === 'chat' ? message.lines : []));

  it('is heard by everybody once and in order, also by who comes while it goes on', async () => {
    table = await PlayedTable.open({ waits: true });
    const comers: TestLine[] = [];
    for (let round = 0; round < 12; round += 1) {
      table.clock.pass(10_000);
      const [comer] = await Promise.all([
        table.lineOf(table.sitter(round % 4).client),
        ...table.sitters.map(({ line }, seat) => say(line, `line ${round} of ${seat}`)),
      ]);
      if (comer !== undefined) comers.push(comer);
    }
    await say(table.sitter(0).line, 'the end');
    await table.settle();
    for (const line of [...table.sitters.map((each) => each.line), ...comers]) {
      await line.until(() => heard(line).at(-1)?.body === 'the end');
      const numbers = heard(line).map(({ n }) => n);
      const first = numbers[0] ?? 0;
      expect(numbers).toEqual(numbers.map((_, at) => first + at));
    }
    expect(heard(table.sitter(0).line)).toHaveLength(49);
    for (const line of comers) line.close();
  });

  it('of whom the host has muted isn’t heard, until they may speak again', async () => {
    table = await PlayedTable.open({ waits: true });
    const [host, muted] = [table.sitter(0), table.sitter(1)];
    const mute = (on: boolean) =>
      host.line.ask({
        type: 'table-command',
        table: table.id,
        wish: { type: 'mute', player: muted.me.id, on },
      });
    expect(await mute(true)).toMatchObject({ type: 'ack' });
    expect(await say(muted.line, 'hear me')).toMatchObject({ type: 'refused', code: 'muted' });
    expect(await say(table.sitter(2).line, 'quiet here')).toMatchObject({ type: 'ack' });
    expect(await mute(false)).toMatchObject({ type: 'ack' });
    expect(await say(muted.line, 'hear me now')).toMatchObject({ type: 'ack' });
    await host.line.until(() => heard(host.line).at(-1)?.body === 'hear me now');
    expect(heard(host.line).map(({ body }) => body)).toEqual(['quiet here', 'hear me now']);
  });

  it('tells those of one name apart, also who looks on', async () => {
    table = await PlayedTable.open({ waits: true });
    const { line, me } = table.sitter(0);
    const visitor = await table.visitor(me.name);
    expect(await say(visitor.line, 'mine')).toMatchObject({ type: 'ack' });
    expect(await say(line, 'and mine')).toMatchObject({ type: 'ack' });
    await line.until(() => heard(line).length === 2);
    expect(heard(line).map(({ name }) => name)).toEqual([`${me.name} 2`, me.name]);
  });

  it('keeps a line that is sent twice once, whatever else was said, and says what it said before', async () => {
    table = await PlayedTable.open({ waits: true });
    const { client, line } = table.sitter(1);
    const first = await say(line, 'once', { id: 'one-and-the-same' });
    for (const body of ['two', 'three', 'four', 'five'])
      expect(await say(line, body)).toMatchObject({ type: 'ack' });
    expect(await say(line, 'six')).toMatchObject({ type: 'refused', code: 'too-many' });
    // too many by now, but this one was kept
    const back = await table.lineOf(client);
    expect(await say(back, 'once', { id: 'one-and-the-same' })).toEqual(first);
    table.clock.pass(1_500);
    expect(await say(line, 'seven')).toMatchObject({ type: 'ack' });
    await table.settle();
    expect(heard(line).map(({ body }) => body)).toEqual(['once', 'two', 'three', 'four', 'five', 'seven']);
    // another's id is another's
    expect(await say(table.sitter(2).line, 'mine', { id: 'one-and-the-same' })).toMatchObject({ n: 7 });
    back.close();
  });

  it('refuses what is no text and phrases nobody knows, and leaves the table’s log alone', async () => {
    table = await PlayedTable.open({ waits: true });
    const { line } = table.sitter(1);
    const length = table.live.host.length;
    expect(await say(line, '\u200b \u202e')).toMatchObject({ code: 'nothing-said' });
    expect(await say(line, 'no-such-phrase', { kind: 'phrase' })).toMatchObject({ code: 'no-such-phrase' });
    expect(await say(line, 'x'.repeat(301))).toMatchObject({ code: 'malformed', at: 'body' });
    expect(await say(line, 'thanks', { kind: 'phrase' })).toMatchObject({ type: 'ack' });
    expect(await say(line, ' tidy\u202e\nme ')).toMatchObject({ type: 'ack' });
    await table.settle();
    expect(heard(line).map(({ body, kind }) => [kind, body])).toEqual([
      ['phrase', 'thanks'],
      ['text', 'tidy me'],
    ]);
    expect(table.live.host.length).toBe(length);
  });

  it('is for friends who look on, and at a public table for those who sit there', async () => {
    table = await PlayedTable.open({ waits: true });
    const friend = await table.visitor('Friend');
    expect(await say(friend.line, 'hello')).toMatchObject({ type: 'ack' });
    friend.line.close();
    await table.close();
    table = await PlayedTable.open({ waits: true, visibility: 'public' });
    const stranger = await table.visitor('Stranger');
    expect(await say(stranger.line, 'hello')).toMatchObject({ code: 'not-seated' });
    expect(await say(table.sitter(1).line, 'hello')).toMatchObject({ type: 'ack' });
    await table.wish(0, { type: 'close' });
    expect(await say(table.sitter(1).line, 'bye')).toMatchObject({ code: 'table-closed' });
    stranger.line.close();
  });
});
