/** What a winning hand is judged by: its tiles, how it was completed, and the circumstances a ruleset may score. */
import type { Wind } from '../seats.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Meld } from './hand/meld.ts';

export const winSources = ['self-draw', 'discard', 'robbed-kong'] as const;
export type WinSource = (typeof winSources)[number];

/**
 * Circumstances of a win (common §Replacement, last tile, first turn). `kong-on-kong` comes together with
 * `kong-replacement`; `first-deal` is the deal, the first draw or the first discard, by seat and source.
 */
export const circumstances = [
  'last-tile',
  'kong-replacement',
  'kong-on-kong',
  'flower-replacement',
  'first-deal',
] as const;
export type Circumstance = (typeof circumstances)[number];

/** A hand that may have won. */
export interface Win {
  /** The tiles in the hand, without the winning tile. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  /** Tiles set aside: bonus tiles, and Fei set aside as flowers. */
  readonly bonus: readonly Tile[];
  readonly tile: Tile;
  readonly source: WinSource;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly circumstances: readonly Circumstance[];
}

/** What each payer owes the winner, by role, in the ruleset's unit. */
export interface Payments {
  /** Who threw the winning tile. */
  readonly discarder?: number;
  /** Whose added (or, where allowed, concealed) kong was robbed. */
  readonly declarer?: number;
  /** Each further opponent on a discard or a robbed kong. */
  readonly other?: number;
  /** Each opponent on a self-drawn win. */
  readonly opponent?: number;
}
