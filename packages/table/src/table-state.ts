/** The state of a table, folded from its events; only the authority holds it. */
import type { AnyGame, BySeat, DealResult, OptionValues, Seat } from '@tilehouse/engine';
import type { Occupant } from './occupant.ts';
import type { TableSettings } from './settings.ts';

/** A question to a seat. */
export interface Prompt {
  /** Which question of this seat's since the table opened. */
  readonly number: number;
  /** When it was asked, moved on by every pause. */
  readonly since: number;
}

/** Where a table could go back to: right before a person's decision. */
export interface Earlier {
  readonly seat: Seat;
  readonly game: unknown;
  readonly bank: BySeat<number>;
}

/** A table. */
export interface TableState {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly settings: TableSettings;
  readonly seats: BySeat<Occupant | undefined>;
  /** The state of the match; undefined before the first. */
  readonly match: unknown;
  /** Deals begun since the table opened. */
  readonly deals: number;
  /** What each finished deal came to, oldest first. */
  readonly results: readonly DealResult[];
  /** The seed (hex) of the latest deal. */
  readonly seed: string | undefined;
  /** Who wants the next deal. */
  readonly wanting: BySeat<boolean>;
  /** The open question of each seat that is asked. */
  readonly prompts: BySeat<Prompt | undefined>;
  /** How many questions each seat was asked. */
  readonly asked: BySeat<number>;
  /** Seconds left in each seat's bank in this deal. */
  readonly bank: BySeat<number>;
  /** Events each seat has seen, and the outsider last. */
  readonly seen: readonly number[];
  readonly paused: { readonly seat: Seat; readonly since: number } | undefined;
  /** Decisions of this deal that can be taken back, oldest first. */
  readonly earlier: readonly Earlier[];
  readonly closed: boolean;
}

/** Where a table stands. */
export type TableStage = 'waiting' | 'in-play' | 'between-deals' | 'match-over' | 'closed';

/** Where the table stands. */
export function stageOf(table: TableState): TableStage {
  if (table.closed) return 'closed';
  if (table.match === undefined) return 'waiting';
  const stage = table.game.stage(table.match);
  if (stage === 'in-play') return 'in-play';
  if (stage === 'before-deal') return 'waiting';
  return table.game.isOver(table.match) ? 'match-over' : 'between-deals';
}

/** When a prompt runs out, in milliseconds; undefined without a clock or while paused. */
export function deadlineOf(table: TableState, seat: Seat): number | undefined {
  const prompt = table.prompts[seat];
  if (prompt === undefined || table.paused !== undefined) return undefined;
  const { answer, turn } = table.settings.clocks;
  const pacing = table.game.pacing(table.match, seat);
  const seconds = pacing === 'answer' ? answer : turn;
  if (seconds === undefined) return undefined;
  return prompt.since + (seconds + (pacing === 'turn' ? table.bank[seat] : 0)) * 1000;
}

/** Whether a person holds the seat. */
export function isPerson(table: TableState, seat: Seat): boolean {
  return table.seats[seat]?.type === 'person';
}
