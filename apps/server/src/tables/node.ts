/**
 * One node among those on a database: it acts on what falls due, and takes over from those that died. On SQLite it is
 * the only one.
 */
import { type NodeLife, startNodeLife } from '../store/nodes/node-life.ts';
import { clearDeadNode, type DeadNode, deadNodes, livingNodes } from '../store/nodes/nodes.ts';
import { presentAt } from '../store/nodes/presence.ts';
import type { Store } from '../store/store.ts';
import { peopleAt } from './live-table.ts';
import { isPresent } from './presence.ts';
import type { Tables } from './tables.ts';

export interface NodeWorld {
  readonly store: Store;
  readonly tables: Tables;
  readonly id: string;
  /** Whether a player's line to a table is open at this node. */
  isHere(table: string, player: string): boolean;
  report(problem: unknown, table?: string): void;
  /** Told of tables that are past their deadline. */
  overdue(tables: readonly string[]): void;
}

/** Milliseconds between two looks at what is due, and between two at who is really there. */
const sweepEvery = 500;
const reviewEvery = 15_000;
/** Milliseconds in which somebody whose line is gone without a word may come back. */
const grace = 10_000;
/** Other nodes step in when the preferred one is so late. */
const stepIn = 1_000;
/** A deadline so long ago is a fault. */
const lateness = 5_000;
/** A node that beats every second and was silent for so long at our start isn't there any more. */
const startSilence = 1_500;
/** Milliseconds between the ends of two outages that are one, noticed twice. */
const sameOutage = 1_000;
const mostAtOnce = 200;

export class HouseNode {
  private readonly world: NodeWorld;
  private life: NodeLife | undefined;
  private readonly timers: NodeJS.Timeout[] = [];
  /** Players whose lines are gone, by table, and when they are taken to have left. */
  private readonly graces = new Map<string, { table: string; player: string; until: number }>();

  constructor(world: NodeWorld) {
    this.world = world;
  }

  /** Milliseconds this node waits before it acts on a table's clocks. */
  patience(table: string): number {
    const { life } = this;
    return life === undefined || life.preferredFor(table) === life.id ? 0 : stepIn;
  }

  /** Writes down how many lines of a player's are open here. */
  async setSockets(table: string, player: string, sockets: number): Promise<void> {
    await this.life?.setSockets(table, player, sockets);
  }

  /** Makes good what fell due while nobody lived, says that this node does, and begins to look after tables. */
  async start(): Promise<void> {
    const { id, report, store } = this.world;
    await this.comeIn();
    this.life = await startNodeLife(store, {
      id,
      report: (problem) => report(problem),
      onDead: (dead) => this.takeOver(dead, store.clock.now()),
    });
    this.every(sweepEvery, () => this.sweep());
    this.every(reviewEvery, () => this.review());
  }

  /** Stops looking after tables. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.life?.stop();
  }

  /** Acts on tables that are due and that nobody here has in memory, and on people who didn't come back. */
  async sweep(): Promise<void> {
    const { overdue, store, tables } = this.world;
    const now = store.clock.now();
    const due = await store.log.findDue(now, mostAtOnce);
    for (const { id, nextDue } of due) {
      // one in memory has timers of its own
      if (tables.inMemory(id) !== undefined || now < nextDue + this.patience(id)) continue;
      await this.carefully(id, async () => {
        await tables.find(id);
      });
    }
    const late = due.filter(({ nextDue }) => now - nextDue > lateness);
    if (late.length > 0) overdue(late.map(({ id }) => id));
    await this.endGraces(now);
  }

  /**
   * Finds people who are said to be here and aren't, and those who are here though it is written otherwise: a write
   * failed, or a process died before it made one.
   */
  async review(): Promise<void> {
    const { isHere, store, tables } = this.world;
    for (const { host, id } of tables.loaded) {
      if (host.state.closed) continue;
      const present = await presentAt(store.db, id);
      const unwritten = peopleAt(host.state, 'here').filter((player) => !present.has(player));
      for (const player of unwritten) {
        if (isHere(id, player)) await this.setSockets(id, player, 1);
        else this.expect(id, player);
      }
    }
    tables.tidy();
  }

  /** Somebody should be at a table, or come to it soon; who doesn't is away. */
  expect(table: string, player: string): void {
    const key = `${table} ${player}`;
    if (this.graces.has(key)) return;
    this.graces.set(key, { table, player, until: this.world.store.clock.now() + grace });
  }

  private every(milliseconds: number, work: () => Promise<void>): void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      work()
        .catch((problem: unknown) => this.world.report(problem))
        .finally(() => {
          isBusy = false;
        });
    }, milliseconds);
    timer.unref();
    this.timers.push(timer);
  }

  /** What nodes left that are dead when this one starts. When none lives, time stood still for every table. */
  private async comeIn(): Promise<void> {
    const { store } = this.world;
    const silence = store.dialect === 'sqlite' ? 0 : startSilence;
    if (silence > 0 && (await this.hasOthers())) await new Promise((resolve) => setTimeout(resolve, silence));
    const now = store.clock.now();
    const silent = await deadNodes(store.db, now, silence);
    const living = await livingNodes(store.db, now);
    const isAlone = living.every((id) => silent.some(({ node }) => node === id));
    const beats = silent.flatMap(({ beatAt }) => (beatAt === undefined ? [] : [beatAt]));
    if (isAlone && beats.length > 0) {
      const from = Math.max(...beats);
      const key = silent.map(({ node }) => node).sort();
      for (const table of await this.openTables())
        await this.outage(table, { from, to: now, node: key.join('+') });
    }
    // last of all: should this node die before, the next one finds the same
    for (const dead of silent) {
      if (isAlone) for (const { player, table } of dead.left) this.expect(table, player);
      else await this.takeOver(dead, now);
      await clearDeadNode(store.db, dead.node, now, silence);
    }
  }

  private async hasOthers(): Promise<boolean> {
    const { store } = this.world;
    return (await livingNodes(store.db, store.clock.now())).length > 0;
  }

  /** Gives the people of a node that died their time back, and a moment to come to another node. */
  private async takeOver({ beatAt, left, node }: DeadNode, to: number): Promise<void> {
    for (const { player, table } of left) this.expect(table, player);
    if (beatAt === undefined) return;
    for (const table of new Set(left.map((row) => row.table)))
      await this.outage(table, { from: beatAt, to, node });
  }

  private outage(
    table: string,
    { from, node, to }: { readonly from: number; readonly to: number; readonly node: string },
  ): Promise<void> {
    return this.carefully(table, async () => {
      const live = await this.world.tables.find(table, { isAsleep: true });
      if (live === undefined) return;
      const { outageTo } = live.host.state;
      // whoever else takes over from the same node asks with the same id: time is given back once
      const id = outageTo > from ? `outage-${node}-${outageTo}` : `outage-${node}`;
      const isGiven = outageTo > from && to - outageTo < sameOutage;
      if (!isGiven) await live.host.command({ type: 'outage', from, to }, { actor: 'house', id });
      live.host.start();
    });
  }

  private async openTables(): Promise<readonly string[]> {
    const rows = await this.world.store.db
      .selectFrom('tables')
      .select('id')
      .where('closed_at', 'is', null)
      .where('next_due', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Whoever hasn't come back by now is away. */
  private async endGraces(now: number): Promise<void> {
    for (const [key, { player, table, until }] of this.graces) {
      if (until > now) continue;
      this.graces.delete(key);
      if (this.world.isHere(table, player)) continue;
      await this.carefully(table, async () => {
        if (await isPresent(this.world.store.db, table, player)) return;
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
