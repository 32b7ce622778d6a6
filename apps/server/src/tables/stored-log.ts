/** A table's log in the house's database: events, head, money and results in one transaction. */
import {
  type Append,
  type Appended,
  type CommandKey,
  eventVersion,
  isShuffling,
  type LoadedLog,
  LogConflict,
  nextDue,
  numberOf,
  type PackedTable,
  type RefusalCode,
  stageOf,
  type TableEvent,
  type TableFact,
  type TableLog,
  type TableState,
} from '@tilehouse/table';
import type { NewEvent, NewHead } from '../store/log/append.ts';
import type { StoredEvent } from '../store/log/event-log.ts';
import type { Store } from '../store/store.ts';
import { alsoFor, type LogPlace } from './also.ts';

/** The row a new table gets with its first events. */
export interface NewRow {
  readonly game: string;
  readonly code: string;
  readonly visibility: 'private' | 'public';
  /** Hex. */
  readonly secret: string;
}

/** The code of a new table is another table's. */
export class CodeTaken extends Error {
  override readonly name = 'CodeTaken';
}

export class StoredLog implements TableLog {
  private readonly store: Store;
  private readonly place: LogPlace;
  private readonly row: NewRow | undefined;

  /** @param row of a table that is about to be opened */
  constructor(store: Store, place: LogPlace, row?: NewRow) {
    this.store = store;
    this.place = place;
    this.row = row;
  }

  private get table(): string {
    return this.place.table;
  }

  async load(): Promise<LoadedLog> {
    const events = await this.store.log.loadBase(this.table);
    const first = events[0];
    const start = first === undefined ? 0 : first.seq - 1;
    const earlier = start === 0 ? [] : await this.store.log.loadEarlier(this.table, start);
    return {
      start,
      earlier: earlier.map(eventOf),
      base: first?.base as PackedTable | undefined,
      events: events.map(eventOf),
    };
  }

  async loadAfter(count: number): Promise<readonly TableEvent[]> {
    return (await this.store.log.loadEvents(this.table, count)).map(eventOf);
  }

  async known({ actor, id }: CommandKey): Promise<boolean> {
    const row = await this.store.db
      .selectFrom('events')
      .select('seq')
      .where('table_id', '=', this.table)
      .where('actor', '=', actor)
      .where('command_id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** @throws CodeTaken when it opens a table under a code that another has */
  async append(append: Append): Promise<Appended> {
    const outcome = await this.write(append);
    if (outcome === 'conflict') throw new LogConflict(`${this.table} is longer than ${append.from}`);
    if (outcome === 'stored' || outcome === 'already') {
      if (outcome === 'stored') this.store.signals.notify(this.table);
      return { type: outcome };
    }
    return { type: 'refused', code: outcome.refused as RefusalCode };
  }

  private async write(append: Append) {
    const { command, from } = append;
    const also = alsoFor(this.place, append);
    const parts = {
      events: eventsOf(append),
      head: headOf(append),
      ...(command === undefined ? {} : { command }),
      ...(also === undefined ? {} : { also }),
    };
    if (from > 0 || this.row === undefined) {
      return this.store.log.append({ table: this.table, from, ...parts });
    }
    const { hostId } = parts.head;
    const createdAt = append.events[0]?.at ?? 0;
    const made = { ...this.row, id: this.table, hostId, createdAt, first: parts };
    const outcome = await this.store.log.createTable(made);
    if (outcome === 'code-taken') throw new CodeTaken(this.row.code);
    return outcome;
  }
}

/** The events as they are stored; a fold may start at the one that begins a deal. */
function eventsOf({ base, events }: Append): readonly NewEvent[] {
  const start = base === undefined ? 0 : events[0];
  return events.map((event) => ({
    at: event.at,
    version: event.version,
    type: event.fact.type,
    body: event.fact,
    ...(event === start ? { base } : {}),
  }));
}

/** What a table's head row says after these events. */
function headOf({ after, before, events }: Append): NewHead {
  const isShown = numberOf(after, 'outsider') !== (before === undefined ? 0 : numberOf(before, 'outsider'));
  const last = events.at(-1)?.at;
  return {
    nextDue: nextDue(after) ?? null,
    // who is in a shuffle is as good as dealt to
    stage: isShuffling(after) && !after.closed ? 'in-play' : stageOf(after),
    version: eventVersion,
    hostId: after.host ?? null,
    closed: after.closed,
    ...(isShown && last !== undefined ? { shownAt: last } : {}),
    ...(after.seats === before?.seats ? {} : { seats: seatRows(after) }),
  };
}

function seatRows(after: TableState): NonNullable<NewHead['seats']> {
  return after.seats.map((occupant, seat) => ({
    seat,
    player_id: occupant?.type === 'person' ? occupant.player : null,
    kind: kindOf(occupant),
    name: occupant?.name ?? '',
  }));
}

function kindOf(occupant: TableState['seats'][number]): string {
  if (occupant === undefined) return 'open';
  if (occupant.type === 'computer') return 'computer';
  return occupant.agent ? 'agent' : 'person';
}

/** Read in whatever version it was written; the table knows them all. */
function eventOf({ at, body, version }: StoredEvent): TableEvent {
  return { at, version, fact: body as TableFact };
}
