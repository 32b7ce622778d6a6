/** What a Malaysian table may choose (RULES.md, Options). */
import type { OptionSpecs, OptionsOf } from '../../../options.ts';

export const options = {
  /** Fan a hand must reach to win. */
  minimumFan: { kind: 'integer', min: 0, max: 10, default: 5 },
  /** Whether seven distinct pairs win. */
  sevenPairs: { kind: 'flag', default: false },
  /** Fan of dots and honours mixed. */
  mixedFan: { kind: 'choice', values: [1, 2], default: 1 },
  /** Fan of a self-drawn win. */
  selfDrawFan: { kind: 'choice', values: [0, 1], default: 0 },
  /** What all four flowers, or all four seasons, make in all. */
  flowerQuartet: { kind: 'choice', values: [3, 4], default: 3 },
  /** What a win on the last tile is worth. */
  lastTile: { kind: 'choice', values: ['maximum', 1], default: 'maximum' },
  /** Whether all four Fei win at once or need a complete hand. */
  fourFlying: { kind: 'choice', values: ['instant', 'complete'], default: 'instant' },
  /** Whether the losers settle between themselves. */
  losersSettle: { kind: 'flag', default: false },
  /** U, the points a fan pays. */
  pointsPerFan: { kind: 'integer', min: 1, max: 100, default: 1 },
  /** B, the points of a Fei and of a kong. */
  bonusUnit: { kind: 'integer', min: 0, max: 100, default: 1 },
} as const satisfies OptionSpecs;

export type MalaysianOptions = OptionsOf<typeof options>;
