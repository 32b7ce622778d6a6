/** The tables of a house, as one node sees them: taken up from their logs when somebody needs them, let go when nobody does. */

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { AnyGame } from '@tilehouse/engine';
import {
  type Choosers,
  type NewTable,
  nextDue,
  type Person,
  type TableClock,
  TableHost,
  type TablePorts,
} from '@tilehouse/table';
import { newId } from '../accounts/secrets.ts';
import type { Store } from '../store/store.ts';
import { LiveTable } from './live-table.ts';
import { newRoomCode } from './room-code.ts';
import { CodeTaken, type NewRow, StoredLog } from './stored-log.ts';

/** What tables take from the node they are on. */
export interface TablesWorld {
  readonly store: Store;
  readonly clock: TableClock;
  readonly choosers: Choosers;
  /** By whose calendar hands count. */
  readonly timeZone: string;
  randomBytes(count: number): Uint8Array;
  /** Where a table finds its game; the registry, but in tests. */
  readonly findGame?: (id: string) => AnyGame | undefined;
  /** Milliseconds this node waits before it acts on a table's clocks: none where it is the preferred node. */
  patience(table: string): number;
  report(problem: unknown, table?: string): void;
}

/** A table somebody opens. */
export interface TableWishes extends Pick<NewTable, 'game' | 'options' | 'settings'> {
  readonly visibility: 'private' | 'public';
  /** Who opens it, and takes the first seat. */
  readonly host: Person;
  /** Who sits there from the start, if not the host alone. */
  readonly occupants?: readonly Person[];
}

const codeTries = 8;
/** A table with nobody watching and nothing due for so long is let go. */
const idleAfter = 30_000;

export class Tables {
  private readonly world: TablesWorld;
  private readonly loading = new Map<string, Promise<LiveTable | undefined>>();
  private readonly live = new Map<string, LiveTable>();
  private readonly usedAt = new Map<string, number>();

  constructor(world: TablesWorld) {
    this.world = world;
  }

  /** Tables in memory here. */
  get loaded(): readonly LiveTable[] {
    return [...this.live.values()];
  }

  /** Opens a table with its host in the first seat. */
  async open({
    visibility,
    host,
    occupants = [host],
    ...wish
  }: TableWishes): Promise<{ readonly id: string; readonly code: string }> {
    const { randomBytes } = this.world;
    const id = newId(randomBytes);
    const secret = bytesToHex(randomBytes(32));
    for (let round = 0; round < codeTries; round += 1) {
      const code = newRoomCode(randomBytes);
      const ports = this.portsOf(id, secret, { game: wish.game, code, visibility, secret });
      try {
        const opened = await TableHost.open(
          ports,
          { ...wish, host: host.player, occupants },
          this.world.findGame,
        );
        this.keep(new LiveTable(id, opened));
        return { id, code };
      } catch (problem) {
        if (!(problem instanceof CodeTaken)) throw problem;
      }
    }
    throw new Error('no code is left for a room');
  }

  /**
   * The table of an id, taken up from its log; undefined when there is none. One that is asleep has something to be
   * told before its clocks may run; whoever asked so starts it.
   */
  find(id: string, { isAsleep = false } = {}): Promise<LiveTable | undefined> {
    const known = this.loading.get(id);
    if (known !== undefined) {
      if (this.live.has(id)) this.usedAt.set(id, this.world.clock.now());
      return known;
    }
    const loading = this.load(id, isAsleep);
    this.loading.set(id, loading);
    // what isn't there, or couldn't be read, is looked for again the next time
    loading
      .then((table) => {
        if (table === undefined) this.loading.delete(id);
      })
      .catch(() => this.loading.delete(id));
    return loading;
  }

  /** The table of an id where it is in memory already. */
  inMemory(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** Lets go of tables that nobody watches and that have nothing to do soon. */
  tidy(): void {
    const now = this.world.clock.now();
    for (const table of this.live.values()) {
      const due = nextDue(table.host.state);
      const isIdle = table.watching === 0 && (due === undefined || due > now + idleAfter);
      if (isIdle && now - (this.usedAt.get(table.id) ?? 0) > idleAfter) this.forget(table.id);
    }
  }

  /** Stops every table here; their logs have everything. */
  stop(): void {
    for (const id of [...this.live.keys()]) this.forget(id);
  }

  /** Lets go of a table that was closed by force, and tells those who watch it. */
  shut(id: string): void {
    this.live.get(id)?.shut();
    this.forget(id);
  }

  private forget(id: string): void {
    this.live.get(id)?.host.stop();
    this.live.delete(id);
    this.loading.delete(id);
    this.usedAt.delete(id);
  }

  private async load(id: string, isAsleep: boolean): Promise<LiveTable | undefined> {
    const head = await this.world.store.log.readHead(id);
    if (head === undefined) return undefined;
    const host = await TableHost.resume(this.portsOf(id, head.secret), this.world.findGame);
    if (host === undefined) return undefined;
    const table = new LiveTable(id, host);
    this.usedAt.set(id, this.world.clock.now());
    if (isAsleep) this.live.set(id, table);
    else this.keep(table);
    return table;
  }

  private keep(table: LiveTable): void {
    this.live.set(table.id, table);
    this.loading.set(table.id, Promise.resolve(table));
    this.usedAt.set(table.id, this.world.clock.now());
    table.host.start();
  }

  private portsOf(id: string, secret: string, row?: NewRow): TablePorts {
    const { choosers, clock, randomBytes, store, timeZone } = this.world;
    return {
      tableId: id,
      log: new StoredLog(store, { table: id, timeZone }, row),
      clock,
      choosers,
      secret: hexToBytes(secret),
      randomBytes,
      patience: () => this.world.patience(id),
      report: (problem) => this.world.report(problem, id),
    };
  }
}
