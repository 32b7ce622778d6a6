/** Why a command is refused: a name for each reason, put into words where it is shown. */
export const refusalCodes = [
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
] as const;
export type RefusalCode = (typeof refusalCodes)[number];
