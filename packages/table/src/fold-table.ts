/** Folding a log: from its beginning, or from where a deal begins. */
import { evolveTable, type FindGame } from './evolve-table.ts';
import { type PackedTable, packTable, unpackTable } from './packed-table.ts';
import type { TableEvent, TableFact } from './table-event.ts';
import type { TableState } from './table-state.ts';

/** Folds a log; undefined when it is empty. */
export function foldTable(events: readonly TableEvent[], findGame?: FindGame): TableState | undefined {
  return foldFrom(undefined, events, findGame);
}

/** Folds events onto a table that was packed before them. */
export function foldFrom(
  base: PackedTable | undefined,
  events: readonly TableEvent[],
  findGame?: FindGame,
): TableState | undefined {
  let table = base === undefined ? undefined : unpackTable(base, findGame);
  for (const event of events) table = evolveTable(table, event, findGame);
  return table;
}

/** Facts that fold the same whether the match before them is known or not. */
const needNoMatch: readonly TableFact['type'][] = [
  'wants-deal',
  'shuffle-committed',
  'entropy-given',
  'match-began',
];

/** What a fold of these events could start from: the table before them, when a deal begins in them. */
export function baseFor(before: TableState, events: readonly TableEvent[]): PackedTable | undefined {
  const deal = events.findIndex(({ fact }) => fact.type === 'deal-began');
  const isBase = deal >= 0 && events.slice(0, deal).every(({ fact }) => needNoMatch.includes(fact.type));
  return isBase ? packTable(before) : undefined;
}
