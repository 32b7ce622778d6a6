/** Whose lines are open at which table, on this node; the first and the last of a player's are written down. */

import type { Db } from '../store/database.ts';
import { presentAt } from '../store/nodes/presence.ts';

/** What a presence needs of its node, and what follows when a player comes or goes. */
export interface PresenceWorld {
  readonly db: Db;
  /** Writes down how many lines of a player's are open here. */
  setSockets(table: string, player: string, sockets: number): Promise<void>;
  /** A player's first line here is open. */
  arrived(table: string, player: string): Promise<void>;
  /** No line of theirs is open anywhere. */
  leftAll(table: string, player: string): Promise<void>;
  report(problem: unknown): void;
}

interface Lines {
  count: number;
  /** Whether the row says that somebody is here. */
  written: boolean;
  /** Writes go one after the other, so that the row says what the count said last. */
  queue: Promise<void>;
}

export class Presence {
  private readonly world: PresenceWorld;
  private readonly lines = new Map<string, Lines>();
  private stopped = false;

  constructor(world: PresenceWorld) {
    this.world = world;
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

  /** Writes no more: the node is going away, and whoever comes next takes its people off. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all([...this.lines.values()].map(({ queue }) => queue));
  }

  private change(table: string, player: string, by: 1 | -1): void {
    const key = keyOf(table, player);
    const lines = this.lines.get(key) ?? { count: 0, written: false, queue: Promise.resolve() };
    this.lines.set(key, lines);
    lines.count += by;
    lines.queue = lines.queue
      .then(() => this.write(table, player, lines))
      .catch((problem: unknown) => this.world.report(problem));
  }

  private async write(table: string, player: string, lines: Lines): Promise<void> {
    const isHere = lines.count > 0;
    if (this.stopped || isHere === lines.written) return;
    await this.world.setSockets(table, player, isHere ? 1 : 0);
    lines.written = isHere;
    if (isHere) return this.world.arrived(table, player);
    if (lines.count === 0) this.lines.delete(keyOf(table, player));
    if (!(await isPresent(this.world.db, table, player))) await this.world.leftAll(table, player);
  }
}

/** Whether a line of a player's to a table is open at any node. */
export async function isPresent(db: Db, table: string, player: string): Promise<boolean> {
  return (await presentAt(db, table)).has(player);
}

function keyOf(table: string, player: string): string {
  return `${table} ${player}`;
}
