/** Tables for tests of the store: enough of one to be kept, with no game behind it. */
import type { Append, NewEvent } from '../log/append.ts';
import type { NewTable } from '../log/event-log.ts';
import type { Store } from '../store.ts';

let made = 0;

/** A table that opens with one event, at time 1000. */
export function someTable(change: Partial<NewTable> = {}): NewTable {
  made += 1;
  return {
    ...{ id: `table-${made}`, code: `CODE${made}`, game: 'some-game', visibility: 'private', secret: '00' },
    ...{ hostId: 'ann', createdAt: 1_000 },
    first: { events: [someEvent('opened', 1_000)], head: someHead() },
    ...change,
  };
}

/** Stores such a table. @returns its id */
export async function storeTable(store: Store, change: Partial<NewTable> = {}): Promise<string> {
  const table = someTable(change);
  await store.log.createTable(table);
  return table.id;
}

export function someEvent(type: string, at = 1_000, more: Partial<NewEvent> = {}): NewEvent {
  return { at, type, version: 1, body: { type }, ...more };
}

export function someHead(change: Partial<Append['head']> = {}): Append['head'] {
  return { nextDue: null, stage: 'lobby', version: 1, hostId: 'ann', ...change };
}
