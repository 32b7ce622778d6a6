/** Everything behind the web app on one node: tables, people, talk, and what keeps them going. */
import { randomBytes } from 'node:crypto';
import { type Choosers, seatsOfPlayer, type TableClock } from '@tilehouse/table';
import type { Linked } from './accounts/accounts-deps.ts';
import { keepStandings } from './boards/standings.ts';
import { linesAfter } from './chat/chat.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Connection, ConnectionHouse, Outcome, Speaker, Watching } from './socket/connection.ts';
import type { Store } from './store/store.ts';
import { serverChoosers } from './tables/choosers.ts';
import { houseClock } from './tables/house-clock.ts';
import { type LiveTable, peopleAt, seatOf } from './tables/live-table.ts';
import { HouseNode } from './tables/node.ts';
import { onlookersAt, tellsOnlookers } from './tables/onlookers.ts';
import { PlayerCommands } from './tables/player-commands.ts';
import { Presence } from './tables/presence.ts';
import { tablesOf } from './tables/table-lists.ts';
import { Tables, type TablesWorld } from './tables/tables.ts';
import { tablesThatKnow } from './tables/tables-that-know.ts';

/** Where tests put a still clock, counted chance and laid-out walls below a house's tables. */
export type HouseSeams = Partial<Pick<TablesWorld, 'clock' | 'randomBytes' | 'findGame'>>;

export interface HouseOptions {
  readonly store: Store;
  /** Another for each process on a database. */
  readonly node: string;
  /** Of the house's calendar. */
  readonly timeZone: string;
  readonly choosers?: Choosers;
  readonly seams?: HouseSeams;
  /** The database's clock with timers of this process, unless something else is said. */
  readonly clock?: TableClock;
  /** Whose a token is. */
  speakerOf(token: string): Promise<Speaker | undefined>;
  report(problem: unknown, table?: string): void;
  refused(code: string): void;
  overdue(tables: readonly string[]): void;
}

/** Milliseconds within which the line of a device that was moved from is cut. */
const movingFor = 10_000;

type Watch = Parameters<ConnectionHouse['watch']>[0];
type Command = Parameters<ConnectionHouse['command']>[0];

export class House implements ConnectionHouse {
  readonly tables: Tables;
  readonly store: Store;
  private readonly options: HouseOptions;
  private readonly node: HouseNode;
  private readonly presence: Presence;
  private readonly commands: PlayerCommands;
  /** Players who are changing devices just now. */
  private readonly moving = new Set<string>();
  private readonly stopListening: () => void;

  constructor(options: HouseOptions) {
    const { choosers = serverChoosers(), node, store, timeZone } = options;
    this.options = options;
    this.store = store;
    const now = (): number => store.clock.now();
    const report = (problem: unknown, table?: string): void => options.report(problem, table);
    this.tables = new Tables({
      store,
      clock: options.clock ?? houseClock(now),
      choosers,
      timeZone,
      randomBytes,
      patience: (table) => this.node.patience(table),
      report,
      ...options.seams,
    });
    this.presence = new Presence({
      db: store.db,
      setSockets: (table, player, sockets) => this.node.setSockets(table, player, sockets),
      arrived: (table, player) => this.arrived(table, player),
      leftAll: (table, player) => this.leftAll(table, player),
      report,
    });
    this.node = new HouseNode({
      store,
      tables: this.tables,
      id: node,
      isHere: (table, player) => this.presence.isHere(table, player),
      report,
      overdue: (tables) => options.overdue(tables),
    });
    this.commands = new PlayerCommands({
      store,
      tables: this.tables,
      now,
      said: (table) => this.said(table),
      moved: (table) => this.tellPresence(table),
    });
    this.stopListening = store.signals.listen({
      look: (table) => this.look(table),
      lost: () => this.lookAtAll(),
    });
  }

  /** Begins to look after tables. */
  async start(): Promise<void> {
    await keepStandings(this.store, this.options.timeZone);
    await this.node.start();
  }

  /** Lets go of everything; the store stays open. Sockets are told before. */
  async stop(): Promise<void> {
    await this.presence.stop();
    this.stopListening();
    await Promise.all(this.tables.loaded.map(({ told }) => told));
    this.tables.stop();
    await this.node.stop();
  }

  /** Whether the database answers. */
  async isReady(): Promise<boolean> {
    await this.store.db.selectFrom('nodes').select('id').limit(1).execute();
    return true;
  }

  /**
   * A guest turned out to have an account: its seats are the account's from now on, unless that may not sit there. Where
   * the account sits already it has no use for another seat: that one is left, in the middle of a hand too.
   */
  async link(guest: string, account: string): Promise<Refusal | Linked> {
    const player = await this.store.db
      .selectFrom('players')
      .select('name')
      .where('id', '=', account)
      .executeTakeFirstOrThrow();
    const refusal = await this.reseat(guest, { player: account, name: player.name, account: true });
    return refusal ?? { leftSeat: await this.vacate(guest, account) };
  }

  /**
   * A player is gone for good: no seat is kept for somebody who can't come back. In a hand the table plays for it.
   * @param as who the player turned out to be, if somebody
   * @returns whether there was a seat to leave
   */
  async vacate(player: string, as?: string): Promise<boolean> {
    let hasLeft = false;
    const gone = { type: 'vacate', player, ...(as === undefined ? {} : { as }) } as const;
    for (const id of await tablesOf(this.store.db, player)) {
      const table = await this.tables.find(id);
      const seats = table === undefined ? [] : seatsOfPlayer(table.host.state, player);
      for (const _ of seats) await table?.host.command(gone);
      hasLeft ||= seats.length > 0;
    }
    return hasLeft;
  }

