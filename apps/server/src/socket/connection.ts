/** One client's socket: reads its messages, keeps it to its limits, and hands what it asks to the house. */
import { type ClientMessage, protocolVersion, type ServerMessage, type WireMe } from '@tilehouse/protocol';
import { readMessage } from './read-message.ts';
import { TokenBucket } from './token-bucket.ts';

/** As much of a WebSocket as a connection uses. */
export interface Wire {
  send(text: string): void;
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** What came of a command. */
export type Outcome =
  | { readonly type: 'done'; readonly n: number }
  | { readonly type: 'refused'; readonly code: string };

/** Who speaks, and with which key, so that ending a session ends its sockets. */
export interface Speaker {
  readonly me: WireMe;
  readonly key: string;
}

type Command = Extract<ClientMessage, { readonly id: string }>;
type Watch = Extract<ClientMessage, { readonly type: 'watch' }>;

/** What comes from a table to a line. */
export interface Watching {
  /** Sends no more. */
  stop(): void;
  /** The player's line to the table is gone, whoever stays away for long has left. */
  leave(): void;
}

/** A table this line watches; `aside`: as an outsider, from where nothing can be asked of it. */
interface Watched extends Watching {
  readonly aside: boolean;
}

/** What a connection may ask of the house. */
export interface ConnectionHouse {
  now(): number;
  /** Who an agent's token belongs to. */
  speakerOf(token: string): Promise<Speaker | undefined>;
  /** Begins to send a table's messages; undefined when there is no such table. */
  watch(
    watch: Watch,
    speaker: Speaker | undefined,
    send: (text: string) => void,
  ): Promise<Watching | undefined>;
  command(command: Command, speaker: Speaker): Promise<Outcome>;
  /** Told of every message refused, by code. */
  refused(code: string): void;
  report(problem: unknown): void;
}

/** A person sends a message every few seconds, a program a few a second; who comes back sends many at once. */
const messageLimit = { size: 60, perSecond: 10 };
/** Who has just been cut for flooding begins with less of both. */
const onProbation = { messages: { size: 10, perSecond: 5 }, patience: { size: 20, perSecond: 1 } } as const;
/** What else a message counts for: to look at a table anew, and one that had to be refused. */
const extra = { watch: 4, refused: 2 } as const;
/** Messages too many until the line is cut; who is quick now and then is forgiven. */
const patience = { size: 200, perSecond: 1 };
/** Milliseconds until a client is told again that it sends too much: sooner than it sends anew what was dropped. */
const tellAgainAfter = 500;
/** Messages of one client that may wait their turn. */
const mostWaiting = 100;
/** Bytes waiting to be sent at which a client has fallen too far behind; it comes back and asks for what it missed. */
const longestQueue = 1_000_000;
/** Tables one socket may watch. */
const mostTables = 50;

export class Connection {
  private readonly wire: Wire;
  private readonly house: ConnectionHouse;
  private readonly bucket: TokenBucket;
  private readonly patience: TokenBucket;
  private readonly watched = new Map<string, Watched>();
  private queue: Promise<void> = Promise.resolve();
  private speaker: Speaker | undefined;
  private greeted = false;
  private closed = false;
  private toldAt = Number.NEGATIVE_INFINITY;
  /** It was cut for sending far too much. */
  hasFlooded = false;
  private waiting = 0;

  /**
   * @param speaker who the browser's cookie stands for, if anybody
   * @param how `suspect`: they have flooded not long ago
   */
  constructor(
    wire: Wire,
    house: ConnectionHouse,
    speaker: Speaker | undefined,
    { suspect = false }: { readonly suspect?: boolean } = {},
  ) {
    this.wire = wire;
    this.house = house;
    this.speaker = speaker;
    this.bucket = new TokenBucket(suspect ? onProbation.messages : messageLimit, house.now());
    this.patience = new TokenBucket(suspect ? onProbation.patience : patience, house.now());
  }

  /** By whose key this line was opened. */
  get key(): string | undefined {
    return this.speaker?.key;
  }

  /** Whoever speaks here is called something else, or has an account by now. */
  knownAs(me: WireMe): void {
    if (this.speaker?.me.id === me.id) this.speaker = { ...this.speaker, me };
  }

