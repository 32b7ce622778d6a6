/** A pattern: one row of a ruleset's fan table. */
import type { Tile } from '../../tiles/tile.ts';
import type { ReadHand } from '../hand/read-hand.ts';
import type { Win } from '../win.ts';

/** What a row adds: whole fan, or the limit, which replaces the sum. */
export type PatternFan = number | 'limit';

/** A row whose fan a table option sets. */
export interface FanByOptions<Options> {
  under(options: Options): PatternFan;
}

/** One row of a fan table. `count` says how often the hand holds it. */
export interface Pattern<Options, Id extends string = string> {
  /** Kebab-case English, unique in its ruleset. */
  readonly id: Id;
  /** 0 switches the row off. */
  readonly fan: PatternFan | FanByOptions<Options>;
  /** Rows this one contains: their fan is inside its own and isn't added again. */
  readonly implies?: readonly string[];
  count(hand: ReadHand, win: Win): number;
  /** The tiles of each hit, where the row is about part of the hand. */
  tiles?(hand: ReadHand, win: Win): readonly (readonly Tile[])[];
}

/** A row with its fan under a table's options. */
export interface ScoredPattern {
  readonly id: string;
  readonly fan: PatternFan;
  readonly implies: readonly string[];
  readonly count: Pattern<never>['count'];
  readonly tiles: Pattern<never>['tiles'];
}

/** 1 where the hand holds a pattern as a whole, else 0. */
export const once = (holds: boolean): number => (holds ? 1 : 0);
