/** What a rules page says of one game in particular; everything with a number in it comes from the game itself. */

/** A decision of ours where players differ. */
export interface HouseRule {
  /** What we play. */
  readonly what: string;
  readonly why: string;
  /** The rows of the fan table it is about. */
  readonly patterns?: readonly string[];
}

export interface RulesTopic {
  readonly title: string;
  readonly text: readonly string[];
}

export interface RulesQuestion {
  readonly ask: string;
  readonly answer: string;
}

export interface RulesText {
  /** What kind of game it is, for somebody who has never played. */
  readonly lead: string;
  /** Who it suits, and how long it takes. */
  readonly before: readonly string[];
  readonly goal: readonly string[];
  readonly tiles: readonly string[];
  readonly turn: readonly string[];
  readonly claims: readonly string[];
  readonly special: readonly RulesTopic[];
  readonly fan: readonly string[];
  readonly payment: readonly string[];
  readonly tips: readonly string[];
  readonly questions: readonly RulesQuestion[];
  /** By clause of the game's RULES.md. */
  readonly house: Readonly<Record<string, HouseRule>>;
}
