/** A table in this worker at which everybody plays in turn at one screen. What the page isn't sent, nobody can find there. */
import {
  type AnyGame,
  type DealResult,
  findMahjongGame,
  type MahjongView,
  type Seat,
  seatsAfter,
  type Viewer,
} from '@tilehouse/engine';
import {
  type CommandAnswer,
  type TableEvent,
  TableHost,
  type TableLog,
  type TablePorts,
  type TableUpdate,
  type TableView,
} from '@tilehouse/table';
import type { PersonCommand } from '../connection.ts';
import { everybodyWantsDeal, personAt, sharedSettings } from '../local/shared-table.ts';
import type { DeviceListener, DeviceWish } from './device-wish.ts';
import { HeardLog } from './heard-log.ts';
import { type Course, lastDecider, newsFor, ownNews } from './news.ts';

/** Where tables of one game are kept, and the world they run in. */
export interface DevicePorts {
  latestLog(): Promise<TableLog | undefined>;
  /** An empty log; those before it are dropped. */
  newLog(): Promise<TableLog>;
  portsWith(log: TableLog): TablePorts;
}

/** A table that is set, and its log. */
interface Opened {
  readonly host: TableHost;
  readonly log: HeardLog;
}

/** Who looks at the screen, and what has come for them. */
interface Look {
  readonly seat: Seat;
  /** The page's number of this look. */
  readonly number: number;
  /** What the seat was sent and the page wasn't yet. */
  updates: readonly TableUpdate[];
  stop(): void;
}

/** The table of a game kept on this device, and the next one. */
export class DeviceTable {
  private readonly game: AnyGame;
  private readonly ports: DevicePorts;
  private readonly send: DeviceListener;
  private opened: Opened | undefined;
  private look: Look | undefined;
  /** Who makes no claims but to win, and in which deal they said so. */
  private readonly noClaims = new Map<Seat, number>();
  private readonly unseen = new Set<TableEvent>();

  private constructor(at: { game: AnyGame; ports: DevicePorts; send: DeviceListener }) {
    this.game = at.game;
    this.ports = at.ports;
    this.send = at.send;
  }

  /** Takes up the table that is kept, covered, and says what there is to see. */
  static async open(id: string, ports: DevicePorts, send: DeviceListener): Promise<DeviceTable> {
    const game = findMahjongGame(id);
    if (game === undefined) throw new Error(`no game ${id}`);
    const table = new DeviceTable({ game, ports, send });
    const kept = await table.kept();
    if (kept === undefined) send({ type: 'none' });
    else await table.follow(kept);
    return table;
  }

  /** Sets a new table and deals its first hand. */
  async begin({ names, options }: DeviceWish): Promise<void> {
    this.hide();
    const log = new HeardLog(await this.ports.newLog());
    const occupants = names.map(personAt);
    const opening = { game: this.game.id, options, settings: sharedSettings, occupants };
    const host = await TableHost.open(this.ports.portsWith(log), opening);
    this.opened?.host.stop();
    await this.follow({ host, log });
  }

  /** The player at `seat` has the device: sends what that seat sees. Anybody else's turn stays covered. */
  reveal({ seat, look }: { readonly seat: Seat; readonly look: number }): void {
    const { host, log } = this.table();
    this.hide();
    if (this.nextSeat() === seat) {
      const own: Look = { seat, number: look, updates: [], stop: () => undefined };
      own.stop = host.watch(seat, (update) => {
        own.updates = [...own.updates, update];
      });
      const [first] = own.updates;
      const events = ownNews({ game: this.game, events: log.events, unseen: this.unseen }, seat);
      if (first !== undefined) own.updates = [{ ...first, events }];
      this.look = own;
    }
    this.show();
  }

  /** Nobody looks: the table is covered until a player says who they are. */
  cover(): void {
    this.hide();
    this.show();
  }

  /** Answers for a seat; only whoever looks can. */
  async act(seat: Seat, answer: { readonly prompt: string; readonly offer: number }): Promise<CommandAnswer> {
    if (this.look?.seat !== seat) return { type: 'refused', code: 'too-late' };
    const answered = await this.table().host.act(seat, answer);
    await this.passForOthers();
    return this.shown(answered);
  }

  /** Whoever looks makes no claims in this deal, and isn't handed the device for one; a win is asked for all the same. */
  setNoClaims({ seat, isOn }: { readonly seat: Seat; readonly isOn: boolean }): void {
    if (this.look?.seat !== seat) return;
    if (isOn) this.noClaims.set(seat, this.seen('outsider').view.deals);
    else this.noClaims.delete(seat);
  }

