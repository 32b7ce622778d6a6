/** Decisions about who is there: lines down and up, pauses, outages. */
import { fail, ok, type Seat } from '@tilehouse/engine';
import type { Outage } from './command.ts';
import type { Decision } from './decision.ts';
import { seatsOfPlayer, type TableState } from './table-state.ts';

export function wentAway(table: TableState, player: string): Decision {
  const isHere = seatsOfPlayer(table, player).some((seat) => table.presence[seat].away === undefined);
  return ok(isHere ? [{ type: 'went-away', player }] : []);
}

export function cameBack(table: TableState, player: string): Decision {
  const isAway = seatsOfPlayer(table, player).some((seat) => table.presence[seat].away !== undefined);
  return ok(isAway ? [{ type: 'came-back', player }] : []);
}

export function pause(table: TableState, seat: Seat): Decision {
  if (table.paused !== undefined) return fail('paused');
  if (table.frozen !== undefined) return fail('frozen');
  const { pauses } = table.settings;
  if (pauses !== undefined && table.pausesUsed >= pauses.count) return fail('no-pauses-left');
  return ok([{ type: 'paused', seat }]);
}

export function resume(table: TableState, seat: Seat): Decision {
  return table.paused === undefined ? fail('not-paused') : ok([{ type: 'resumed', seat }]);
}

/** Time lost counts once, however many tell of it. */
export function outage(table: TableState, { from, to }: Outage): Decision {
  const start = Math.max(from, table.outageTo);
  return ok(to > start ? [{ type: 'outage', from: start, to }] : []);
}
