/** Why a command is refused: a name for each reason, put into words where it is shown. */

/** What a person can meet with while a hand is played, or alone at a device. */
export const playRefusalCodes = [
  'too-late',
  'not-offered',
  'paused',
  'not-paused',
  'not-your-seat',
  'seat-taken',
  'seats-open',
  'deal-in-play',
  'no-deal-in-play',
  'nothing-to-take-back',
  'no-taking-back-here',
  'no-computer-there',
  'bad-options',
  'table-closed',
  'frozen',
  'stale',
  'fault',
] as const;

/** What else a person can meet with at a table of several: round its lobby, and between hands. */
export const lobbyRefusalCodes = [
  'no-such-seat',
  'not-host',
  'not-seated',
  'already-seated',
  'nobody-there',
  'not-everyone-ready',
  'bad-entropy',
  'no-shuffle-open',
  'no-pauses-left',
  'balance-zero',
  'seated-elsewhere',
  'bad-link',
  'too-many-muted',
  'not-away-for-long',
] as const;

export const refusalCodes = [...playRefusalCodes, ...lobbyRefusalCodes] as const;
export type RefusalCode = (typeof refusalCodes)[number];
export type PlayRefusalCode = (typeof playRefusalCodes)[number];
