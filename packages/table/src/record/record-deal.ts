/** Makes the record of a deal out of a table's log. */
import { evolveTable, type FindGame } from '../evolve-table.ts';
import type { Occupant } from '../occupant.ts';
import { type PackedTable, unpackTable } from '../packed-table.ts';
import { shuffledSeats } from '../settling.ts';
import type { TableEvent, TableFact } from '../table-event.ts';
import { stageOf, type TableState } from '../table-state.ts';
import {
  type DealRecord,
  type RecordedSeat,
  type RecordedShuffle,
  type RecordedStep,
  recordSchema,
} from './deal-record.ts';

/** Where a table stood, and what happened from there. */
export interface LogPart {
  readonly base: PackedTable | undefined;
  readonly events: readonly TableEvent[];
}

/**
 * The record of a deal that is over.
 * @returns undefined when the events don't hold the whole deal, or it isn't over: nothing of it may be shown then
 */
export function recordDeal(log: LogPart, deal: number, findGame?: FindGame): DealRecord | undefined {
  let table = log.base === undefined ? undefined : unpackTable(log.base, findGame);
  let making: Making | undefined;
  let wasFair: TableState['shuffle'];
  for (const event of log.events) {
    const before = table;
    table = evolveTable(table, event, findGame);
    if (event.fact.type === 'shuffle-committed') wasFair = undefined;
    wasFair = table.shuffle ?? wasFair;
    if (event.fact.type === 'deal-began' && event.fact.deal === deal) making = begun(table, event, wasFair);
    else if (event.fact.type === 'match-began') making = opening(event);
    else if (making !== undefined) making = followed(making, event);
    if (making?.seats !== undefined && isOver(before, table)) return finished(making, table);
  }
  return undefined;
}

interface Making {
  readonly began: number;
  readonly steps: readonly RecordedStep[];
  readonly seats?: readonly RecordedSeat[];
  readonly shuffle?: RecordedShuffle;
  readonly fact?: Extract<TableFact, { type: 'deal-began' }>;
}

function opening({ at, fact }: TableEvent): Making {
  const events = fact.type === 'match-began' ? fact.events : [];
  return { began: at, steps: [{ after: 0, by: 'table', events }] };
}

function begun(table: TableState, { at, fact }: TableEvent, fair: TableState['shuffle']): Making | undefined {
  if (fact.type !== 'deal-began') return undefined;
  return {
    began: at,
    fact,
    steps: [{ after: 0, by: 'table', events: fact.events }],
    seats: table.seats.map((occupant) => seatOf(occupant)),
    shuffle: shuffleOf(table, fact, fair),
  };
}

function followed(making: Making, { at, fact }: TableEvent): Making {
  const after = at - making.began;
  switch (fact.type) {
    case 'deal-began':
      return making;
    case 'decided':
      return withStep(making, { after, seat: fact.seat, by: fact.by, events: fact.events });
    case 'went-on':
      return withMore(making, fact.events);
    case 'deal-cancelled':
      return withStep(making, { after, by: 'table', events: fact.events });
    case 'took-back': {
      const last = making.steps.findLastIndex(({ by, seat }) => by === 'seat' && seat === fact.seat);
      return { ...making, steps: making.steps.slice(0, last) };
    }
    default:
      return making;
  }
}

const withStep = (making: Making, step: RecordedStep): Making => ({
  ...making,
  steps: [...making.steps, step],
});

/** What a step held back belongs to it. */
function withMore(making: Making, events: readonly unknown[]): Making {
  const last = making.steps.at(-1);
  if (last === undefined) return making;
  return {
    ...making,
    steps: [...making.steps.slice(0, -1), { ...last, events: [...last.events, ...events] }],
  };
}

function isOver(before: TableState | undefined, after: TableState): boolean {
  return before !== undefined && stageOf(after) !== 'in-play';
}

function finished({ began, fact, seats, shuffle, steps }: Making, table: TableState): DealRecord | undefined {
  const result = table.results.at(-1);
  if (fact === undefined || seats === undefined || shuffle === undefined || result === undefined)
    return undefined;
  return {
    schema: recordSchema,
    game: table.game.id,
    rules: fact.rules,
    options: table.options,
    deal: fact.deal,
    began,
    seats,
    settled: fact.settles && result.ending !== 'cancelled',
    shuffle,
    steps,
    result,
  };
}

function seatOf(occupant: Occupant | undefined): RecordedSeat {
  if (occupant === undefined) return { type: 'computer', name: '', level: '' };
  if (occupant.type === 'computer') return occupant;
  const { agent, name, player } = occupant;
  return { type: agent ? 'agent' : 'person', name, player };
}

function shuffleOf(
  table: TableState,
  { seed }: Extract<TableFact, { type: 'deal-began' }>,
  fair: TableState['shuffle'],
): RecordedShuffle {
  if (seed !== undefined || fair === undefined) return { type: 'own', seed: seed ?? '' };
  const { commitment, commits, entropies, secret } = fair;
  return {
    type: 'fair',
    table: table.id,
    commitment,
    secret,
    commits,
    entropies,
    seats: shuffledSeats(table),
  };
}
