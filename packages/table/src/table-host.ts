/** A table in play: takes commands one at a time, stores what they make, then tells everybody who watches. */
import {
  type DealResult,
  type OptionValues,
  ok,
  type Result,
  type Seat,
  seatsOf,
  type Viewer,
} from '@tilehouse/engine';
import { answerPrompt, type PromptAnswer } from './answer-prompt.ts';
import type { TableCommand } from './command.ts';
import { Computers } from './computers.ts';
import { seatedFrom } from './decide-seating.ts';
import { decideTable } from './decide-table.ts';
import { tickDue } from './due.ts';
import { eventVersion, NewerEvent, readEvent } from './event-version.ts';
import { evolveTable, type FindGame } from './evolve-table.ts';
import { baseFor, foldFrom, foldTable } from './fold-table.ts';
import type { Occupant } from './occupant.ts';
import { type CommandKey, LogConflict, OpeningRefused, type TablePorts } from './ports.ts';
import { PromptIds } from './prompt-ids.ts';
import type { RefusalCode } from './refusal.ts';
import type { TableSettings } from './settings.ts';
import type { TableEvent } from './table-event.ts';
import type { TableState } from './table-state.ts';
import { lookAtTable } from './table-view.ts';
import { numberOf, type TableUpdate, Watchers } from './watchers.ts';

/** What became of a command; `n` is how many events the seat that asked has seen by then, else an outsider. */
export type CommandAnswer =
  | { readonly type: 'done'; readonly n: number }
  | { readonly type: 'refused'; readonly code: RefusalCode };

/** The command that a wish is at a table, or why it can't be. */
export type WishAt = (table: TableState) => Result<TableCommand, RefusalCode>;

/** Who asks: under which name of the command, and from which seat. */
export interface By {
  readonly key?: CommandKey | undefined;
  readonly seat?: Seat | undefined;
}

/** How a new table begins. */
export interface NewTable {
  readonly game: string;
  readonly options: OptionValues;
  readonly settings: TableSettings;
  /** The player who opens it. */
  readonly host?: string;
  /** Who sits where from the start. */
  readonly occupants?: readonly (Occupant | undefined)[];
}

/** Where a host begins. */
interface From {
  readonly table: TableState;
  readonly length: number;
  readonly events: readonly TableEvent[];
  /** What is known of the time before those. */
  readonly earlier?: readonly TableEvent[];
  readonly findGame: FindGame | undefined;
}

/** Milliseconds until the table tries again what failed, and what came to nothing. */
const retryMs = { fault: 1000, nothing: 50 } as const;

/** A table. Open a new one with `open`, take one up from its log with `resume`. */
export class TableHost {
  private readonly ports: TablePorts;
  private readonly findGame: FindGame | undefined;
  private readonly promptIds: PromptIds;
  private readonly watchers: Watchers;
  private readonly computers: Computers;
  private table: TableState;
  private count: number;
  private lastAt: number;
  private queue: Promise<unknown> = Promise.resolve();
  private running = false;
  /** Something failed: the log may hold more than we know. */
  private isBehind = false;
  /** A newer build plays this table: we leave it alone. */
  private isLeft = false;
  private notBefore = 0;
  private cancelTick: (() => void) | undefined;

  private constructor(ports: TablePorts, from: From) {
    this.ports = ports;
    this.table = from.table;
    this.count = from.length;
    this.lastAt = from.events.at(-1)?.at ?? 0;
    this.findGame = from.findGame;
    this.promptIds = new PromptIds(ports.secret ?? ports.randomBytes(32));
    const report = (problem: unknown) => this.report(problem);
    this.watchers = new Watchers({ lookAt: (table) => this.lookAt(table), report });
    this.watchers.remember([...(from.earlier ?? []), ...from.events].map(({ fact }) => fact));
    this.computers = new Computers({
      ports: { ...ports, report },
      table: () => this.table,
      take: (command) => this.inBackground(command),
    });
  }

  /**
   * Opens a new table on an empty log, with whoever sits there from the start.
   * @throws LogConflict when the log isn't empty
   * @throws OpeningRefused when the store says no
   */
  static async open(
    ports: TablePorts,
    { occupants = [], ...wish }: NewTable,
    findGame?: FindGame,
  ): Promise<TableHost> {
    const seated = seatedFrom(occupants);
    const id = ports.tableId === undefined ? {} : { id: ports.tableId };
    const at = ports.clock.now();
    const events = [{ type: 'table-opened', ...id, ...wish } as const, ...seated].map(
      (fact): TableEvent => ({ at, version: eventVersion, fact }),
    );
    const table = foldTable(events, findGame);
    if (table === undefined) throw new Error('a table was opened by no event');
    const append = { from: 0, events, before: undefined, after: table, base: undefined, command: undefined };
    const appended = await ports.log.append(append);
    if (appended.type === 'refused') throw new OpeningRefused(appended.code);
    if (appended.type !== 'stored') throw new LogConflict(`opening a table: ${appended.type}`);
    return new TableHost(ports, { table, length: events.length, events, findGame });
  }

