/** When a table ends because somebody goes. */
import type { Seat } from '@tilehouse/engine';
import { personsAt } from './evolve-seating.ts';
import type { CloseReason, TableClosed } from './table-event.ts';
import { personAt, type TableState } from './table-state.ts';

/**
 * How the table closes when the person at `seat` goes between two deals; undefined when the seat is free for somebody
 * else: an endless table where money moves ends, and so does one that nobody is left at.
 */
export function closedBy(table: TableState, seat: Seat, reason: CloseReason): TableClosed | undefined {
  const person = personAt(table, seat);
  if (table.deals === 0 || person === undefined) return undefined;
  const who = { player: person.player, name: person.name };
  if (table.settles && table.game.isEndless(table.options)) return { type: 'table-closed', reason, ...who };
  const isLast = table.settings.hosted === true && personsAt(table) <= (table.presence[seat].removed ? 0 : 1);
  return isLast ? { type: 'table-closed', reason: 'nobody-left', ...who } : undefined;
}
