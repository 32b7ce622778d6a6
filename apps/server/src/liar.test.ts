/** A client that lies, made from the wire's own schemas: every lie is refused by a name and changes nothing. */
import {
  answerBody,
  clientMessage,
  openTableBody,
  protocolVersion,
  reportBody,
  resetPasswordBody,
  type ServerMessage,
  tableWish,
  topUpBody,
} from '@tilehouse/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { PlayedTable, type Sitter } from './testing/played-table.ts';
import { TestLine } from './testing/test-line.ts';

let table: PlayedTable;
let visitor: Sitter;
let before: string;

beforeAll(async () => {
  table = await PlayedTable.open();
  visitor = await table.visitor('Visitor');
  await table.playOne();
  before = await table.everything();
});
afterAll(async () => {
  visitor.line.close();
  await table.close();
});

async function unchanged(): Promise<void> {
  expect(table.house.faults).toEqual([]);
  expect(await table.everything()).toBe(before);
}

/** A good value for each field there is; a new field must be given one here. */
const good: Readonly<Record<string, unknown>> = {
  protocol: protocolVersion,
  token: 'x'.repeat(30),
  from: 0,
  aside: false,
  as: 0,
  id: 'command-of-a-liar',
  prompt: '0123456789abcdef',
  offer: 0,
  wish: { type: 'leave' },
  kind: 'phrase',
  body: 'hello',
  seat: 0,
  commitment: 'ab'.repeat(32),
  deal: 1,
  entropy: 'ab'.repeat(16),
  options: {},
  customs: {},
  level: 'normal',
  trying: true,
  game: 'hong-kong-old-style',
  visibility: 'private',
  link: 'https://meet.example.com/mahjong',
  player: 'aaaaaaaaaaaaaaaa',
  about: { type: 'deal', table: 'aaaaaaaaaaaaaaaa', deal: 1 },
  note: 'wrong',
  answer: 'right',
  name: 'Nobody',
  on: true,
};
/** What the API takes besides accounts, which have a test of their own. */
const bodies = {
  tables: openTableBody,
  'money/top-up': topUpBody,
  reports: reportBody,
  'reports/aaaaaaaaaaaaaaaa/answer': answerBody,
  'operator/reset-password': resetPasswordBody,
};
const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown;
const wrong: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  'x',
  '',
  'x'.repeat(7_000),
  '\u0000',
  '\ud800',
  '__proto__',
  [],
  {},
  { type: 'leave', more: 1 },
  { toString: 'x' },
  deep,
];

type Fields = Readonly<Record<string, z.ZodType>>;

/** Everything that can be wrong with one message, one thing at a time; what is still right is left out. */
function liesAbout(shape: Fields, schema: z.ZodType): readonly unknown[] {
  const filled = Object.entries(shape).map(([field, type]) => {
    const value = 'values' in type ? [...(type.values as Set<unknown>)][0] : filling(field);
    expect(value, `a good value for ${field}`).not.toBeUndefined();
    return [field, value] as const;
  });
  const whole = Object.fromEntries(filled);
  expect(schema.safeParse(whole).success, JSON.stringify(whole)).toBe(true);
  const lies = Object.keys(shape).flatMap((field) => [
    { ...whole, [field]: undefined },
    ...wrong.map((value) => ({ ...whole, [field]: value })),
  ]);
  return [...lies, { ...whole, more: 1 }, [whole], { message: whole }].filter(
    (lie) => !schema.safeParse(JSON.parse(JSON.stringify(lie))).success,
  );
}

const filling = (field: string): unknown => (field === 'table' ? table.id : good[field]);

async function answers(line: TestLine, lie: unknown): Promise<ServerMessage | undefined> {
  table.clock.pass(1_000);
  const from = line.messages.length;
  line.send(lie);
  await line.until(() => line.messages.length > from);
  return line.messages[from];
}

