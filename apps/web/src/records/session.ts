/** The finished hands of a table as a scoreboard: people across, hands down. */
import type { ResultsReply } from '@tilehouse/protocol';

type Result = ResultsReply['results'][number];

export interface SessionRow {
  /** Which deal of its table. */
  readonly number: number;
  readonly at: number;
  readonly ending: Result['ending'];
  /** By column; undefined for somebody who wasn't there. */
  readonly net: readonly (number | undefined)[];
  /** The column of who won it. */
  readonly winner: number | undefined;
}

export interface Session {
  /** Everybody who sat there, in the order they came. */
  readonly names: readonly string[];
  readonly rows: readonly SessionRow[];
  readonly totals: readonly number[];
}

/** People are told by their names, which are unique at a table; whoever changes seats keeps the column. */
export function sessionOf(results: readonly Result[], nobody: string): Session {
  const nameAt = (result: Result, seat: number): string => result.names[seat] || nobody;
  const names = [...new Set(results.flatMap((result) => result.net.map((_, seat) => nameAt(result, seat))))];
  const rows = results.map((result): SessionRow => {
    const net = names.map((name) => {
      const seats = result.net.filter((_, seat) => nameAt(result, seat) === name);
      return seats.length === 0 ? undefined : seats.reduce((sum, each) => sum + each, 0);
    });
    const { at, ending, number, winner } = result;
    return {
      ...{ number, at, ending, net },
      winner: winner === undefined ? undefined : names.indexOf(nameAt(result, winner)),
    };
  });
  const totals = names.map((_, column) => rows.reduce((sum, row) => sum + (row.net[column] ?? 0), 0));
  return { names, rows, totals };
}
