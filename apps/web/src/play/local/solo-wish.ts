/** What a solo table is opened with. */
import type { PlayerName } from '@tilehouse/bots';
import type { OptionValues, Seat } from '@tilehouse/engine';

export interface SoloWish {
  readonly game: string;
  /** The person's name as the table shows it. */
  readonly name: string;
  readonly level: PlayerName;
  /** All options, written out. */
  readonly options: OptionValues;
  /** Whether to begin anew although a table is saved. */
  readonly fresh: boolean;
  /** For a hand that teaches: which; such a table isn't kept, and the same hand is dealt every time. */
  readonly lesson?: number;
}

/** The person's seat; seats are told apart by who plays after whom only. */
export const ownSeat: Seat = 0;

/** How long computers wait before they think. */
export type SoloPace = 'quick' | 'brisk' | 'calm';
