/** A table in play: takes commands one at a time, stores what they make, then tells everybody who watches. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type DealResult,
  equalValues,
  type OptionValues,
  type Seat,
  seatsOf,
  type Viewer,
} from '@tilehouse/engine';
import type { TableCommand } from './command.ts';
import { decideTable } from './decide-table.ts';
import { evolveTable, type FindGame, nextDue } from './evolve-table.ts';
import type { Occupant } from './occupant.ts';
import { LogConflict, type TablePorts } from './ports.ts';
import type { RefusalCode } from './refusal.ts';
import { type SeenTableEvent, seenOf } from './seen-event.ts';
import type { TableSettings } from './settings.ts';
import type { TableEvent, TableFact } from './table-event.ts';
import type { TableState } from './table-state.ts';
import { type TableView, tableView } from './table-view.ts';

/** What a watcher is sent: what happened since the last update, and what there is to see now. */
export interface TableUpdate<GameView = unknown> {
  /** How many events the viewer has seen since the table began. */
  readonly n: number;
  readonly events: readonly SeenTableEvent[];
  readonly view: TableView<GameView>;
}

/** What became of a command. */
export type CommandAnswer =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly code: RefusalCode };

/** How a new table begins. */
export interface NewTable {
  readonly game: string;
  readonly options: OptionValues;
  readonly settings: TableSettings;
  /** Who sits where from the start. */
  readonly occupants?: readonly (Occupant | undefined)[];
}

interface Watcher {
  readonly viewer: Viewer;
  send(update: TableUpdate): void;
}

/** A table. Open a new one with `open`, take one up from its log with `resume`. */
export class TableHost {
  private readonly ports: TablePorts;
  private readonly findGame: FindGame | undefined;
  private readonly secret: Uint8Array;
  private readonly watchers = new Set<Watcher>();
  private table: TableState;
  private length: number;
  private queue: Promise<unknown> = Promise.resolve();
  private cancelTick: (() => void) | undefined;
  /** Prompts that computers are already thinking about, by seat. */
  private readonly thinking = new Map<Seat, { readonly number: number; readonly cancel: () => void }>();

  private constructor(
    ports: TablePorts,
    from: { table: TableState; length: number; findGame: FindGame | undefined },
  ) {
    this.ports = ports;
    this.table = from.table;
    this.length = from.length;
    this.findGame = from.findGame;
    this.secret = ports.randomBytes(32);
  }

  /**
   * Opens a new table on an empty log, with whoever sits there from the start.
   * @throws LogConflict when the log isn't empty
   */
  static async open(
    ports: TablePorts,
    { occupants = [], ...wish }: NewTable,
    findGame?: FindGame,
  ): Promise<TableHost> {
    const seated = occupants.flatMap((occupant, seat): TableFact[] =>
      occupant === undefined ? [] : [{ type: 'seated', seat: seat as Seat, occupant }],
    );
    const at = ports.clock.now();
    const events = [{ type: 'table-opened', ...wish } as const, ...seated].map(
      (fact): TableEvent => ({ at, fact }),
    );
    await ports.log.append(0, events);
    const table = foldTable(events, findGame);
    if (table === undefined) throw new Error('a table was opened by no event');
    return new TableHost(ports, { table, length: events.length, findGame });
  }

  /** Takes a table up from its log; undefined when the log is empty. Nothing runs until `start`. */
  static async resume(ports: TablePorts, findGame?: FindGame): Promise<TableHost | undefined> {
    const events = await ports.log.load();
    const table = foldTable(events, findGame);
    return table && new TableHost(ports, { table, length: events.length, findGame });
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
    this.goOn();
  }

  /** Stops clocks and computers; watchers are let go. */
  stop(): void {
    this.cancelTick?.();
    for (const { cancel } of this.thinking.values()) cancel();
    this.thinking.clear();
    this.watchers.clear();
  }

  /** Sends `viewer` what there is to see now, and every update from now on. Returns a way to stop. */
  watch(viewer: Viewer, send: (update: TableUpdate) => void): () => void {
    const watcher: Watcher = { viewer, send };
    this.watchers.add(watcher);
    send(this.updateFor(viewer, []));
    return () => {
      this.watchers.delete(watcher);
    };
  }

  /** Answers the prompt of an id with one of its offers. */
  act(seat: Seat, answer: { readonly prompt: string; readonly offer: number }): Promise<CommandAnswer> {
    const number = this.table.prompts[seat]?.number;
    if (number === undefined || this.promptId(seat, number) !== answer.prompt) {
      return Promise.resolve({ type: 'refused', code: 'too-late' });
    }
    return this.command({ type: 'act', seat, prompt: number, offer: answer.offer });
  }

