import type { ClientMessage, ServerMessage } from '@tilehouse/protocol';
import { protocolVersion } from '@tilehouse/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { Link, type LinkStatus, type TableMessage } from './link.ts';
import type { Socket } from './socket.ts';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: ((problem: never) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  greet(): void {
    this.onopen?.();
    this.say({ type: 'welcome', protocol: protocolVersion, me: null });
  }
}

let sockets: FakeSocket[];
let timers: { at: number; work: () => void }[];
let now: number;
let statuses: LinkStatus[];

const socket = (): FakeSocket => {
  const last = sockets.at(-1);
  if (last === undefined) throw new Error('no socket yet');
  return last;
};

const pass = (milliseconds: number): void => {
  const until = now + milliseconds;
  for (;;) {
    const next = [...timers].sort((a, b) => a.at - b.at)[0];
    if (next === undefined || next.at > until) break;
    timers = timers.filter((timer) => timer !== next);
    now = next.at;
    next.work();
  }
  now = until;
};

const newLink = (): Link => {
  let ids = 0;
  return new Link(
    {
      connect: () => {
        const made = new FakeSocket();
        sockets.push(made);
        return made;
      },
      after: (milliseconds, work) => {
        const timer = { at: now + milliseconds, work };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      random: () => 0.5,
      newId: () => {
        ids += 1;
        return `command-${ids}`;
      },
    },
    { onStatus: (status) => statuses.push(status) },
  );
};

const update = (table: string, n: number): ServerMessage =>
  ({ type: 'update', table, n, events: [], view: {} }) as ServerMessage;

beforeEach(() => {
  sockets = [];
  timers = [];
  now = 0;
  statuses = [];
});

describe('a link', () => {
  it('says hello, then watches, then sends', async () => {
    const link = newLink();
    link.watch('table0001', () => {});
    const answer = link.command({ type: 'act', table: 'table0001', prompt: 'p', offer: 0 });
    link.open();
    socket().greet();
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello', 'watch', 'act']);
    socket().say({ type: 'ack', id: 'command-1', n: 4 });
    expect(await answer).toEqual({ type: 'done', n: 4 });
  });

  it('comes back after a drop, from the last number seen, and sends what was not acknowledged with the same id', () => {
    const link = newLink();
    const seen: TableMessage[] = [];
    link.watch('table0001', (message) => seen.push(message));
    link.open();
    socket().greet();
    socket().say(update('table0001', 7));
    void link.command({ type: 'act', table: 'table0001', prompt: 'p', offer: 2 });
    const before = socket();
    before.onclose?.();
    expect(link.status).toBe('waiting');
    pass(1_000);
    expect(socket()).not.toBe(before);
    socket().greet();
    expect(socket().sent.slice(1)).toEqual([
      { type: 'watch', table: 'table0001', from: 7 },
      { type: 'act', id: 'command-1', table: 'table0001', prompt: 'p', offer: 2 },
    ]);
  });

  it('waits longer after every failure, up to a limit, and is quick again after a success', () => {
    const link = newLink();
    link.open();
    const waits: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      const count = sockets.length;
      socket().onclose?.();
      const from = now;
      while (sockets.length === count) pass(10);
      waits.push(now - from);
    }
    expect(waits[0]).toBeLessThan(300);
    expect(waits.at(-1)).toBeGreaterThan(4_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(8_010);
    socket().greet();
    const count = sockets.length;
    socket().onclose?.();
    pass(300);
    expect(sockets.length).toBe(count + 1);
  });

  it('takes a silent line for dead, and keeps a quiet one alive', () => {
    const link = newLink();
    link.open();
    socket().greet();
    const first = socket();
    pass(20_000);
    expect(first.sent.at(-1)).toEqual({ type: 'ping' });
    first.say({ type: 'pong' });
    pass(40_000);
    expect(link.status).toBe('open');
    pass(10_000);
    expect(first.isClosed).toBe(true);
    expect(socket()).not.toBe(first);
  });

  it('comes back when it is told to after the server has gone away', () => {
    const link = newLink();
    link.open();
    socket().greet();
    socket().say({ type: 'restarting', retry: 1_500 });
    pass(1_400);
    expect(sockets).toHaveLength(1);
    pass(200);
    expect(sockets).toHaveLength(2);
  });

  it('ignores what an older socket still says', () => {
    const link = newLink();
    const seen: TableMessage[] = [];
    link.watch('table0001', (message) => seen.push(message));
    link.open();
    socket().greet();
    const old = socket();
    link.refresh();
    socket().greet();
    old.say(update('table0001', 3));
    expect(seen).toEqual([]);
    expect(statuses.at(-1)).toBe('open');
  });

  it('gives up when the server speaks another version, and answers what waits', async () => {
    const link = newLink();
    link.open();
    const answer = link.command({ type: 'chat', table: 'table0001', kind: 'text', body: 'hello' });
    socket().onopen?.();
    socket().say({ type: 'refused', code: 'outdated' });
    expect(await answer).toEqual({ type: 'refused', code: 'outdated' });
    expect(link.status).toBe('outdated');
    pass(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('sends again what was dropped for coming too fast', () => {
    const link = newLink();
    link.open();
    socket().greet();
    void link.command({ type: 'chat', table: 'table0001', kind: 'text', body: 'hello' });
    socket().say({ type: 'refused', code: 'too-many' });
    pass(1_500);
    expect(socket().sent.filter(({ type }) => type === 'chat')).toHaveLength(2);
  });

  it('asks again for a table it asked for too fast', () => {
    const link = newLink();
    link.open();
    socket().greet();
    link.watch('table0001', () => {});
    link.watch('table0002', () => {});
    socket().say({ type: 'gone', table: 'table0001', code: 'no-such-table' });
    socket().say({ type: 'refused', code: 'too-many' });
    pass(1_500);
    expect(socket().sent.slice(1)).toEqual([
      { type: 'watch', table: 'table0001' },
      { type: 'watch', table: 'table0002' },
      { type: 'watch', table: 'table0002' },
    ]);
  });

  it('closes for good', async () => {
    const link = newLink();
    link.open();
    const answer = link.command({ type: 'chat', table: 'table0001', kind: 'text', body: 'hello' });
    link.close();
    expect(await answer).toEqual({ type: 'refused', code: 'closed' });
    expect(await link.command({ type: 'chat', table: 'table0001', kind: 'text', body: 'x' })).toEqual({
      type: 'refused',
      code: 'closed',
    });
    pass(60_000);
    expect(sockets).toHaveLength(1);
  });
});
