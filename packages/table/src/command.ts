/** What can be asked of a table. Who asks is checked before a command gets here (`commandFor`). */
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

/** Wants the next deal. */
export interface WantDeal {
  readonly type: 'want-deal' | 'deal';
  readonly seat: Seat;
  /** Hash (hex) of what the seat's device adds to a fair shuffle. */
  readonly commitment?: string | undefined;
}

/** Adds what a seat's device has drawn (hex) to the shuffle of a deal. */
export interface GiveEntropy {
  readonly type: 'entropy';
  readonly seat: Seat;
  readonly deal: number;
  readonly entropy: string;
}

/** No node lived from one moment to the other, or the one that held a seat's line died. */
export interface Outage {
  readonly type: 'outage';
  readonly from: number;
  readonly to: number;
}

/** Who a player is from now on. */
export interface KnownAs {
  readonly player: string;
  readonly name: string;
  /** It has an account now; left out where nothing about that changes. */
  readonly account?: true;
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
  /**
   * `want-deal`: a person is ready for the next deal; deals when every person is, except for the first at a table with
   * a host. `deal`: the host is ready and deals the first.
   */
  | WantDeal
  | { readonly type: 'not-ready'; readonly seat: Seat }
  | GiveEntropy
  | { readonly type: 'take-back'; readonly seat: Seat }
  | { readonly type: 'pause'; readonly seat: Seat }
  | { readonly type: 'resume'; readonly seat: Seat }
  /** Takes a seat from its occupant; during a deal the table plays for it to the end. */
  | { readonly type: 'remove'; readonly seat: Seat }
  /** The same for somebody who was away for long between two hands, wished by another than the host. */
  | { readonly type: 'remove-absent'; readonly seat: Seat }
  /**
   * A player is gone for good: the first of their seats is free, or played for to the end of a deal. `as` is who they
   * turned out to be: muted if they were.
   */
  | { readonly type: 'vacate'; readonly player: string; readonly as?: string }
  | { readonly type: 'set-call'; readonly link: string | undefined }
  | { readonly type: 'mute'; readonly player: string; readonly on: boolean }
  | { readonly type: 'shuffle-seats' }
  | { readonly type: 'cancel-deal' }
  /** Closes the table. `by` is the player who wishes it; without one it is closed whatever anybody says. */
  | {
      readonly type: 'close';
      readonly by?: string;
      /** Who runs the house, and closes it for everybody. */
      readonly operator?: { readonly player: string; readonly name: string };
    }
  /** The last line of a player is down, or the first is up again. */
  | { readonly type: 'went-away' | 'came-back'; readonly player: string }
  /** A player goes by another name or id from now on: renamed, or a guest who turned out to have an account. */
  | { readonly type: 'known-as'; readonly player: string; readonly as: KnownAs }
  | Outage
  /** Gives up a shuffle whose deal the store refuses. */
  | { readonly type: 'drop-shuffle' }
  /** Does the first thing that is due. */
  | { readonly type: 'tick' }
  /** Answers a prompt for a computer that couldn't. */
  | { readonly type: 'stand-in'; readonly seat: Seat; readonly prompt: number };
