/** The record of one deal, whole: what it was played under, how it was shuffled, and everything that happened. */
import type { DealResult, OptionValues, Seat } from '@tilehouse/engine';

/** The form records are written in. A later form reads every earlier one. */
export const recordSchema = 1;

/** Who sat at a seat. Without an id where names are left out. */
export type RecordedSeat =
  | { readonly type: 'person' | 'agent'; readonly name: string; readonly player?: string }
  | { readonly type: 'computer'; readonly name: string; readonly level: string };

/** Where the seed of the deal came from. Everything in hex. */
export type RecordedShuffle =
  /** One place drew it alone. */
  | { readonly type: 'own'; readonly seed: string }
  /** The table and everybody's device: docs/shuffle.md. */
  | {
      readonly type: 'fair';
      readonly table: string;
      readonly commitment: string;
      readonly secret: string;
      readonly commits: readonly (string | null)[];
      readonly entropies: readonly (string | null)[];
      /** The seats as the table bound itself to them. */
      readonly seats: readonly ({ readonly player: string } | { readonly computer: string } | null)[];
    };

/** One thing that happened: a seat's decision with all that followed from it at once, or the table's own doing. */
export interface RecordedStep {
  /** Milliseconds since the deal began. */
  readonly after: number;
  /** Who decided; missing for the table: the deal itself, or that it was cancelled. */
  readonly seat?: Seat;
  /** The seat itself, or the table for it. */
  readonly by: 'seat' | 'autopilot' | 'table';
  readonly events: readonly unknown[];
}

export interface DealRecord {
  readonly schema: typeof recordSchema;
  readonly game: string;
  /** Version of the rules it was played under. */
  readonly rules: number;
  readonly options: OptionValues;
  /** Which deal of its table, from 1. */
  readonly deal: number;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly seats: readonly RecordedSeat[];
  /** Whether its payments moved balances. */
  readonly settled: boolean;
  readonly shuffle: RecordedShuffle;
  /** The first deals; where a match begins with it, it opens that too. */
  readonly steps: readonly RecordedStep[];
  readonly result: DealResult;
}