  /**
   * Takes a table up from its log; undefined when the log is empty. Nothing runs until `start`.
   * @throws NewerEvent when a newer build has played it
   */
  static async resume(ports: TablePorts, findGame?: FindGame): Promise<TableHost | undefined> {
    const { start, base, events: stored, earlier = [] } = await ports.log.load();
    const events = stored.map(readEvent);
    const table = foldFrom(base, events, findGame);
    if (table === undefined) return undefined;
    const from = { table, length: start + events.length, events, earlier: earlier.map(readEvent), findGame };
    return new TableHost(ports, from);
  }

  /** The table as it is: whoever reads it must let no secret of it out. */
  get state(): TableState {
    return this.table;
  }

  /** How many events the table's log holds, as far as this host knows. */
  get length(): number {
    return this.count;
  }

  /** How many seats the table has. */
  get seats(): number {
    return this.table.game.seats;
  }

  /** The seats that must choose now. Only for whoever hands a screen round: who is asked is secret at a table. */
  get asked(): readonly Seat[] {
    return seatsOf(this.seats).filter((seat) => this.table.prompts[seat] !== undefined);
  }

  /** What each finished deal came to, oldest first. */
  get results(): readonly DealResult[] {
    return this.table.results;
  }

  /** Lets clocks run and computers think. */
  start(): void {
    this.running = true;
    this.goOn();
  }

  /** Stops clocks and computers; watchers are let go. */
  stop(): void {
    this.rest();
    this.watchers.clear();
  }

  /**
   * Sends `viewer` what there is to see now, and every update from now on. With `from`, the number of the last event it
   * has seen, the first update also brings what came after it; where that is too long ago it brings no events, and its
   * `n` is further on. Returns a way to stop.
   */
  watch(
    viewer: Viewer,
    send: (update: TableUpdate) => void,
    { from }: { readonly from?: number | undefined } = {},
  ): () => void {
    return this.watchers.add({ viewer, send }, this.table, from);
  }

  /**
   * Answers the prompt of an id with one of its offers. Whose seats those are is looked up when it is decided, where
   * they may change.
   */
  act(
    seat: Seat | ((table: TableState) => readonly Seat[]),
    answer: PromptAnswer,
    key?: CommandKey,
  ): Promise<CommandAnswer> {
    const seatsAt = typeof seat === 'function' ? seat : () => [seat];
    const idOf = (at: Seat, number: number) => this.promptIds.of(at, number);
    return this.ask((table) => answerPrompt(table, seatsAt(table), answer, idOf), {
      key,
      seat: seatsAt(this.table)[0],
    });
  }

  /** Takes a command; resolves once what it makes is stored and sent. One of a key that was stored does nothing. */
  command(command: TableCommand, key?: CommandKey): Promise<CommandAnswer> {
    return this.ask(() => ok(command), { key, seat: 'seat' in command ? command.seat : undefined });
  }

  /** Takes a wish, which becomes a command at the newest state there is. */
  ask(wish: WishAt, by: By = {}): Promise<CommandAnswer> {
    const answered = this.queue.then(() => this.take(wish, by));
    this.queue = answered.catch(() => undefined);
    return answered;
  }

  /** Takes in what others have stored, and tells everybody. */
  lookAgain(): Promise<void> {
    const looked = this.queue.then(async () => {
      try {
        await this.catchUp();
      } catch (problem) {
        this.gotOver(problem);
      }
    });
    this.queue = looked;
    return looked;
  }

  private async take(wish: WishAt, by: By): Promise<CommandAnswer> {
    if (this.isLeft) return { type: 'refused', code: 'stale' };
    try {
      if (this.isBehind) await this.catchUp();
      for (;;) {
        const answer = await this.attempt(wish, by);
        if (answer?.type === 'done') return answer;
        const { count } = this;
        await this.catchUp();
        // what was refused by a state that is out of date is decided anew
        if (this.count !== count) continue;
        if (answer !== undefined) return answer;
        throw new Error('the log is in conflict and holds nothing new');
      }
    } catch (problem) {
      this.gotOver(problem);
      return { type: 'refused', code: 'fault' };
    }
  }

