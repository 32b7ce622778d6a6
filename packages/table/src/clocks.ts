/** Clocks of a table that stand still while it is paused or nobody is there, and go on with what was left. */
import { mapSeats } from '@tilehouse/engine';
import type { TableState } from './table-state.ts';

/** Clocks stand still from now on, if they don't already. */
export function stopped(table: TableState, at: number): TableState {
  return { ...table, stopped: table.stopped ?? at };
}

/** Clocks go on with what was left, unless there is another reason to stand still. */
export function released(table: TableState, at: number): TableState {
  const since = table.stopped;
  if (since === undefined || table.paused !== undefined || table.frozen !== undefined) return table;
  // what began while clocks stood still begins now
  const later = (time: number): number => (time >= since ? at : time + at - since);
  return { ...shiftedBy(table, { later, lost: at - since }), stopped: undefined };
}

/** Every running deadline is `lost` milliseconds later. */
export function delayed(table: TableState, lost: number): TableState {
  const { paused, frozen } = table;
  const stands = {
    ...table,
    movedAt: table.movedAt + lost,
    paused: paused && { ...paused, since: paused.since + lost },
    frozen: frozen && {
      since: frozen.since + lost,
      thaw: frozen.thaw === undefined ? undefined : frozen.thaw + lost,
    },
  };
  if (table.stopped !== undefined) return stands;
  return shiftedBy(stands, { later: (time) => time + lost, lost });
}

function shiftedBy(
  table: TableState,
  { later, lost }: { readonly later: (time: number) => number; readonly lost: number },
): TableState {
  const { held, shuffle, firstWant } = table;
  return {
    ...table,
    prompts: mapSeats(table.prompts, (prompt) => prompt && { ...prompt, since: later(prompt.since) }),
    presence: mapSeats(table.presence, (each) =>
      each.away === undefined ? each : { ...each, away: later(each.away) },
    ),
    shownAt: later(table.shownAt),
    firstWant: firstWant === undefined ? undefined : later(firstWant),
    held: held && { ...held, until: held.until + lost },
    shuffle: shuffle && { ...shuffle, until: shuffle.until + lost },
  };
}
