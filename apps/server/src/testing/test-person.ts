/** Somebody at a house in a test: a client and a link as programs have them, and a record of all they were sent. */
import type { WireChatLine } from '@tilehouse/protocol';
import { HouseClient, Link, linkPorts, type Socket, TableClient } from '@tilehouse/sdk';
import type { TableUpdate } from '@tilehouse/table';
import WebSocket from 'ws';

/** One table as somebody sees it, and all they were told of it. */
export class Seen {
  readonly client: TableClient;
  readonly updates: TableUpdate[] = [];
  readonly lines: WireChatLine[] = [];
  gone: string | undefined;
  private waiting: { holds(seen: Seen): boolean; resolve(): void }[] = [];

  constructor(link: Link, table: string, aside: boolean) {
    this.client = new TableClient(link, table, {
      aside,
      onUpdate: (update) => this.note(() => this.updates.push(update)),
      onChat: (lines) => this.note(() => this.lines.push(...lines)),
      onGone: (code) =>
        this.note(() => {
          this.gone = code;
        }),
    });
  }

  get latest(): TableUpdate | undefined {
    return this.updates.at(-1);
  }

  /** Resolves when the condition holds, at once where it does already. */
  until(holds: (seen: Seen) => boolean): Promise<void> {
    if (holds(this)) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ holds, resolve }));
  }

  private note(change: () => void): void {
    change();
    const met = this.waiting.filter(({ holds }) => holds(this));
    this.waiting = this.waiting.filter((each) => !met.includes(each));
    for (const { resolve } of met) resolve();
  }
}

export class TestPerson {
  readonly client: HouseClient;
  readonly link: Link;
  readonly me: { readonly id: string; readonly name: string };
  /** What the socket was told, as text, in order. */
  readonly frames: string[] = [];
  /** Told of each of those as it comes. */
  onFrame: ((frame: string) => void) | undefined;
  private readonly sockets: WebSocket[] = [];
  /** Where to connect, if not where the client asks. */
  private socketUrl: string | undefined;

  private constructor(
    client: HouseClient,
    me: { readonly id: string; readonly name: string },
    token?: string,
  ) {
    this.client = client;
    this.me = me;
    this.link = new Link(
      linkPorts(() => this.connect(), globalThis),
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

  static async account(url: string, name: string): Promise<TestPerson> {
    const client = new HouseClient({ url, fetch });
    const { me } = await client.post<{ me: { id: string; name: string } }>('sign-up', {
      name,
      password: 'a good password',
    });
    return new TestPerson(client, me);
  }

  /** Someone who has signed in, or an agent with a token. */
  static of(client: HouseClient, me: { readonly id: string; readonly name: string }): TestPerson {
    return new TestPerson(client, me, client.token);
  }

  /** Watches a table. */
  watch(table: string, { aside = false } = {}): Seen {
    return new Seen(this.link, table, aside);
  }

  /** Connects to another node from the next time on. */
  moveTo(url: string): void {
    this.socketUrl = new HouseClient({ url, fetch }).socketUrl;
  }

  /** Cuts the line without a word. */
  cut(): void {
    this.sockets.at(-1)?.terminate();
  }

  private connect(): Socket {
    const { cookie } = this.client;
    const socketUrl = this.socketUrl ?? this.client.socketUrl;
    const socket = new WebSocket(socketUrl, cookie === '' ? {} : { headers: { cookie } });
    this.sockets.push(socket);
    socket.on('message', (data) => {
      const frame = String(data);
      this.frames.push(frame);
      this.onFrame?.(frame);
    });
    return socket as unknown as Socket;
  }
}
