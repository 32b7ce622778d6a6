/** How a table is played, apart from its game's rules: clocks, undo, pace. */

/** Clocks of a table, in seconds; undefined is no clock. */
export interface Clocks {
  /** To answer a tile under claim. */
  readonly answer: number | undefined;
  /** To play a turn, before the bank is used. */
  readonly turn: number | undefined;
  /** For all turns of a deal together, on top. */
  readonly bank: number;
}

/** How often, and for how long, a table may be paused. */
export interface PauseLimit {
  readonly count: number;
  readonly seconds: number;
}

/** Settings of a table, fixed while a deal is in play. What is left out is off. */
export interface TableSettings {
  readonly clocks: Clocks;
  /** Whether a person may take back its last decision at will (solo only). */
  readonly undo: boolean;
  /** Whether there is a host, who deals the first hand; else everybody's wish deals it. */
  readonly hosted?: boolean | undefined;
  /** Milliseconds from a discard, or a kong that may be robbed, to the next draw at the least. */
  readonly evenPaceMs?: number | undefined;
  /** Where a deal's seed comes from: this place alone, or this place and everybody's device. */
  readonly shuffle?: 'own' | 'fair' | undefined;
  /** Seconds until the table plays for a person whose line is down. */
  readonly awaySeconds?: number | undefined;
  readonly pauses?: PauseLimit | undefined;
  /** Milliseconds until a table closes at which no person is left. */
  readonly frozenCloseMs?: number | undefined;
  /** Milliseconds without a move until a table closes. */
  readonly idleExpireMs?: number | undefined;
  /** Seconds from the first Next of a match of fixed length until it goes on without the others. */
  readonly nextSeconds?: number | undefined;
  /** Milliseconds a computer may take before the table plays for it. */
  readonly thinkMs?: number | undefined;
  /** Whether closing a table in the middle of a hand needs a second player's word. */
  readonly closeByTwo?: boolean | undefined;
  /** Whether one person may hold several seats, to try rules out. */
  readonly manySeats?: boolean | undefined;
}

/** Friends and solo: no hurry, and in solo everything can be taken back. */
export const soloSettings: TableSettings = {
  clocks: { answer: undefined, turn: undefined, bank: 0 },
  undo: true,
};

const minutes = 60_000;
const days = 24 * 60 * minutes;

/** What tables of a server have in common. */
const served = {
  undo: false,
  hosted: true,
  shuffle: 'fair',
  nextSeconds: 30,
  thinkMs: 5000,
  idleExpireMs: 7 * days,
} as const;

/** A room of friends: no hurry. */
export const privateSettings: TableSettings = {
  ...served,
  clocks: { answer: 6, turn: undefined, bank: 0 },
};

/** A table that anybody may join, or at which money moves. */
export const publicSettings: TableSettings = {
  ...served,
  clocks: { answer: 6, turn: 20, bank: 60 },
  evenPaceMs: 1200,
  awaySeconds: 45,
  pauses: { count: 2, seconds: 120 },
  frozenCloseMs: 20 * minutes,
  closeByTwo: true,
};

/** A table at which one person plays every seat, to try rules out: it waits for them however long it takes. */
export const trySettings: TableSettings = {
  ...served,
  clocks: { answer: undefined, turn: undefined, bank: 0 },
  shuffle: 'own',
  manySeats: true,
};

/** A private room whose hands are settled in money, or rated. */
export const settledSettings: TableSettings = { ...publicSettings, pauses: undefined };

/** How a table of a game is played unless its host says otherwise: where money may move, nobody is waited for long. */
export function usualSettings(
  { banked }: { readonly banked: boolean },
  visibility: 'private' | 'public',
): TableSettings {
  if (visibility === 'public') return publicSettings;
  return banked ? settledSettings : privateSettings;
}
