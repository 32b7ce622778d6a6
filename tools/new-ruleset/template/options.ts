/** What a table of New ruleset may choose (RULES.md). */
import type { OptionSpecs, OptionsOf } from '../../../options.ts';

export const options = {
  /** Fan a hand must reach to win. */
  minimumFan: { kind: 'integer', min: 0, max: 3, default: 1 },
} as const satisfies OptionSpecs;

export type NewRulesetOptions = OptionsOf<typeof options>;
