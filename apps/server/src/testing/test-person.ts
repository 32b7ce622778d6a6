/** Somebody at a house in a test: a client and a link as programs have them, and a record of all they were sent. */
import { HouseClient, Link, randomId, type Socket, type TableMessage } from '@tilehouse/sdk';
import type { SeenTableEvent, TableView } from '@tilehouse/table';
import WebSocket from 'ws';

/** An update as it comes over the wire. */
export interface WireUpdate {
  readonly n: number;
  readonly events: readonly SeenTableEvent[];
  readonly view: TableView<{ readonly mine?: { readonly prompt?: { readonly offers: readonly unknown[] } } }>;
}

/** One table as somebody sees it. */
export class Seen {
  readonly messages: TableMessage[] = [];
  latest: WireUpdate | undefined;
  private waiting: { holds(seen: Seen): boolean; resolve(): void }[] = [];

  take(message: TableMessage): void {
    this.messages.push(message);
    if (message.type === 'update') this.latest = message as unknown as WireUpdate;
    const met = this.waiting.filter(({ holds }) => holds(this));
    this.waiting = this.waiting.filter((each) => !met.includes(each));
    for (const { resolve } of met) resolve();
  }

  get updates(): readonly WireUpdate[] {
    return this.messages.filter(({ type }) => type === 'update') as unknown as WireUpdate[];
  }

  /** Resolves when the condition holds, at once where it does already. */
  until(holds: (seen: Seen) => boolean): Promise<void> {
    if (holds(this)) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ holds, resolve }));
  }
}

export class TestPerson {
  readonly client: HouseClient;
  readonly link: Link;
  readonly me: { readonly id: string; readonly name: string };
  /** What the socket was told, as text, in order. */
  readonly frames: string[] = [];
  private readonly sockets: WebSocket[] = [];

  private constructor(
    client: HouseClient,
    me: { readonly id: string; readonly name: string },
    token?: string,
  ) {
    this.client = client;
    this.me = me;
    this.link = new Link(
      {
        connect: () => this.connect(),
        after: (milliseconds, work) => {
          const timer = setTimeout(work, milliseconds);
          return () => clearTimeout(timer);
        },
        random: Math.random,
        newId: randomId,
      },
      {},
      token,
    );
    this.link.open();
  }

  static async guest(url: string, name: string): Promise<TestPerson> {
    const client = new HouseClient({ url, fetch });
    const { me } = await client.post<{ me: { id: string; name: string } }>('guests', { name });
    return new TestPerson(client, me);
  }

  /** Someone who has signed in, or an agent with a token. */
  static of(client: HouseClient, me: { readonly id: string; readonly name: string }): TestPerson {
    return new TestPerson(client, me, client.token);
  }

  /** Watches a table. */
  watch(
    table: string,
    how: { readonly aside?: boolean; readonly from?: number } = {},
  ): Seen & { stop(): void } {
    const seen = new Seen();
    const stop = this.link.watch(table, (message) => seen.take(message), how);
    return Object.assign(seen, { stop });
  }

  wish(table: string, wish: Extract<Parameters<Link['command']>[0], { type: 'table-command' }>['wish']) {
    return this.link.command({ type: 'table-command', table, wish });
  }

  act(table: string, prompt: string, offer: number) {
    return this.link.command({ type: 'act', table, prompt, offer });
  }

  /** Cuts the line without a word. */
  cut(): void {
    this.sockets.at(-1)?.terminate();
  }

  private connect(): Socket {
    const { cookie, socketUrl } = this.client;
    const socket = new WebSocket(socketUrl, cookie === '' ? {} : { headers: { cookie } });
    this.sockets.push(socket);
    socket.on('message', (data) => this.frames.push(String(data)));
    return socket as unknown as Socket;
  }
}