describe('a client that lies', () => {
  it.each(clientMessage.options.map((option) => ({ option, type: [...option.shape.type.values][0] })))(
    'about $type is refused, whoever it is',
    async ({ option }) => {
      const lies = liesAbout(option.shape as Fields, clientMessage);
      expect(lies.length).toBeGreaterThan(15);
      for (const { line } of [table.sitter(1), visitor]) {
        for (const lie of lies) {
          const answer = await answers(line, lie);
          const isNamed = answer?.type === 'refused' && /^(malformed|unknown-message)$/.test(answer.code);
          expect(isNamed, JSON.stringify([lie, answer]).slice(0, 300)).toBe(true);
        }
      }
      await unchanged();
    },
  );

  it.each(tableWish.options.map((option) => ({ option, type: [...option.shape.type.values][0] })))(
    'about the wish $type is refused, whoever it is',
    async ({ option }) => {
      const lies = liesAbout(option.shape as Fields, tableWish);
      for (const { line } of [table.sitter(0), visitor]) {
        for (const wish of lies) {
          const lie = { type: 'table-command', id: 'command-of-a-liar', table: table.id, wish };
          expect(await answers(line, lie)).toMatchObject({ type: 'refused', code: 'malformed' });
        }
      }
      await unchanged();
    },
  );

  it('is refused what is no message at all', async () => {
    const { line } = table.sitter(2);
    const nonsense: readonly (string | Buffer)[] = [
      ...['', ' ', '{', 'null', '5', '"x"', '[]', '\u0000', '{"__proto__":{"type":"ping"}}'],
      ...['[{"type":"ping"}]', '{"type":"ping","type":"pong"}', '{"type":{"type":"ping"}}'],
      `${'['.repeat(4_000)}${']'.repeat(4_000)}`,
      `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
      Buffer.from('{"type":"ping"}'),
      Buffer.from([0, 255, 254]),
    ];
    for (const each of nonsense) {
      const answer = await answers(line, each);
      expect(answer, String(each).slice(0, 60)).toMatchObject({ type: 'refused' });
    }
    expect(await answers(line, 'x'.repeat(9_000))).toMatchObject({ code: 'too-large' });
    await unchanged();
  });

  it('loses its line by a frame that is far too large', async () => {
    const line = await TestLine.greeted(table.house.url);
    line.send(`{"type":"ping","x":"${'x'.repeat(1_000_000)}"}`);
    await line.until(() => false);
    expect(line.closed?.code).toBe(1009);
    await unchanged();
  });

  it('must say hello first, in our version, with a token that is one, and once', async () => {
    const line = await TestLine.open(table.house.url, { cookie: table.sitter(3).client.cookie });
    const watch = { type: 'watch', table: table.id };
    const leave = { type: 'table-command', id: 'too-early-1', table: table.id, wish: { type: 'leave' } };
    expect(await answers(line, watch)).toMatchObject({ code: 'hello-first' });
    expect(await answers(line, leave)).toMatchObject({ code: 'hello-first', id: 'too-early-1' });
    for (const protocol of [0, protocolVersion - 1, protocolVersion + 1]) {
      expect(await answers(line, { type: 'hello', protocol })).toMatchObject({ code: 'outdated' });
    }
    const hello = { type: 'hello', protocol: protocolVersion };
    expect(await answers(line, { ...hello, token: 'tilehouse_x' })).toMatchObject({ code: 'token-unknown' });
    expect(await answers(line, watch)).toMatchObject({ code: 'hello-first' });
    expect(await answers(line, hello)).toMatchObject({ type: 'welcome' });
    expect(await answers(line, hello)).toMatchObject({ code: 'greeted-already' });
    line.close();
    await line.until(() => false);
    await unchanged();
  });
});

describe('somebody who lies about who they are', () => {
  const act = (prompt: string, offer = 0, id = 'an-act-of-theirs') => ({
    type: 'act',
    table: table.id,
    prompt,
    offer,
    id,
  });

  it('answers no question but their own, from nowhere but their seat', async () => {
    const [{ prompt, seat } = { prompt: '', seat: 0 }] = table.asked;
    for (const [other, { line }] of table.sitters.entries()) {
      if (other !== seat) expect(await answers(line, act(prompt))).toMatchObject({ code: 'too-late' });
    }
    const nobody = await TestLine.greeted(table.house.url);
    const aside = await table.lineOf(table.sitter(seat).client, { aside: true });
    expect(await answers(visitor.line, act(prompt))).toMatchObject({ code: 'not-seated' });
    expect(await answers(nobody, act(prompt))).toMatchObject({ code: 'not-signed-in' });
    expect(await answers(aside, act(prompt))).toMatchObject({ code: 'looks-on' });
    expect(await answers(table.sitter(seat).line, act(prompt, 998))).toMatchObject({ code: 'not-offered' });
    expect(await answers(table.sitter(seat).line, act('f'.repeat(16)))).toMatchObject({ code: 'too-late' });
    const elsewhere = { ...act(prompt), table: 'abcdefgh12345678' };
    expect(await answers(table.sitter(seat).line, elsewhere)).toMatchObject({ code: 'no-such-table' });
    nobody.close();
    aside.close();
    await unchanged();
  });

  it('wishes nothing that is for the host, or for those who sit there', async () => {
    const hosts = [
      ...[{ type: 'deal' }, { type: 'change', options: {} }, { type: 'remove', seat: 0 }],
      ...[{ type: 'seat-computer', seat: 2, level: 'normal' }, { type: 'shuffle-seats' }, { type: 'close' }],
      ...[
        { type: 'call', link: null },
        { type: 'mute', player: 'abcdefgh12345678', on: true },
      ],
    ];
    const wish = (wish: unknown) => ({
      type: 'table-command',
      id: 'a-wish-of-theirs',
      table: table.id,
      wish,
    });
    for (const each of hosts) {
      for (const { line } of [table.sitter(1), visitor]) {
        expect(await answers(line, wish(each)), each.type).toMatchObject({ code: 'not-host' });
      }
    }
    const sitters = ['leave', 'ready', 'not-ready', 'pause', 'resume'];
    for (const type of sitters) {
      expect(await answers(visitor.line, wish({ type })), type).toMatchObject({ code: 'not-seated' });
    }
    expect(await answers(visitor.line, wish({ type: 'sit', seat: 1 }))).toMatchObject({
      code: 'deal-in-play',
    });
    const { line } = table.sitter(0);
    for (const each of hosts.slice(0, 4).filter(({ type }) => type !== 'seat-computer')) {
      expect(await answers(line, wish(each)), each.type).toMatchObject({ code: 'deal-in-play' });
    }
    const level = { type: 'seat-computer', seat: 2, level: 'perfect' };
    expect(await answers(line, wish(level))).toMatchObject({ code: 'no-such-level' });
    const entropy = { type: 'entropy', deal: 1, entropy: 'ab'.repeat(16) };
    expect(await answers(line, wish(entropy))).toMatchObject({ code: 'no-shuffle-open' });
    await unchanged();
  });

  it('sees no more by asking for more', async () => {
    for (const from of [0, 1, 1_000_000, Number.MAX_SAFE_INTEGER]) {
      const answer = await answers(visitor.line, { type: 'watch', table: table.id, from });
      expect(answer).toMatchObject({ type: 'update', view: { view: expect.anything() } });
      expect(JSON.stringify(answer)).not.toMatch(/"mine"|"prompt"|"wall"|"seed"|"secret":/);
    }
    expect(await answers(visitor.line, { type: 'watch', table: 'abcdefgh12345678' })).toMatchObject({
      ...{ type: 'gone', code: 'no-such-table' },
    });
    await unchanged();
  });
});

describe('what was said before', () => {
  it('counts once, however often it is said, and for nobody else', async () => {
    const [{ prompt, seat } = { prompt: '', seat: 0 }] = table.asked;
    const said = { type: 'act', id: 'said-once-and-again', table: table.id, prompt, offer: 0 };
    const first = await table.sitter(seat).line.ask(said);
    expect(first.type).toBe('ack');
    await table.settle();
    before = await table.everything();
    for (let round = 0; round < 5; round += 1) {
      const again = await table.sitter(seat).line.ask(said);
      expect(again.type).toBe('ack');
    }
    for (const [other, { line }] of table.sitters.entries()) {
      if (other !== seat) expect(await line.ask(said)).toMatchObject({ code: 'too-late' });
    }
    expect(await visitor.line.ask(said)).toMatchObject({ code: 'not-seated' });
    // the same answer under another id is late
    const { line } = table.sitter(seat);
    expect(await line.ask({ ...said, id: 'said-under-another' })).toMatchObject({ code: 'too-late' });
    await unchanged();
  });
});

describe('lies over /api', () => {
  async function refusedBy(path: string, init: RequestInit): Promise<string> {
    const response = await fetch(`${table.house.url}api/${path}`, init);
    const text = await response.text();
    return `${response.status} ${(JSON.parse(text) as { type?: string }).type ?? text.slice(0, 40)}`;
  }

  it('open no table of games and options there aren’t', async () => {
    const { cookie } = table.sitter(0).client;
    const games = { game: 'no-such-game', options: {} };
    const options = { game: 'hong-kong-old-style', options: { __proto__x: 1, minFan: 1e308 } };
    for (const [body, code] of [
      [games, '404 tilehouse:game-unknown'],
      [options, '400 tilehouse:bad-options'],
    ] as const) {
      const headers = { cookie, 'content-type': 'application/json' };
      expect(await refusedBy('tables', { method: 'POST', headers, body: JSON.stringify(body) })).toBe(code);
    }
    await unchanged();
  });

  it.each(Object.entries(bodies))('come to nothing at %s', async (path, schema) => {
    const { cookie } = table.sitter(0).client;
    const lies = liesAbout(schema.shape as Fields, schema);
    for (const headers of [{ cookie }, { cookie: 'tilehouse_session=x' }, {}]) {
      for (const lie of [...lies, null, 5, 'x', []]) {
        const body = JSON.stringify(lie);
        const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
        expect(await refusedBy(path, init), body.slice(0, 200)).toMatch(/^4\d\d tilehouse:[a-z-]+$/);
      }
    }
    await unchanged();
  });

  it('find no room, and nobody’s rooms but one’s own', async () => {
    for (const code of [
      'AAAAAA',
      'x',
      '%00',
      "'or'1'='1",
      'x'.repeat(500),
      '%F0%9F%98%80',
      '..%2F..%2Ftables',
    ]) {
      table.clock.pass(60_000);
      expect(await refusedBy(`rooms/${code}`, {}), code).toMatch(/^4\d\d tilehouse:[a-z-]+$/);
    }
    expect(await refusedBy('my-rooms', {})).toBe('401 tilehouse:not-signed-in');
    const mine = await visitor.client.get<{ rooms: unknown[] }>(`my-rooms?player=${table.sitter(0).me.id}`);
    expect(mine.rooms).toEqual([]);
    await unchanged();
  });
});
