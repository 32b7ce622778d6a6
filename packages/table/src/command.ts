/** What can be asked of a table. Who asks is checked before a command gets here. */
import type { Seat } from '@tilehouse/engine';
import type { Occupant } from './occupant.ts';
import type { TableSettings } from './settings.ts';

/** Answers a prompt with one of its offers, by its place in the list. */
export interface Act {
  readonly type: 'act';
  readonly seat: Seat;
  /** Number of the prompt that is answered. */
  readonly prompt: number;
  readonly offer: number;
}

export type TableCommand =
  | Act
  | { readonly type: 'sit'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'leave'; readonly seat: Seat }
  /** Changes the level of the computer at a seat, from its next decision on. */
  | { readonly type: 'set-level'; readonly seat: Seat; readonly level: string }
  /** Changes options (by name) and settings between matches. */
  | {
      readonly type: 'change';
      readonly options: Readonly<Record<string, unknown>>;
      readonly settings: TableSettings;
    }
  /** A person is ready for the next deal; deals when every person is. */
  | { readonly type: 'want-deal'; readonly seat: Seat }
  | { readonly type: 'take-back'; readonly seat: Seat }
  | { readonly type: 'pause'; readonly seat: Seat }
  | { readonly type: 'resume'; readonly seat: Seat }
  | { readonly type: 'cancel-deal' }
  | { readonly type: 'close' }
  /** Plays for the seat whose clock ran out first. */
  | { readonly type: 'tick' }
  /** Answers a prompt for a computer that couldn't. */
  | { readonly type: 'stand-in'; readonly seat: Seat; readonly prompt: number };
