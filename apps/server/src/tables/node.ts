/**
 * One node among those on a database: it beats, sees which others live, acts on what falls due, and takes over from
 * those that died. On SQLite it is the only one.
 */
import type { Store } from '../store/index.ts';
import type { Tables } from './tables.ts';

export interface NodeWorld {
  readonly store: Store;
  readonly tables: Tables;
  readonly id: string;
  now(): number;
  /** Whether a player's line to a table is open at this node. */
  isHere(table: string, player: string): boolean;
  report(problem: unknown, table?: string): void;
  /** Told of tables that are past their deadline. */
  overdue(tables: readonly string[]): void;
}

/** Milliseconds: between beats, between two looks at what is due, until a silent node is taken for dead. */
export const nodeTimes = { beat: 1_000, sweep: 500, dead: 5_000, grace: 10_000, tidy: 15_000 } as const;
/** Other nodes step in when the preferred one is so late. */
const stepIn = 1_000;
/** A deadline so long ago is a fault. */
const lateness = 5_000;
const mostAtOnce = 200;

export class HouseNode {
  private readonly world: NodeWorld;
  private living: readonly string[];
  private readonly timers: NodeJS.Timeout[] = [];
  /** Players whose node died, by table, and when they are taken to have gone. */
  private readonly graces = new Map<string, { table: string; player: string; until: number }>();
  private busy = new Set<string>();

  constructor(world: NodeWorld) {
    this.world = world;
    this.living = [world.id];
  }

  /** Milliseconds this node waits before it acts on a table's clocks. */
  patience(table: string): number {
    return this.world.store.nodes.preferred(table, this.living) === this.world.id ? 0 : stepIn;
  }

  /** Says that it lives, makes good what fell due while nobody did, and begins to look after tables. */
  async start(): Promise<void> {
    await this.takeOver();
    await this.beat();
    this.every(nodeTimes.beat, 'beat', () => this.beat());
    this.every(nodeTimes.sweep, 'sweep', () => this.sweep());
    this.every(nodeTimes.beat, 'take over', () => this.takeOver());
    this.every(nodeTimes.tidy, 'tidy', async () => this.world.tables.tidy());
  }

  /** Stops looking after tables; its row and its people's go. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.world.store.nodes.depart(this.world.id);
  }

  private every(milliseconds: number, name: string, work: () => Promise<void>): void {
    const timer = setInterval(() => {
      if (this.busy.has(name)) return;
      this.busy.add(name);
      work()
        .catch((problem: unknown) => this.world.report(problem))
        .finally(() => this.busy.delete(name));
    }, milliseconds);
    timer.unref();
    this.timers.push(timer);
  }

  private async beat(): Promise<void> {
    const { id, store } = this.world;
    await store.nodes.beat(id);
    this.living = await store.nodes.living();
  }

  /** Acts on tables that are due and that nobody has in memory. */
  private async sweep(): Promise<void> {
    const { now, overdue, store, tables } = this.world;
    const due = await store.log.findDue(now(), mostAtOnce);
    const late: string[] = [];
    for (const { id, nextDue } of due) {
      if (now() - nextDue > lateness) late.push(id);
      // one in memory has timers of its own
      if (tables.inMemory(id) !== undefined || now() < nextDue + this.patience(id)) continue;
      await this.carefully(id, async () => {
        await tables.find(id);
      });
    }
    if (late.length > 0) overdue(late);
    await this.endGraces();
  }

  /** Makes good what nodes that died left: clocks that ran while nobody looked, and people whose lines were theirs. */
  private async takeOver(): Promise<void> {
    const { id, now, store } = this.world;
    const dead = await store.nodes.removeDead(id);
    if (dead.length === 0) return;
    const to = now();
    for (const node of dead) {
      const affected = node.wasLast ? await store.log.findOpen() : [...new Set(node.people.map(({ table }) => table))];
      for (const table of affected) {
        await this.carefully(table, () => this.outage({ table, node: node.id, from: node.beatAt, to }));
      }
      for (const { table, player } of node.people) {
        this.graces.set(`${table} ${player}`, { table, player, until: to + nodeTimes.grace });
      }
    }
  }

  private async outage(of: { table: string; node: string; from: number; to: number }): Promise<void> {
    const live = await this.world.tables.find(of.table);
    // whoever takes over from the same node asks with the same id, so that time is given back once
    await live?.host.command(
      { type: 'outage', from: of.from, to: of.to },
      { actor: 'house', id: `outage-${of.node}` },
    );
  }

  /** Whoever hasn't come back by now is away. */
  private async endGraces(): Promise<void> {
    const now = this.world.now();
    for (const [key, { table, player, until }] of this.graces) {
      if (until > now) continue;
      this.graces.delete(key);
      if (this.world.isHere(table, player)) continue;
      await this.carefully(table, async () => {
        if (await this.world.store.nodes.isPresent(table, player)) return;
        const live = await this.world.tables.find(table);
        await live?.host.command({ type: 'went-away', player });
      });
    }
  }

  /** One table's fault is no other's. */
  private async carefully(table: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (problem) {
      this.world.report(problem, table);
    }
  }
}
