/** One table over a link: what it shows now, what can be asked of it, and this device's part in every shuffle. */
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import { entropyCommitment, entropyLength } from '@tilehouse/engine';
import type { Onlooker, TableWish, WireChatLine } from '@tilehouse/protocol';
import type { TableUpdate } from '@tilehouse/table';
import type { CommandAnswer, Link, TableMessage } from './link.ts';

/** Where a device keeps what it adds to a shuffle until the table asks for it; a page keeps it over a reload. */
export interface EntropyMemory {
  get(key: string): string | undefined;
  set(key: string, entropy: string): void;
}

export interface TableListener<GameView> {
  /** Something happened, or the table is seen for the first time. */
  onUpdate?(update: TableUpdate<GameView>): void;
  /** New lines of talk, each once. */
  onChat?(lines: readonly WireChatLine[]): void;
  /** Who looks on in a room before its first deal, and how many more do. */
  onPresence?(onlookers: readonly Onlooker[], more: number): void;
  /** The table isn't to be seen any more. */
  onGone?(code: string): void;
}

export interface TableClientOptions<GameView> extends TableListener<GameView> {
  /** Looks on although one sits there. */
  readonly aside?: boolean;
  readonly memory?: EntropyMemory;
}

export class TableClient<GameView = unknown> {
  readonly id: string;
  private readonly link: Link;
  private readonly options: TableClientOptions<GameView>;
  private readonly memory: EntropyMemory;
  private stop: () => void;
  private latest: TableUpdate<GameView> | undefined;
  private lastLine = 0;
  /** Deals whose entropy was sent. */
  private given = 0;

  constructor(link: Link, table: string, options: TableClientOptions<GameView> = {}) {
    this.id = table;
    this.link = link;
    this.options = options;
    this.memory = options.memory ?? new Map<string, string>();
    const how = options.aside === undefined ? {} : { aside: options.aside };
    this.stop = link.watch(table, (message) => this.receive(message), how);
  }

  /** What the table showed last; undefined until it has. */
  get update(): TableUpdate<GameView> | undefined {
    return this.latest;
  }

  /** Sees and plays as another of one's seats from now on, where one holds several. */
  playAs(seat: number): void {
    this.stop = this.link.watch(this.id, (message) => this.receive(message), { as: seat });
  }

  /** Stops watching. */
  close(): void {
    this.stop();
  }

  /** Answers the question that is open with one of its offers, by its place. */
  act(offer: number): Promise<CommandAnswer> {
    const prompt = this.latest?.view.prompt?.id;
    if (prompt === undefined) return Promise.resolve({ type: 'refused', code: 'too-late' });
    return this.link.command({ type: 'act', table: this.id, prompt, offer });
  }

  /** Asks for something. Ready and deal bring along the hash of what this device adds to the shuffle. */
  wish(wish: TableWish): Promise<CommandAnswer> {
    const asked = wish.type === 'ready' || wish.type === 'deal' ? { ...wish, ...this.committed() } : wish;
    return this.link.command({ type: 'table-command', table: this.id, wish: asked });
  }

  /** Says something. */
  say(body: string, kind: 'text' | 'phrase' = 'text'): Promise<CommandAnswer> {
    return this.link.command({ type: 'chat', table: this.id, kind, body });
  }

  private receive(message: TableMessage): void {
    if (message.type === 'update') this.updated(message as unknown as TableUpdate<GameView>);
    else if (message.type === 'chat') this.heard(message.lines);
    else if (message.type === 'presence') this.options.onPresence?.(message.onlookers, message.more);
    else if (message.type === 'gone') this.options.onGone?.(message.code);
  }

  private updated(update: TableUpdate<GameView>): void {
    this.latest = update;
    this.giveEntropy(update);
    this.options.onUpdate?.(update);
  }

  /** Lines come again after a drop; each is told once. */
  private heard(lines: readonly WireChatLine[]): void {
    const fresh = lines.filter(({ n }) => n > this.lastLine);
    this.lastLine = Math.max(this.lastLine, ...fresh.map(({ n }) => n));
    if (fresh.length > 0) this.options.onChat?.(fresh);
  }

  /** The hash of this device's bytes for the next deal; the same however often it is asked. */
  private committed(): { readonly commitment?: string } {
    const hosted = this.latest?.view.hosted;
    if (hosted === undefined || hosted.customs.shuffle !== 'fair') return {};
    const { nextDeal: deal } = hosted;
    const known = this.memory.get(this.keyOf(deal));
    const entropy = known ?? bytesToHex(randomBytes(entropyLength));
    if (known === undefined) this.memory.set(this.keyOf(deal), entropy);
    return { commitment: entropyCommitment({ table: this.id, deal, entropy: hexToBytes(entropy) }) };
  }

  /** Shows what this device's hash stood for, once the table has bound itself. */
  private giveEntropy({ view }: TableUpdate<GameView>): void {
    const shuffle = view.hosted?.shuffle;
    if (shuffle?.entropyAsked !== true || this.given >= shuffle.deal) return;
    const entropy = this.memory.get(this.keyOf(shuffle.deal));
    if (entropy === undefined) return;
    this.given = shuffle.deal;
    void this.link.command({
      type: 'table-command',
      table: this.id,
      wish: { type: 'entropy', deal: shuffle.deal, entropy },
    });
  }

  private keyOf(deal: number): string {
    return `${this.id} ${deal}`;
  }
}
