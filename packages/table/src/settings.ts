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

/** Settings of a table, fixed while a deal is in play. */
export interface TableSettings {
  readonly clocks: Clocks;
  /** Whether a person may take back its last decision at will (solo only). */
  readonly undo: boolean;
}

/** Friends and solo: no hurry, and in solo everything can be taken back. */
export const soloSettings: TableSettings = {
  clocks: { answer: undefined, turn: undefined, bank: 0 },
  undo: true,
};
