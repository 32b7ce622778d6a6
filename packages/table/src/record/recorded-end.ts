/** How a recorded deal ended: the state its events fold to, for whoever shows the hand again. */
import { type AnyGame, findGame } from '@tilehouse/engine';
import type { FindGame } from '../evolve-table.ts';
import type { DealRecord } from './deal-record.ts';

export interface RecordedEnd {
  readonly game: AnyGame;
  readonly state: unknown;
}

/** Undefined for a record of a game there isn't, or whose events fold to nothing. It isn't checked: see `verifyRecord`. */
export function recordedEnd(record: DealRecord, findGameBy: FindGame = findGame): RecordedEnd | undefined {
  const game = findGameBy(record.game);
  if (game === undefined) return undefined;
  try {
    let state: unknown;
    for (const { events } of record.steps) for (const event of events) state = game.evolve(state, event);
    return game.stage(state) === 'deal-over' ? { game, state } : undefined;
  } catch {
    return undefined;
  }
}
