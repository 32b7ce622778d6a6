/** The version events are written in, and how older ones are read. They are never rewritten. */
import type { TableEvent, TableFact } from './table-event.ts';

/**
 * What this build writes. Version 0 carries no version: deals without rules, settled by nobody. Version 1 knows neither
 * calls nor muted players.
 */
export const eventVersion = 2;

/** An event written by a newer build: whoever meets it leaves the table alone. */
export class NewerEvent extends Error {
  override readonly name = 'NewerEvent';
}

/**
 * The fact that a stored body is, in today's shape.
 * @throws NewerEvent for a version above ours
 */
export function upcast(version: number, body: unknown): TableFact {
  if (version > eventVersion) throw new NewerEvent(`version ${version}, and we know ${eventVersion}`);
  const fact = body as TableFact;
  if (version >= 1 || fact.type !== 'deal-began') return fact;
  return { ...fact, rules: 1, settles: false };
}

/** A stored event in today's shape; one without a version is of version 0. */
export function readEvent(stored: Omit<TableEvent, 'version'> & { readonly version?: number }): TableEvent {
  const { at, fact, version = 0 } = stored;
  return version === eventVersion
    ? { at, version, fact }
    : { at, version: eventVersion, fact: upcast(version, fact) };
}