  /** Takes a message. Messages are dealt with one after the other. */
  receive(text: string): void {
    if (this.closed) return;
    if (this.waiting >= mostWaiting || !this.bucket.take(this.house.now())) {
      this.overrun();
      return;
    }
    const read = readMessage(text);
    if (read.type === 'refused') {
      const { code, id, at } = read;
      this.refuse(code, id, at);
      return;
    }
    this.waiting += 1;
    this.queue = this.queue
      .then(() => this.take(read.message))
      .catch((problem) => this.fault(problem))
      .finally(() => {
        this.waiting -= 1;
      });
  }

  /** The socket is gone. */
  end(): void {
    this.closed = true;
    for (const table of [...this.watched.keys()]) this.unwatch(table);
  }

  /** Sends a message, or lets go of a client that doesn't read. */
  send(text: string): void {
    if (this.closed) return;
    if (this.wire.bufferedAmount > longestQueue) {
      this.house.refused('too-slow');
      this.end();
      this.wire.terminate();
      return;
    }
    this.wire.send(text);
  }

  /** Says goodbye for good or for a while. */
  dismiss(message: ServerMessage, reason: string): void {
    this.sendMessage(message);
    this.end();
    this.wire.close(1001, reason);
  }

  private async take(message: ClientMessage): Promise<void> {
    if (this.closed) return;
    if (message.type === 'hello') await this.hello(message);
    else if (!this.greeted) this.refuse('hello-first', 'id' in message ? message.id : undefined);
    else if (message.type === 'ping') this.sendMessage({ type: 'pong' });
    else if (message.type === 'watch') await this.watch(message);
    else if (message.type === 'unwatch') this.unwatch(message.table);
    else await this.command(message);
  }

  private async hello(message: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    // what is watched already is watched with the eyes of whoever came first
    if (this.greeted) {
      this.refuse('greeted-already');
      return;
    }
    if (message.protocol !== protocolVersion) {
      this.refuse('outdated');
      return;
    }
    if (message.token !== undefined) {
      const speaker = await this.house.speakerOf(message.token);
      if (speaker === undefined) {
        this.refuse('token-unknown');
        return;
      }
      this.speaker = speaker;
    }
    this.greeted = true;
    this.sendMessage({ type: 'welcome', protocol: protocolVersion, me: this.speaker?.me ?? null });
  }

  private async watch(message: Watch): Promise<void> {
    this.bucket.charge(extra.watch);
    const { aside = false, table } = message;
    if (!this.watched.has(table) && this.watched.size >= mostTables) {
      this.refuse('too-many-tables');
      return;
    }
    const before = this.watched.get(table);
    this.watched.delete(table);
    before?.stop();
    // who looks anew hasn't been away
    const watching = await this.house
      .watch(message, this.speaker, (text) => this.send(text))
      .finally(() => before?.leave());
    if (watching === undefined) {
      this.sendMessage({ type: 'gone', table, code: 'no-such-table' });
      return;
    }
    this.watched.set(table, { ...watching, aside });
    if (this.closed) this.unwatch(table);
  }

  private unwatch(table: string): void {
    const watched = this.watched.get(table);
    this.watched.delete(table);
    watched?.stop();
    watched?.leave();
  }

  private async command(message: Command): Promise<void> {
    const { id } = message;
    if (this.speaker === undefined) {
      this.refuse('not-signed-in', id);
      return;
    }
    if (message.type !== 'chat' && this.watched.get(message.table)?.aside === true) {
      this.refuse('looks-on', id);
      return;
    }
    const outcome = await this.house.command(message, this.speaker).catch((problem: unknown): Outcome => {
      this.house.report(problem);
      return { type: 'refused', code: 'fault' };
    });
    if (outcome.type === 'done') this.sendMessage({ type: 'ack', id, n: outcome.n });
    else this.refuse(outcome.code, id);
  }

  private overrun(): void {
    const now = this.house.now();
    this.house.refused('too-many');
    if (now - this.toldAt >= tellAgainAfter) {
      this.toldAt = now;
      this.sendMessage({ type: 'refused', code: 'too-many' });
    }
    if (this.patience.take(now)) return;
    this.hasFlooded = true;
    this.end();
    this.wire.close(1008, 'too-many');
  }

  private refuse(code: string, id?: string, at?: string): void {
    this.bucket.charge(extra.refused);
    this.house.refused(code);
    this.sendMessage({
      type: 'refused',
      ...(id === undefined ? {} : { id }),
      code,
      ...(at === undefined ? {} : { at }),
    });
  }

  private fault(problem: unknown): void {
    this.house.report(problem);
    this.refuse('fault');
  }

  private sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}