  /** Takes a command; resolves once what it makes is stored and sent. */
  command(command: TableCommand): Promise<CommandAnswer> {
    const answered = this.queue.then(() => this.take(command));
    this.queue = answered.catch(() => undefined);
    return answered;
  }

  private async take(command: TableCommand): Promise<CommandAnswer> {
    const { clock, log } = this.ports;
    for (;;) {
      const context = { now: clock.now(), randomBytes: this.ports.randomBytes };
      const decided = decideTable(this.table, command, context);
      if (!decided.ok) return { type: 'refused', code: decided.error };
      const events = decided.value.map((fact): TableEvent => ({ at: context.now, fact }));
      if (events.length === 0) return { type: 'done' };
      try {
        await log.append(this.length, events);
      } catch (problem) {
        if (!(problem instanceof LogConflict)) throw problem;
        await this.catchUp();
        continue;
      }
      this.follow(events);
      return { type: 'done' };
    }
  }

  /** Somebody else was faster: takes in what they stored, then the command is decided anew. */
  private async catchUp(): Promise<void> {
    const events = await this.ports.log.load();
    this.follow(events.slice(this.length));
  }

  private follow(events: readonly TableEvent[]): void {
    const facts: TableFact[] = [];
    for (const event of events) {
      this.table = evolveTable(this.table, event, this.findGame);
      facts.push(event.fact);
    }
    this.length += events.length;
    for (const watcher of this.watchers) this.publish(watcher, facts);
    this.goOn();
  }

  private publish(watcher: Watcher, facts: readonly TableFact[]): void {
    const seen = facts.flatMap((fact) => seenOf(this.table.game, fact, watcher.viewer));
    if (seen.length > 0) watcher.send(this.updateFor(watcher.viewer, seen));
  }

  private updateFor(viewer: Viewer, events: readonly SeenTableEvent[]): TableUpdate {
    const { table } = this;
    const n = table.seen[viewer === 'outsider' ? table.game.seats : viewer] ?? 0;
    const now = this.ports.clock.now();
    return {
      n,
      events,
      view: tableView(table, viewer, { now, promptId: (seat, number) => this.promptId(seat, number) }),
    };
  }

  /** A prompt's id says nothing: not how many there were, nor whether others were asked. */
  private promptId(seat: Seat, number: number): string {
    return bytesToHex(hmac(sha256, this.secret, utf8ToBytes(`${seat}/${number}`))).slice(0, 16);
  }

  /** Sets the clock for what is due next, and lets computers think that are asked. */
  private goOn(): void {
    const { clock } = this.ports;
    this.cancelTick?.();
    const due = nextDue(this.table);
    this.cancelTick =
      due === undefined ? undefined : clock.at(due, () => this.inBackground({ type: 'tick' }));
    for (const seat of seatsOf(this.table.game.seats)) this.letThink(seat);
  }

  private letThink(seat: Seat): void {
    const occupant = this.table.seats[seat];
    const number = this.table.paused === undefined ? this.table.prompts[seat]?.number : undefined;
    const thinking = this.thinking.get(seat);
    if (thinking?.number === number) return;
    thinking?.cancel();
    this.thinking.delete(seat);
    if (occupant?.type !== 'computer' || number === undefined) return;
    const { choosers, clock } = this.ports;
    const cancel = clock.at(clock.now() + choosers.delay(), () => this.think(seat, number));
    this.thinking.set(seat, { number, cancel });
  }

  private think(seat: Seat, number: number): void {
    const { game, match, prompts, seats } = this.table;
    const occupant = seats[seat];
    if (prompts[seat]?.number !== number || occupant?.type !== 'computer') return;
    this.inBackground(
      this.chosen({
        seat,
        number,
        choose: () => this.ports.choosers.choose(game, occupant.level, game.view(match, seat)),
      }),
    );
  }

  /** The command a computer's choice makes; where it has none the table stands in. */
  private chosen(asked: { seat: Seat; number: number; choose: () => unknown }): TableCommand {
    const { seat, number } = asked;
    try {
      const wish = asked.choose();
      const offer = this.table.game
        .offers(this.table.match, seat)
        .findIndex((each) => equalValues(each, wish));
      if (offer >= 0) return { type: 'act', seat, prompt: number, offer };
      this.ports.report(new Error(`a computer chose what it wasn't offered: ${JSON.stringify(wish)}`));
    } catch (problem) {
      this.ports.report(problem);
    }
    return { type: 'stand-in', seat, prompt: number };
  }

  private inBackground(command: TableCommand): void {
    this.command(command).catch((problem: unknown) => this.ports.report(problem));
  }
}

/** Folds a log; undefined when it is empty. */
export function foldTable(events: readonly TableEvent[], findGame?: FindGame): TableState | undefined {
  let table: TableState | undefined;
  for (const event of events) table = evolveTable(table, event, findGame);
  return table;
}
