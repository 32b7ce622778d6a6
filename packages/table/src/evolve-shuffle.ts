/** The fold of fair shuffles. */
import { nobodyWants } from './evolve-seating.ts';
import type { EntropyGiven, ShuffleCommitted } from './table-event.ts';
import type { TableState } from './table-state.ts';

export function shuffleCommitted(table: TableState, fact: ShuffleCommitted): TableState {
  const { deal, secret, commitment, commits, until } = fact;
  const entropies = commits.map(() => null);
  const shuffle = { deal, secret: secret.s, commitment, commits, entropies, until, dealt: false };
  return { ...table, deals: deal, shuffle };
}

export function entropyGiven(table: TableState, { seat, entropy }: EntropyGiven): TableState {
  const { shuffle } = table;
  if (shuffle === undefined) throw new Error('no shuffle is open');
  const entropies = shuffle.entropies.map((each, at) => (at === seat ? entropy : each));
  return { ...table, shuffle: { ...shuffle, entropies } };
}

/** Everything is shown; one that never came to a deal leaves nobody wanting it. */
export function shuffleShown(table: TableState): TableState {
  const shown = { ...table, shuffle: undefined };
  return table.shuffle?.dealt === false ? nobodyWants(shown) : shown;
}
