/** A mahjong ruleset: a value that lists named pieces. A mechanism nobody has yet is a new piece in kit/. */

import type { Unit } from '../game.ts';
import type { OptionSpecs, OptionValues } from '../options.ts';
import type { Seat, Wind } from '../seats.ts';
import type { Suit, Tile } from '../tiles/tile.ts';
import type { TileCounts } from '../tiles/tile-counts.ts';
import type { TileSetId } from '../tiles/tile-sets.ts';
import type { HeldEnds } from './hand/class-key.ts';
import type { KongKind } from './hand/meld.ts';
import type { Reading } from './hand/reading.ts';
import type { WildLimits } from './hand/wilds.ts';
import type { ClaimRule } from './kit/claims.ts';
import type { InstantWin } from './kit/instant-win.ts';
import type { LosersSettled, LosersSettlement } from './kit/losers.ts';
import type { Pattern } from './kit/pattern.ts';
import type { TurnMove } from './kit/turn-moves.ts';
import type { PaidWin, PaymentTerms, Win } from './win.ts';

/** How the wall ends and where replacements come from (always its very last tile first). */
export interface WallPlan {
  /**
   * `open`: the whole wall is live. `kept-back`: `tiles` stay at the end, so each replacement shortens the live
   * wall by one. `stock`: `tiles` at the end are there for replacements and the live wall doesn't shrink by them.
   */
  readonly kind: 'open' | 'kept-back' | 'stock';
  readonly tiles: number;
}

/** A winning shape besides four sets and a pair; only ever held without melds and without Fei. */
export interface SpecialShape {
  readonly id: string;
  /** Whether a table with these options plays it; every table where it is left out. */
  isPlayed?(options: OptionValues): boolean;
  /** Fewest tiles to draw to complete it. */
  tilesAway(counts: TileCounts): number;
  /** The same by the 1s, 9s and honours alone, where they are all that matters: hand analysis knows them anyway. */
  awayByEnds?(ends: HeldEnds): number;
  /** The hand in this shape (its winning tile counted in), or undefined. */
  read(counts: TileCounts): Reading | undefined;
}

/** What a sum of fan may be. */
export interface Tally {
  /** Fewest fan to win, tested on the uncut sum; a limit always passes. */
  readonly minimum: number;
  /** Fan are cut here for payment. */
  readonly cap: number;
  /** What a limit pattern is worth. */
  readonly limit: number;
  /** Whether a hand at the cap is paid double, and said to be (爆番). */
  readonly doublesAtCap?: true;
}

/** What a kong pays at once when it stands, in the ruleset's unit. */
export interface KongPayment {
  /** From each opponent. */
  readonly each?: number;
  /** From the discarder alone, for a claimed kong. */
  readonly discarder?: number;
}

/** Where a match stands: what the next deal's dealer and winds follow from. */
export interface Position {
  /** Which deal of its match this is, from 1; a cancelled deal is dealt again under its number. */
  readonly deal: number;
  readonly dealer: Seat;
  readonly roundWind: Wind;
  /** Times the deal has changed hands since the round began. */
  readonly changes: number;
  /** Who dealt the first deal of the round. */
  readonly roundStarter: Seat;
}

/** How a deal ended, as the next one needs it; a drawn hand has no winner. */
export interface DealOutcome {
  readonly winner: Seat | undefined;
}

/** A number of deals; `open`: there is an end, but when depends on who wins; `endless`: for as long as people play. */
export type DealCount = number | 'open' | 'endless';

/** Who deals when, and when the match is over. */
export interface Succession<Options> {
  /** The position of the next deal after one that ended so. */
  next(position: Position, outcome: DealOutcome, options: Options): Position;
  /** Whether no deal follows this one. */
  isLast(position: Position, outcome: DealOutcome, options: Options): boolean;
  /** How many deals a match has. */
  deals(options: Options): DealCount;
}

/** Who is asked whether to rob a kong; `only`: who would win with the special shape of this id. */
export type Robbing = 'nobody' | 'anyone' | { readonly only: SpecialShape['id'] };

/** A ruleset of the four-sets-and-a-pair family. */
export interface Ruleset<Options = OptionValues, PatternId extends string = string> {
  readonly id: string;
  readonly version: number;
  readonly seats: 3 | 4;
  readonly unit: Unit;
  readonly banked: boolean;
  readonly options: OptionSpecs;
  readonly tileSet: TileSetId;
  /** Every tile of the wall, in the published order the shuffle starts from. */
  readonly tiles: readonly Tile[];
  /** The suits the wall holds. */
  readonly suits: readonly Suit[];
  readonly wall: WallPlan;
  readonly wilds: WildLimits;
  /** What a seat may do in its turn besides throwing a tile. */
  readonly turnMoves: readonly TurnMove[];
  /** Claims in order of precedence, best first; those in one row are equal and go to the nearest seat. */
  readonly claims: readonly (readonly ClaimRule[])[];
  /** Whether the others see which tile a concealed kong is of before the deal ends. */
  readonly concealedKongShown: boolean;
  robbing(kind: KongKind, options: Options): Robbing;
  readonly specialShapes: readonly SpecialShape[];
  /** What ends the deal by itself, where the ruleset has that. */
  readonly instantWin?: InstantWin<PatternId>;
  readonly patterns: readonly Pattern<Options, PatternId>[];
  /** Whether a reading counts for a win; every one where it is left out. */
  admits?(reading: Reading, win: Win): boolean;
  /** The limit by which a hand wins that isn't complete, where there is one. */
  winsUnfinished?(win: Win, options: Options): PatternId | undefined;
  tally(options: Options): Tally;
  payKong(kind: KongKind, options: Options): KongPayment;
  /** What each payer owes for a win, part by part; the parts sum to the payment. */
  payTerms(paid: PaidWin, options: Options): PaymentTerms;
  /** What the losers pay each other once the winner is paid, where they settle between themselves. */
  settleLosers?(settled: LosersSettled, options: Options): LosersSettlement | undefined;
  readonly succession: Succession<Options>;
}
