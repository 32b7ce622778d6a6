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

/** What a win is paid by. */
export interface PaidWin {
  /** Fan for payment. */
  readonly fan: number;
  /** Fei the winner has in hand, in melds and set aside. */
  readonly fei: number;
  readonly source: WinSource;
}

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

export const payerRoles = ['discarder', 'declarer', 'other', 'opponent'] as const;
/** Whose part of a payment it is. */
export type PayerRole = (typeof payerRoles)[number];

/** One part of what a payer owes, so that the sum can be put into words. */
export type PaymentTerm =
  /** `fan` times `each`. */
  | { readonly type: 'per-fan'; readonly fan: number; readonly each: number }
  /** A flat amount for the most fan a hand can have. */
  | { readonly type: 'full-hand'; readonly amount: number }
  /** `times` the value of the hand. */
  | { readonly type: 'hand-value'; readonly value: number; readonly times: number }
  /** `each` for every one of the winner's `fei`. */
  | { readonly type: 'per-fei'; readonly fei: number; readonly each: number };

/** What each payer owes, part by part, by role. */
export type PaymentTerms = { readonly [Role in PayerRole]?: readonly PaymentTerm[] };

/** What a term comes to. */
export function termAmount(term: PaymentTerm): number {
  switch (term.type) {
    case 'per-fan':
      return term.fan * term.each;
    case 'full-hand':
      return term.amount;
    case 'hand-value':
      return term.value * term.times;
    case 'per-fei':
      return term.fei * term.each;
  }
}

/** What each payer owes in all, by role. */
export function paymentsOf(terms: PaymentTerms): Payments {
  const payments: { -readonly [Role in PayerRole]?: number } = {};
  for (const role of payerRoles) {
    const parts = terms[role];
    if (parts === undefined) continue;
    let sum = 0;
    for (const term of parts) sum += termAmount(term);
    payments[role] = sum;
  }
  return payments;
}
