/** Whether a deal's payments move balances, and if not, why not (play.md, When RM moves). */
import type { ShuffledSeat } from '@tilehouse/engine';
import { seatsOf } from '@tilehouse/engine';
import { personAt, type TableState } from './table-state.ts';

/** Why nothing is settled. */
export const unsettledReasons = [
  'not-banked',
  'open-seat',
  'computer',
  'agent',
  'no-account',
  'same-account',
] as const;
export type UnsettledReason = (typeof unsettledReasons)[number];

/** Why a deal that begins now is for fun; undefined when it is settled. */
export function whyUnsettled(table: TableState): UnsettledReason | undefined {
  if (!table.game.banked) return 'not-banked';
  if (table.settings.manySeats === true) return 'same-account';
  const persons = seatsOf(table.game.seats).map((seat) => personAt(table, seat));
  if (table.seats.includes(undefined)) return 'open-seat';
  if (persons.includes(undefined)) return 'computer';
  if (persons.some((person) => person?.agent === true)) return 'agent';
  if (persons.some((person) => person?.account !== true)) return 'no-account';
  const players = new Set(persons.map((person) => person?.player));
  return players.size < persons.length ? 'same-account' : undefined;
}

export const isSettled = (table: TableState): boolean => whyUnsettled(table) === undefined;

/** Who sits where, as a fair shuffle's commitment writes it. */
export function shuffledSeats(table: TableState): readonly ShuffledSeat[] {
  return table.seats.map((occupant): ShuffledSeat => {
    if (occupant === undefined) return null;
    return occupant.type === 'person' ? { player: occupant.player } : { computer: occupant.level };
  });
}
