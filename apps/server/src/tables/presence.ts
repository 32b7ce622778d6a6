/** Whose lines are open at which table, on this node; the first and the last of a player's are written down. */
import type { Store } from '../store/index.ts';

/** What follows when a player's first line opens or the last one on any node closes. */
export interface PresenceListener {
  arrived(table: string, player: string): Promise<void>;
  leftAll(table: string, player: string): Promise<void>;
  report(problem: unknown): void;
}

interface Lines {
  count: number;
  /** What was last written down. */
  written: boolean;
  /** Writes go one after the other, so that the row says what the count said last. */
  queue: Promise<void>;
}

export class Presence {
  private readonly store: Store;
  private readonly node: string;
  private readonly listener: PresenceListener;
  private readonly lines = new Map<string, Lines>();
  private stopped = false;

  constructor(store: Store, node: string, listener: PresenceListener) {
    this.store = store;
    this.node = node;
    this.listener = listener;
  }

  /** A line of a player's opens at a table. Returns what to call when it closes; calling it twice does nothing. */
  open(table: string, player: string): () => void {
    this.change(table, player, 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.change(table, player, -1);
    };
  }

  /** Whether a line of theirs is open at this node. */
  isHere(table: string, player: string): boolean {
    return (this.lines.get(keyOf(table, player))?.count ?? 0) > 0;
  }

  /** No more is written: the node is going away, and its rows with it. */
  stop(): void {
    this.stopped = true;
  }

  /** Resolves when everything so far is written down. */
  async settled(): Promise<void> {
    await Promise.all([...this.lines.values()].map(({ queue }) => queue));
  }

  private change(table: string, player: string, by: 1 | -1): void {
    const key = keyOf(table, player);
    const lines = this.lines.get(key) ?? { count: 0, written: false, queue: Promise.resolve() };
    this.lines.set(key, lines);
    lines.count += by;
    lines.queue = lines.queue
      .then(() => this.write(table, player, lines))
      .catch((problem: unknown) => this.listener.report(problem));
  }

  private async write(table: string, player: string, lines: Lines): Promise<void> {
    const isHere = lines.count > 0;
    if (this.stopped || isHere === lines.written) return;
    lines.written = isHere;
    if (isHere) {
      await this.store.nodes.enter({ table, player, node: this.node });
      await this.listener.arrived(table, player);
      return;
    }
    await this.store.nodes.leave({ table, player, node: this.node });
    if (lines.count === 0) this.lines.delete(keyOf(table, player));
    if (!(await this.store.nodes.isPresent(table, player))) await this.listener.leftAll(table, player);
  }
}

function keyOf(table: string, player: string): string {
  return `${table} ${player}`;
}
