/** Where a ruleset stands: its folder, and every list that has a place for it. */

/** Paths from the checkout's top folder. */
export const places = {
  rulesets: 'packages/engine/src/mahjong/rulesets',
  registry: 'packages/engine/src/games.ts',
  examples: 'packages/engine/src/mahjong/rulesets/examples.ts',
  fingerprints: 'packages/engine/src/fingerprints.json',
  optionEffects: 'packages/engine/src/option-effects.json',
  shuffle: 'docs/shuffle.md',
} as const;

/** The languages with words of their own for each ruleset. */
export const languages = ['en', 'zh-hant'] as const;
export type Language = (typeof languages)[number];

/** The list of a language's words for all games. */
export const catalogueOf = (language: Language): string => `packages/i18n/src/${language}/games.ts`;
/** A language's words for one ruleset. */
export const wordsOf = (language: Language, id: string): string =>
  `packages/i18n/src/${language}/rulesets/${id}.ts`;
/** The list of a language's rules pages. */
export const rulesPagesOf = (language: Language): string => `packages/i18n/src/${language}/pages/rules.ts`;
/** A language's text of one ruleset's rules page. */
export const rulesTextOf = (language: Language, id: string): string =>
  `packages/i18n/src/${language}/pages/rules/${id}.ts`;
