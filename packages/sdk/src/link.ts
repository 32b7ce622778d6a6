/**
 * One socket that many tables share. It comes back after a drop, asks for what was missed, and sends again what was
 * never acknowledged: a command's id makes sure that it has one effect.
 */
import { type ClientMessage, protocolVersion, type ServerMessage, type WireMe } from '@tilehouse/protocol';
import type { LinkPorts, Socket } from './socket.ts';

/** How the link stands. `outdated` and `closed` are for good. */
export type LinkStatus = 'connecting' | 'open' | 'waiting' | 'outdated' | 'closed';

/** A message about one table. */
export type TableMessage = Extract<ServerMessage, { readonly table: string }>;

/** What became of a command. */
export type CommandAnswer =
  | { readonly type: 'done'; readonly n: number }
  | { readonly type: 'refused'; readonly code: string };

type Command = Extract<ClientMessage, { readonly id: string }>;
/** A command without its id, which the link makes. */
export type CommandWish = Command extends infer Each
  ? Each extends Command
    ? Omit<Each, 'id'>
    : never
  : never;

export interface LinkListener {
  onStatus?(status: LinkStatus): void;
  onWelcome?(me: WireMe | null): void;
}

interface Watched {
  readonly aside: boolean;
  /** As which of one's seats, where one holds several. */
  readonly as: number | undefined;
  /** The last number seen; undefined asks for a fresh view. */
  n: number | undefined;
  /** Asked for over this line, and not answered yet. */
  isAsked: boolean;
  onMessage(message: TableMessage): void;
}

interface Pending {
  readonly command: Command;
  resolve(answer: CommandAnswer): void;
}

/** Milliseconds between two signs of life; a proxy closes what is silent for a minute. */
const heartbeat = 20_000;
/** Milliseconds without a word after which a line is taken for dead. */
const silence = 45_000;
/** Milliseconds to be quiet after sending too much. */
const calmDown = 1_000;
const firstWait = 250;
const longestWait = 8_000;

/** A link to one server. */
export class Link {
  private readonly ports: LinkPorts;
  private readonly token: string | undefined;
  private readonly listener: LinkListener;
  private readonly watched = new Map<string, Watched>();
  private readonly pending = new Map<string, Pending>();
  private socket: Socket | undefined;
  private current: LinkStatus = 'waiting';
  private failures = 0;
  private cancelWait: (() => void) | undefined;
  private cancelBeat: (() => void) | undefined;
  private cancelSilence: (() => void) | undefined;

  /** @param token of an agent; a browser's cookie speaks for itself */
  constructor(ports: LinkPorts, listener: LinkListener = {}, token?: string) {
    this.ports = ports;
    this.listener = listener;
    this.token = token;
  }

  get status(): LinkStatus {
    return this.current;
  }

  /** Connects, at once where it waits to try again. */
  open(): void {
    if (this.current !== 'waiting') return;
    this.cancelWait?.();
    this.connect();
  }

  /** Drops the line and connects anew: for a device that has slept. */
  refresh(): void {
    if (this.current === 'closed' || this.current === 'outdated') return;
    this.drop();
    this.connect();
  }

  /** Closes for good; what wasn't acknowledged is answered `closed`. */
  close(): void {
    this.drop();
    this.cancelWait?.();
    this.become('closed');
    for (const { resolve } of this.pending.values()) resolve({ type: 'refused', code: 'closed' });
    this.pending.clear();
  }

  /** Watches a table from now on. Returns a way to stop. */
  watch(
    table: string,
    onMessage: (message: TableMessage) => void,
    how: { readonly aside?: boolean; readonly as?: number; readonly from?: number } = {},
  ): () => void {
    const watched: Watched = {
      ...{ aside: how.aside ?? false, as: how.as, n: how.from },
      isAsked: false,
      onMessage,
    };

    this.watched.set(table, watched);
    if (this.current === 'open') this.sendWatch(table, watched);
    return () => {
      if (this.watched.get(table) !== watched) return;
      this.watched.delete(table);
      if (this.current === 'open') this.send({ type: 'unwatch', table });
    };
  }

