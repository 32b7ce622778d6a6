/** A bare socket for tests: sends whatever it is told to, and keeps what it is sent, as text and in order. */
import { type ClientMessage, protocolVersion, type ServerMessage } from '@tilehouse/protocol';
import type { TableUpdate } from '@tilehouse/table';
import WebSocket, { type ClientOptions } from 'ws';

export interface LineOptions {
  readonly cookie?: string;
  readonly origin?: string;
  /** Begins the ids of its commands; another for each line unless it is given. */
  readonly name?: string;
  readonly onFrame?: (text: string) => void;
  /** How the socket is to be opened besides. */
  readonly socket?: ClientOptions;
}

type Answer = Extract<ServerMessage, { type: 'ack' | 'refused' }>;

let opened = 0;

export class TestLine {
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  /** How it was closed, once it is. */
  closed: { readonly code: number; readonly reason: string } | undefined;
  private readonly socket: WebSocket;
  private waiting: { holds(): boolean; resolve(): void }[] = [];
  private readonly name: string;
  private asked = 0;
  private pings = 0;
  private pongs = 0;

  private constructor(url: string, { cookie, name, onFrame, origin, socket }: LineOptions) {
    opened += 1;
    this.name = name ?? `line-${opened}`;
    const headers = { ...(cookie ? { cookie } : {}), ...(origin === undefined ? {} : { origin }) };
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}ws`, { ...socket, headers });
    this.socket.on('message', (data) => {
      this.frames.push(String(data));
      this.messages.push(JSON.parse(String(data)) as ServerMessage);
      onFrame?.(String(data));
      this.look();
    });
    this.socket.on('error', () => {});
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.look();
    });
    this.socket.on('pong', () => {
      this.pongs += 1;
      this.look();
    });
  }

  /** Connects, and says nothing. */
  static async open(url: string, options: LineOptions = {}): Promise<TestLine> {
    const line = new TestLine(url, options);
    await new Promise<void>((resolve, reject) => {
      line.socket.once('open', () => resolve());
      line.socket.once('error', reject);
    });
    return line;
  }

  /** Connects and says hello. */
  static async greeted(url: string, options: LineOptions & { readonly token?: string } = {}) {
    const line = await TestLine.open(url, options);
    const { token } = options;
    await line.tell({ type: 'hello', protocol: protocolVersion, ...(token === undefined ? {} : { token }) });
    return line;
  }

  /** The latest update of a table. */
  update(table: string): TableUpdate | undefined {
    const found = this.messages.findLast((each) => each.type === 'update' && each.table === table);
    return found as unknown as TableUpdate | undefined;
  }

  /** Sends anything at all; text and bytes as they are. */
  send(what: unknown): void {
    this.socket.send(typeof what === 'string' || Buffer.isBuffer(what) ? what : JSON.stringify(what));
  }

  /** Sends a message and resolves when a frame has come back. */
  async tell(message: ClientMessage): Promise<ServerMessage | undefined> {
    const before = this.frames.length;
    this.send(message);
    await this.until(() => this.frames.length > before);
    return this.messages[before];
  }

  /** Sends a command under an id and resolves with its answer. */
  async ask(wish: Record<string, unknown>): Promise<Answer> {
    this.asked += 1;
    const id = typeof wish.id === 'string' ? wish.id : `${this.name}-command-${this.asked}`;
    const from = this.frames.length;
    this.send({ ...wish, id });
    let answer: Answer | undefined;
    await this.until(() => {
      answer = this.messages
        .slice(from)
        .find((each): each is Answer => (each.type === 'ack' || each.type === 'refused') && each.id === id);
      return answer !== undefined;
    });
    if (answer === undefined) throw new Error(`the line closed: ${JSON.stringify(this.closed)}`);
    return answer;
  }

  /** Resolves when everything the server has sent is here. */
  quiet(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve();
    this.pings += 1;
    const asked = this.pings;
    this.socket.ping();
    return this.until(() => this.pongs >= asked);
  }

  /** Resolves when it holds, or when the line is closed. */
  until(holds: () => boolean): Promise<void> {
    if (holds() || this.closed !== undefined) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ holds, resolve }));
  }

  close(): void {
    this.socket.close();
  }

  /** Goes without a word. */
  terminate(): void {
    this.socket.terminate();
  }

  /** Reads no more, though the line stays open. */
  stopReading(): void {
    this.socket.pause();
  }

  private look(): void {
    const met = this.waiting.filter(({ holds }) => this.closed !== undefined || holds());
    this.waiting = this.waiting.filter((each) => !met.includes(each));
    for (const { resolve } of met) resolve();
  }
}
