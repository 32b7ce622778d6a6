/** A table's log in the house's database: events, head, money and results in one transaction. */
import {
  type Append,
  type Appended,
  eventVersion,
  LogConflict,
  nextDue,
  type LoadedLog,
  stageOf,
  type TableEvent,
  type TableLog,
  type TableState,
  upcast,
} from '@tilehouse/table';
import type { Store } from '../store/index.ts';
import { alsoFor } from './also.ts';

export class StoredLog implements TableLog {
  private readonly store: Store;
  private readonly table: string;

  constructor(store: Store, table: string) {
    this.store = store;
    this.table = table;
  }

  async load(): Promise<LoadedLog> {
    const { start, base, events } = await this.store.log.loadBase(this.table);
    return {
      start,
      base: base === undefined ? undefined : (JSON.parse(base) as LoadedLog['base']),
      events: events.map(eventOf),
    };
  }

  async loadAfter(count: number): Promise<readonly TableEvent[]> {
    return (await this.store.log.loadEvents(this.table, count)).map(eventOf);
  }

  async append(append: Append): Promise<Appended> {
    const { after, command, events, from } = append;
    const outcome = await this.store.log.append({
      table: this.table,
      from,
      events: events.map(({ at, fact }) => ({
        at,
        version: eventVersion,
        type: fact.type,
        body: JSON.stringify(fact),
        base:
          append.base !== undefined && fact.type === 'deal-began' ? JSON.stringify(append.base) : undefined,
      })),
      head: headOf(after, events.at(-1)?.at ?? 0),
      command,
      also: alsoFor(this.store, this.table, append),
    });
    if (outcome === 'conflict') throw new LogConflict(`${this.table} is longer than ${from}`);
    if (outcome === 'stored' || outcome === 'already') return { type: outcome };
    return { type: 'refused', code: outcome.refused as Extract<Appended, { type: 'refused' }>['code'] };
  }
}

/** What a table's head row says after these events. */
function headOf(after: TableState, at: number) {
  return {
    nextDue: nextDue(after) ?? null,
    stage: stageOf(after),
    version: eventVersion,
    hostId: after.host ?? null,
    movedAt: at,
    closedAt: after.closed ? at : null,
    seats: after.seats.map((occupant, seat) => ({
      seat,
      player: occupant?.type === 'person' ? occupant.player : null,
      kind: kindOf(occupant),
      name: occupant?.name ?? '',
    })),
  };
}

function kindOf(occupant: TableState['seats'][number]): string {
  if (occupant === undefined) return 'open';
  if (occupant.type === 'computer') return 'computer';
  return occupant.agent ? 'agent' : 'person';
}

function eventOf(row: { readonly at: number; readonly version: number; readonly body: string }): TableEvent {
  return { at: row.at, version: eventVersion, fact: upcast(row.version, JSON.parse(row.body)) };
}