  /** Sends a command, again after every drop until it is answered. */
  command(wish: CommandWish): Promise<CommandAnswer> {
    if (this.current === 'closed' || this.current === 'outdated') {
      return Promise.resolve({ type: 'refused', code: this.current });
    }
    const command = { ...wish, id: this.ports.newId() } as Command;
    return new Promise((resolve) => {
      this.pending.set(command.id, { command, resolve });
      if (this.current === 'open') this.send(command);
    });
  }

  private connect(): void {
    this.become('connecting');
    const socket = this.ports.connect();
    this.socket = socket;
    const ours = (): boolean => this.socket === socket;
    socket.onopen = () => {
      if (!ours()) return;
      const hello = { type: 'hello', protocol: protocolVersion } as const;
      this.send(this.token === undefined ? hello : { ...hello, token: this.token });
      this.heard();
    };
    socket.onmessage = ({ data }) => {
      if (ours() && typeof data === 'string') this.receive(data);
    };
    socket.onclose = () => {
      if (ours()) this.lost();
    };
    socket.onerror = () => {};
    this.heard();
  }

  private receive(text: string): void {
    this.heard();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') this.welcomed(message);
    else if (message.type === 'ack') this.answered(message.id, { type: 'done', n: message.n });
    else if (message.type === 'refused') this.refused(message);
    else if (message.type === 'restarting') this.lost(message.retry);
    else if (message.type !== 'pong') this.tableMessage(message);
  }

  private welcomed({ protocol, me }: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (protocol !== protocolVersion) {
      this.giveUp();
      return;
    }
    this.failures = 0;
    this.become('open');
    this.listener.onWelcome?.(me);
    for (const [table, watched] of this.watched) this.sendWatch(table, watched);
    for (const { command } of this.pending.values()) this.send(command);
    this.beat();
  }

  private refused({ id, code }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (code === 'outdated') this.giveUp();
    else if (code === 'too-many') this.sendAgainSoon();
    else if (id !== undefined) this.answered(id, { type: 'refused', code });
  }

  /** Messages came too fast and some were dropped: which ones isn't said. */
  private sendAgainSoon(): void {
    const { socket } = this;
    this.ports.after(calmDown, () => {
      if (this.socket !== socket || this.current !== 'open') return;
      for (const [table, watched] of this.watched) if (watched.isAsked) this.sendWatch(table, watched);
      for (const { command } of this.pending.values()) this.send(command);
    });
  }

  private answered(id: string, answer: CommandAnswer): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.resolve(answer);
  }

  private tableMessage(message: TableMessage): void {
    const watched = this.watched.get(message.table);
    if (watched === undefined) return;
    watched.isAsked = false;
    if (message.type === 'update') watched.n = (message as unknown as { readonly n: number }).n;
    if (message.type === 'gone') this.watched.delete(message.table);
    watched.onMessage(message);
  }

  /** The server speaks another version: nothing can be done but load the page or the program anew. */
  private giveUp(): void {
    this.drop();
    this.become('outdated');
    for (const { resolve } of this.pending.values()) resolve({ type: 'refused', code: 'outdated' });
    this.pending.clear();
  }

  private lost(retry?: number): void {
    this.drop();
    this.failures += 1;
    this.become('waiting');
    const longest = Math.min(longestWait, firstWait * 2 ** (this.failures - 1));
    // spread out, so that a server that comes back isn't met by everybody at once
    const wait = retry ?? longest * (0.5 + this.ports.random() / 2);
    this.cancelWait = this.ports.after(wait, () => this.connect());
  }

  private drop(): void {
    const { socket } = this;
    this.socket = undefined;
    this.cancelBeat?.();
    this.cancelSilence?.();
    this.cancelWait?.();
    socket?.close();
  }

  private heard(): void {
    this.cancelSilence?.();
    this.cancelSilence = this.ports.after(silence, () => this.lost());
  }

  private beat(): void {
    this.cancelBeat = this.ports.after(heartbeat, () => {
      this.send({ type: 'ping' });
      this.beat();
    });
  }

  private sendWatch(table: string, watched: Watched): void {
    const { aside, as, n } = watched;
    watched.isAsked = true;
    this.send({
      type: 'watch',
      table,
      ...(n === undefined ? {} : { from: n }),
      ...(aside ? { aside } : {}),
      ...(as === undefined ? {} : { as }),
    });
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private become(status: LinkStatus): void {
    if (this.current === status) return;
    this.current = status;
    this.listener.onStatus?.(status);
  }
}
