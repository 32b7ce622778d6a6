/** The tables of a house, as one node sees them: taken up from their logs when somebody needs them, let go when nobody does. */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '@tilehouse/engine';
import {
  type Choosers,
  type NewTable,
  nextDue,
  type Person,
  type TableClock,
  TableHost,
  type TablePorts,
} from '@tilehouse/table';
import { type Store, UniqueViolation } from '../store/index.ts';
import { LiveTable } from './live-table.ts';
import { newRoomCode, newTableId } from './room-code.ts';
import { StoredLog } from './stored-log.ts';

/** What tables take from the node they are on. */
export interface TablesWorld {
  readonly store: Store;
  readonly clock: TableClock;
  readonly choosers: Choosers;
  randomBytes(count: number): Uint8Array;
  /** Milliseconds this node waits before it acts on a table's clocks: none where it is the preferred node. */
  patience(table: string): number;
  report(problem: unknown, table?: string): void;
}

/** A table somebody opens. */
export interface TableWishes extends Pick<NewTable, 'game' | 'options' | 'settings'> {
  readonly visibility: 'private' | 'public';
  /** Who opens it, and takes the first seat. */
  readonly host: Person;
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
  async open({ visibility, host, ...wish }: TableWishes): Promise<{ readonly id: string; readonly code: string }> {
    const { clock, randomBytes, store } = this.world;
    const id = newTableId(randomBytes);
    const secret = Buffer.from(randomBytes(32)).toString('hex');
    const code = await this.reserve({ id, secret, game: wish.game, visibility, at: clock.now() });
    const ports = this.portsOf(id, hexToBytes(secret));
    const opened = await TableHost.open(ports, { ...wish, host: host.player, occupants: [host] });
    this.keep(new LiveTable(id, opened));
    store.signals.notify(id);
    return { id, code };
  }

  /** The table of an id, taken up from its log; undefined when there is none. */
  find(id: string): Promise<LiveTable | undefined> {
    this.usedAt.set(id, this.world.clock.now());
    const known = this.loading.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id);
    this.loading.set(id, loading);
    // what isn't there, or couldn't be read, is looked for again the next time
    loading
      .then((table) => table === undefined && this.loading.delete(id))
      .catch(() => this.loading.delete(id));
    return loading;
  }

  /** The table of an id where it is in memory already. */
  inMemory(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** Another node has written to a table's log. */
  look(id: string): void {
    const table = this.live.get(id);
    table?.host.lookAgain().catch((problem: unknown) => this.world.report(problem, id));
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

  private forget(id: string): void {
    this.live.get(id)?.host.stop();
    this.live.delete(id);
    this.loading.delete(id);
    this.usedAt.delete(id);
  }

  private async load(id: string): Promise<LiveTable | undefined> {
    const head = await this.world.store.log.readHead(id);
    if (head === undefined || head.headSeq === 0) return undefined;
    const host = await TableHost.resume(this.portsOf(id, hexToBytes(head.secret)));
    return host === undefined ? undefined : this.keep(new LiveTable(id, host));
  }

  private keep(table: LiveTable): LiveTable {
    this.live.set(table.id, table);
    this.loading.set(table.id, Promise.resolve(table));
    this.usedAt.set(table.id, this.world.clock.now());
    table.host.start();
    return table;
  }

  private portsOf(id: string, secret: Uint8Array): TablePorts {
    const { choosers, clock, randomBytes, report, store } = this.world;
    return {
      tableId: id,
      log: new StoredLog(store, id),
      clock,
      choosers,
      secret,
      randomBytes,
      patience: () => this.world.patience(id),
      report: (problem) => report(problem, id),
    };
  }

  /** Makes a table's row under a code that no other table has. */
  private async reserve(row: {
    readonly id: string;
    readonly secret: string;
    readonly game: string;
    readonly visibility: 'private' | 'public';
    readonly at: number;
  }): Promise<string> {
    for (let round = 0; round < codeTries; round += 1) {
      const code = newRoomCode(this.world.randomBytes);
      try {
        await this.world.store.log.createTable({ ...row, code });
        return code;
      } catch (problem) {
        if (!(problem instanceof UniqueViolation)) throw problem;
      }
    }
    throw new Error('no code is left for a room');
  }
}

/** Whether a player holds that seat of a table. */
export function holds(table: LiveTable, player: string, seat: Seat): boolean {
  const occupant = table.host.state.seats[seat];
  return occupant?.type === 'person' && occupant.player === player;
}