  /** Tries a wish on the table as we know it; undefined when somebody else was faster. */
  private async attempt(wish: WishAt, by: By): Promise<CommandAnswer | undefined> {
    const { table } = this;
    const wished = wish(table);
    if (!wished.ok) return this.refuse(wished.error, by);
    const { value: command } = wished;
    // time may be set back, or be another node's; a log's times never run backwards
    const context = {
      now: Math.max(this.ports.clock.now(), this.lastAt),
      randomBytes: this.ports.randomBytes,
    };
    const decided = decideTable(table, command, context);
    const asker = { ...by, seat: 'seat' in command ? command.seat : by.seat };
    if (!decided.ok) return this.refuse(decided.error, asker);
    if (decided.value.length === 0) return this.done(asker);
    const events = decided.value.map(
      (fact): TableEvent => ({ at: context.now, version: eventVersion, fact }),
    );
    const after = this.folded(events);
    try {
      const base = baseFor(table, events);
      const append = { from: this.count, events, before: table, after, base, command: by.key };
      const appended = await this.ports.log.append(append);
      if (appended.type === 'refused') return await this.storeRefused(command, appended.code);
      if (appended.type === 'already') await this.catchUp();
      else this.follow(events, after);
    } catch (problem) {
      if (problem instanceof LogConflict) return undefined;
      throw problem;
    }
    return this.done(asker);
  }

  private done({ seat }: By): CommandAnswer {
    return { type: 'done', n: numberOf(this.table, seat ?? 'outsider') };
  }

  /** A refusal, but of a command that was done before: that one is answered as it was then. */
  private async refuse(code: RefusalCode, by: By): Promise<CommandAnswer> {
    const { key } = by;
    if (key === undefined || !(await this.ports.log.known(key))) return { type: 'refused', code };
    await this.catchUp();
    return this.done(by);
  }

  /** The store refuses a deal: a shuffle that was to bring it is shown and given up. */
  private async storeRefused(command: TableCommand, code: RefusalCode): Promise<CommandAnswer> {
    if (this.table.shuffle !== undefined && command.type !== 'drop-shuffle') {
      await this.take(() => ok({ type: 'drop-shuffle' }), {});
    }
    return { type: 'refused', code };
  }

  /** Takes in what somebody else has stored. */
  private async catchUp(): Promise<void> {
    const events = (await this.ports.log.loadAfter(this.count)).map(readEvent);
    if (events.length > 0) this.follow(events, this.folded(events));
    this.isBehind = false;
  }

  private folded(events: readonly TableEvent[]): TableState {
    return events.reduce((table, event) => evolveTable(table, event, this.findGame), this.table);
  }

  private follow(events: readonly TableEvent[], after: TableState): void {
    this.table = after;
    this.count += events.length;
    this.lastAt = events.at(-1)?.at ?? this.lastAt;
    this.notBefore = 0;
    this.watchers.publish(
      after,
      events.map(({ fact }) => fact),
    );
    this.goOn();
  }

  private lookAt(table: TableState) {
    const now = this.ports.clock.now();
    return lookAtTable(table, { now, promptId: (seat, number) => this.promptIds.of(seat, number) });
  }

  /** Sets the clock for what is due next, and lets computers think that are asked. */
  private goOn(): void {
    if (!this.running) return;
    const { clock, patience } = this.ports;
    this.cancelTick?.();
    const due = tickDue(this.table);
    const at = due === undefined ? undefined : Math.max(due + (patience?.() ?? 0), this.notBefore);
    this.cancelTick = at === undefined ? undefined : clock.at(at, () => this.tick());
    this.computers.follow(this.table);
  }

  private tick(): void {
    const { count } = this;
    this.command({ type: 'tick' }).then(({ type }) => {
      if (this.count !== count) return;
      // a clock that is early, or a store that refuses
      const wait = type === 'done' ? retryMs.nothing : retryMs.fault;
      this.notBefore = Math.max(this.notBefore, this.ports.clock.now() + wait);
      this.goOn();
    });
  }

  private inBackground(command: TableCommand): void {
    this.command(command).catch((problem: unknown) => this.report(problem));
  }

  /** A fault never stops a table: it is told, and what was to be done is tried again. */
  private gotOver(problem: unknown): void {
    this.isBehind = true;
    this.report(problem);
    if (problem instanceof NewerEvent) {
      this.isLeft = true;
      this.rest();
      return;
    }
    this.notBefore = this.ports.clock.now() + retryMs.fault;
    this.computers.stop();
    this.ports.clock.at(this.notBefore, () => this.goOn());
  }

  private rest(): void {
    this.running = false;
    this.cancelTick?.();
    this.cancelTick = undefined;
    this.computers.stop();
  }

  private report(problem: unknown): void {
    try {
      this.ports.report(problem);
    } catch {
      // nobody is left to tell
    }
  }
}
