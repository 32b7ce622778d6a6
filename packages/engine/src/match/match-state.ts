/** The state of a match of Mahjong Match: its mode, and the round on the board. */
import type { Seat } from '../seats.ts';
import type { Tile } from '../tiles/tile.ts';

export const matchModes = ['alternating', 'sudden-death'] as const;
export type MatchMode = (typeof matchModes)[number];

/** A tile that was turned face up: who turned it, where it lies, what it is. */
export interface Reveal {
  readonly seat: Seat;
  /** Its place on the board, from 0. */
  readonly place: number;
  readonly tile: Tile;
  /** Whether it has the target's rank. */
  readonly matches: boolean;
}

/** How a round ended. */
export type MatchEnding =
  | { readonly type: 'won'; readonly seat: Seat }
  | { readonly type: 'drawn' }
  | { readonly type: 'cancelled' };

/** A round, as everybody may know it. */
export interface SeenRound {
  /** The tile that opened as the target. */
  readonly target: Tile;
  /** The empty place on the board that the target came from. */
  readonly targetPlace: number;
  /** Who began. */
  readonly first: Seat;
  /** Every tile turned so far, in order. */
  readonly reveals: readonly Reveal[];
  /** Whose turn it is; undefined once the round is over. */
  readonly turn: Seat | undefined;
  readonly ending: MatchEnding | undefined;
}

/** A round with its secret: what lies on the board. */
export interface Round extends SeenRound {
  /** Version of the rules it began with. */
  readonly rules: number;
  /** All tiles by place, the target's among them. */
  readonly board: readonly Tile[];
}

export interface MatchState {
  readonly mode: MatchMode;
  /** The latest round; undefined before the first. */
  readonly round: Round | undefined;
}