  /** A guest has made an account: its seats are an account's from now on. The account is there whatever comes of that. */
  async upgrade(player: string, name: string): Promise<void> {
    await this.reseat(player, { player, name, account: true }).catch((problem: unknown) =>
      this.report(problem),
    );
  }

  /** A player is called something else now, at every table too. */
  async rename(player: string, name: string): Promise<void> {
    await this.reseat(player, { player, name });
  }

  private async reseat(
    player: string,
    as: { readonly player: string; readonly name: string; readonly account?: true },
  ): Promise<Refusal | undefined> {
    for (const id of await tablesThatKnow(this.store.db, player)) {
      const table = await this.tables.find(id);
      const answer = await table?.host.command({ type: 'known-as', player, as });
      if (answer?.type !== 'refused') continue;
      if (answer.code === 'seated-elsewhere') return refuse('seated-elsewhere');
      const isLeft = answer.code === 'already-seated' || answer.code === 'table-closed';
      // a table that can't say just now: a guest stays one until it can
      if (as.player !== player && !isLeft) throw new Error(`${id} can't know somebody anew: ${answer.code}`);
    }
    return undefined;
  }

  /** A table was closed without its own word: whoever watches it here is told, and so are the other nodes. */
  shut(table: string): void {
    this.tables.shut(table);
    this.store.signals.notify(table);
  }

  /** A player goes on at another device: for a moment nobody takes a line that ends for their leaving. */
  moved(player: string): void {
    this.moving.add(player);
    const timer = setTimeout(() => this.moving.delete(player), movingFor);
    timer.unref();
  }

  now(): number {
    return this.store.clock.now();
  }

  speakerOf(token: string): Promise<Speaker | undefined> {
    return this.options.speakerOf(token);
  }

  refused(code: string): void {
    this.options.refused(code);
  }

  report(problem: unknown): void {
    this.options.report(problem);
  }

  command(command: Command, speaker: Speaker): Promise<Outcome> {
    return this.commands.run(command, speaker);
  }

  async watch(
    { aside = false, as, from, table: id }: Watch,
    speaker: Speaker | undefined,
    send: Connection['send'],
  ): Promise<Watching | undefined> {
    // whoever comes from another node has seen all that was stored there
    const table = await this.upToDate(id);
    if (table === undefined) return undefined;
    const player = speaker?.me.id;
    const stop = table.watch({ player, aside, as, send }, from);
    await this.sendTalk(table).catch((problem: unknown) => {
      stop();
      throw problem;
    });
    // whoever only looks on can't answer, so isn't at the seat
    const leave = player === undefined || aside ? () => {} : this.presence.open(id, player);
    this.tellPresence(table);
    return { stop, leave };
  }

  /** Somebody's first line is open: whoever sits there is back. */
  private async arrived(table: string, player: string): Promise<void> {
    const live = await this.upToDate(table);
    if (live === undefined) return;
    if (seatOf(live.host.state, player) === undefined) this.onlookerMoved(live);
    else await live.host.command({ type: 'came-back', player });
  }

  private async leftAll(table: string, player: string): Promise<void> {
    const live = await this.upToDate(table);
    if (live === undefined) return;
    if (seatOf(live.host.state, player) === undefined) this.onlookerMoved(live);
    else if (this.moving.has(player)) this.node.expect(table, player);
    else await live.host.command({ type: 'went-away', player });
  }

  /** Somebody without a seat has come or gone: told here, and at the other nodes. */
  private onlookerMoved(table: LiveTable): void {
    if (!tellsOnlookers(table.host.state)) return;
    this.store.signals.notify(table.id);
    this.tellPresence(table);
  }

  /** Tells those who watch here who looks on, until tiles are dealt. */
  private tellPresence(table: LiveTable): void {
    if (!tellsOnlookers(table.host.state)) return;
    const { id, host } = table;
    table
      .sendPresence(() => onlookersAt(this.store, { id, state: host.state }))
      .catch((problem: unknown) => this.report(problem));
  }

  /** A table with all that other nodes have stored: by what we knew before, nobody may have come or gone. */
  private async upToDate(id: string): Promise<LiveTable | undefined> {
    const table = await this.tables.find(id);
    await table?.host.lookAgain();
    return table;
  }

  private said(table: LiveTable): void {
    this.store.signals.notify(table.id);
    this.sendTalk(table).catch((problem: unknown) => this.report(problem));
  }

  private look(id: string): void {
    const table = this.tables.inMemory(id);
    if (table === undefined) return;
    const report = (problem: unknown): void => this.options.report(problem, id);
    const { state } = table.host;
    table.host
      .lookAgain()
      // nothing new in its log: it may have been closed without its own word
      .then(() => (table.host.state === state ? this.shutIfClosed(table) : undefined))
      .then(() => this.tellPresence(table))
      .then(() => this.bringBack(table))
      .catch(report);
    this.sendTalk(table).catch(report);
  }

  private async shutIfClosed({ host, id }: LiveTable): Promise<void> {
    if (host.state.closed) return;
    const head = await this.store.log.readHead(id);
    if (typeof head?.closed_at !== 'number') return;
    // its own word for it may have been stored since we looked
    await host.lookAgain();
    if (!host.state.closed) this.tables.shut(id);
  }

  /** Another node took somebody for away who has come to this one in the meantime. */
  private async bringBack({ host, id }: LiveTable): Promise<void> {
    for (const player of peopleAt(host.state, 'away')) {
      if (this.presence.isHere(id, player)) await host.command({ type: 'came-back', player });
    }
  }

  private lookAtAll(): void {
    for (const { id } of this.tables.loaded) this.look(id);
  }

  /** Sends the lines that those who watch here haven't been sent. */
  private sendTalk(table: LiveTable): Promise<void> {
    return table.sendTalk((after) => linesAfter(this.store, table.id, after));
  }
}