  /** The next deal is everybody's wish at once; all else is the wish of whoever looks. */
  async command(seat: Seat, command: PersonCommand): Promise<CommandAnswer> {
    const { host } = this.table();
    if (command.type !== 'want-deal') return this.shown(await host.command({ ...command, seat }));
    this.hide();
    return this.shown(await everybodyWantsDeal(host));
  }

  results(): readonly DealResult[] {
    return this.table().host.results;
  }

  stop(): void {
    this.hide();
    this.opened?.host.stop();
  }

  private table(): Opened {
    if (this.opened === undefined) throw new Error('no table is set');
    return this.opened;
  }

  /** The table that is kept; one that can't be read is as good as none. */
  private async kept(): Promise<Opened | undefined> {
    try {
      const found = await this.ports.latestLog();
      if (found === undefined) return undefined;
      const log = new HeardLog(found);
      const host = await TableHost.resume(this.ports.portsWith(log));
      return host && { host, log };
    } catch (problem) {
      console.error('the table that was kept could not be taken up', problem);
      return undefined;
    }
  }

  private async follow(opened: Opened): Promise<void> {
    this.opened = opened;
    opened.host.start();
    // a table that was left before its first deal
    if (this.seen('outsider').view.stage === 'waiting') await everybodyWantsDeal(opened.host);
    this.show();
  }

  private makesNoClaims(seat: Seat): boolean {
    return this.noClaims.get(seat) === this.seen('outsider').view.deals;
  }

  private async passForOthers(): Promise<void> {
    const { host, log } = this.table();
    for (const seat of host.asked) {
      const pass = this.makesNoClaims(seat) ? passAlone(this.seen(seat)) : undefined;
      if (pass === undefined || (await host.act(seat, pass)).type !== 'done') continue;
      const made = log.events.findLast(({ fact }) => fact.type === 'decided' && fact.seat === seat);
      if (made !== undefined) this.unseen.add(made);
    }
  }

  private shown(answer: CommandAnswer): CommandAnswer {
    this.show();
    return answer;
  }

  private hide(): void {
    this.look?.stop();
    this.look = undefined;
  }

  /** Tells the page what it may know now. */
  private show(): void {
    const { log } = this.table();
    const course: Course = { game: this.game, events: log.events, unseen: this.unseen };
    const next = this.nextSeat();
    if (next === undefined) {
      const seat = this.look?.seat ?? lastDecider(course) ?? 0;
      this.send({ type: 'over', seat, update: this.newest() ?? this.seen(seat) });
      return;
    }
    if (this.look?.seat === next) {
      const update = this.newest();
      const noClaims = this.makesNoClaims(next);
      if (update !== undefined)
        this.send({ type: 'open', seat: next, look: this.look.number, update, noClaims });
      return;
    }
    this.hide();
    const table = this.seen('outsider').view as TableView<MahjongView>;
    this.send({ type: 'covered', seat: next, table, news: newsFor(course, next) });
  }

  /** What has come for whoever looks, as one update. */
  private newest(): TableUpdate | undefined {
    const { look } = this;
    const last = look?.updates.at(-1);
    if (look === undefined || last === undefined) return undefined;
    const events = look.updates.flatMap((update) => update.events);
    look.updates = [];
    return { ...last, events };
  }

  /**
   * Whose answer is needed; undefined once the deal is over. Several are asked in the order they sit after whoever
   * threw the tile, whatever they could do with it.
   */
  private nextSeat(): Seat | undefined {
    const { host } = this.table();
    const { stage } = (this.seen('outsider').view as TableView<MahjongView>).view?.common ?? {};
    const from = stage?.type === 'claims' || stage?.type === 'turn' ? stage.seat : 0;
    const after = (seat: Seat): number => seatsAfter(from, seat, host.seats);
    return [...host.asked].sort((a, b) => after(a) - after(b))[0];
  }

  /** The table as a viewer sees it now. */
  private seen(viewer: Viewer): TableUpdate {
    const updates: TableUpdate[] = [];
    this.table().host.watch(viewer, (update) => updates.push(update))();
    const [update] = updates;
    if (update === undefined) throw new Error('nothing was sent');
    return update;
  }
}

/** The answer that passes, where a seat is asked for a claim that can't be a win. */
function passAlone({ view }: TableUpdate): { readonly prompt: string; readonly offer: number } | undefined {
  const offers = (view as TableView<MahjongView>).view?.mine?.offers ?? [];
  const offer = offers.findIndex(({ type }) => type === 'pass');
  const isWin = offers.some(({ type }) => type === 'win');
  return offer < 0 || isWin || view.prompt === undefined ? undefined : { prompt: view.prompt.id, offer };
}
