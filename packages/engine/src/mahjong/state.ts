/** The whole truth of a match and of its deal in play; only the authority ever holds it. */
import type { OptionValues } from '../options.ts';
import type { BySeat, Seat } from '../seats.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Transfer } from '../transfer.ts';
import type { MahjongAction } from './action.ts';
import type { DrawReason } from './event.ts';
import type { Meld } from './hand/meld.ts';
import type { LosersSettlement } from './kit/losers.ts';
import type { DealOutcome, Position } from './ruleset.ts';
import type { Score } from './score.ts';
import type { Wall } from './wall.ts';
import type { Circumstance, WinSource } from './win.ts';

/** A match: its options, its running totals, and the latest deal. */
export interface MahjongState {
  readonly options: OptionValues;
  /** Net result of the match so far, in the ruleset's unit. */
  readonly scores: BySeat<number>;
  readonly deal: Deal | undefined;
}

/** What a seat has in front of it. */
export interface SeatHand {
  /** The tiles in the hand, in the order they came. */
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
  /** Tiles set aside, in the order they were: bonus tiles, and Fei as `1x`. */
  readonly bonus: readonly Tile[];
  /** How many turns the seat has opened by a draw (the dealer's first counts). */
  readonly draws: number;
}

/** One tile in the ponds, in the order of play. */
export interface Discard {
  readonly seat: Seat;
  readonly tile: Tile;
  /** Who took it, for a set or to win. */
  readonly takenBy?: Seat;
}

/** The last tile drawn in a turn and what a win on it would count. */
export interface Draw {
  readonly tile: Tile;
  /** It left no live tile, or stands for one that did. */
  readonly lastTile: boolean;
  /** It replaces a kong's fourth tile, or a bonus tile that did. */
  readonly afterKong: boolean;
  /** It replaces a bonus tile or a Fei set aside, at whatever remove. */
  readonly afterBonus: boolean;
}

/** A deal from shuffle to win or draw. */
export interface Deal {
  readonly rules: number;
  readonly position: Position;
  readonly dice: readonly [number, number];
  readonly wall: Wall;
  readonly hands: BySeat<SeatHand>;
  readonly discards: readonly Discard[];
  /** No seat has claimed, declared a kong or set a Fei aside. */
  readonly untouched: boolean;
  /** Payments of this deal so far, which a cancelled deal gives back. */
  readonly paid: readonly Transfer[];
  readonly phase: Phase;
}

/** The hands are being made clean of bonus tiles, from the dealer on. */
export interface DealingPhase {
  readonly type: 'dealing';
  /** Who has set which bonus tile aside and waits for its replacement. */
  readonly owed: { readonly seat: Seat; readonly replaces: Tile } | undefined;
  /** The dealer's fourteenth tile, or what replaced it. */
  readonly draw: Draw;
}
/** A seat's turn: it draws what it is owed, may act, and throws a tile or wins. */
export interface TurnPhase {
  readonly type: 'turn';
  readonly seat: Seat;
  /** A draw that comes before anything else. */
  readonly owed: DrawReason | undefined;
  /** The last tile drawn in this turn; undefined for a turn opened by a claim. */
  readonly draw: Draw | undefined;
  /** Kongs made in this turn, the claimed one that opened it included. */
  readonly kongs: number;
}
/** What a window is open on; one value for as long as it is. */
export interface Window {
  readonly cause: 'discard' | 'added-kong' | 'concealed-kong';
  /** Who threw the tile or declared the kong. */
  readonly seat: Seat;
  readonly tile: Tile;
}
/** A tile is under claim. */
export interface ClaimsPhase {
  readonly type: 'claims';
  readonly window: Window;
  readonly answers: BySeat<MahjongAction | undefined>;
  /** The declarer's turn, which goes on when nobody robs its kong. */
  readonly turn: TurnPhase | undefined;
}
/** The deal is over and settled. */
export interface DealOverPhase {
  readonly type: 'deal-over';
  readonly ending: Ending;
}
export type Phase = DealingPhase | TurnPhase | ClaimsPhase | DealOverPhase;

/** How a deal ended. */
export type Ending =
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly source: WinSource;
      readonly from?: Seat;
      readonly tile: Tile;
      readonly circumstances: readonly Circumstance[];
      readonly score: Score;
      readonly transfers: readonly Transfer[];
      /** What the losers paid each other on top, where they did. */
      readonly losers?: LosersSettlement;
    }
  | { readonly type: 'exhausted' }
  | { readonly type: 'cancelled' };

/** What the next deal follows from; undefined when this one was cancelled or is in play. */
export function outcomeOf(phase: Phase): DealOutcome | undefined {
  if (phase.type !== 'deal-over' || phase.ending.type === 'cancelled') return undefined;
  return { winner: phase.ending.type === 'won' ? phase.ending.seat : undefined };
}
