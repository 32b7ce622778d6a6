/** What every language says about a game. */
import type { MahjongGameId, OptionNameOf, OptionValue, PatternIdOf } from '@tilehouse/engine';

/** A game as its card shows it. */
export interface GameText {
  readonly name: string;
  /** Its Chinese name, shown in every language. */
  readonly han: string;
  /** Players, length, unit: a short line. */
  readonly facts: string;
  /** A line of character. */
  readonly line: string;
}

/** A game word and its character. */
export interface GameWord {
  readonly word: string;
  readonly han: string;
}

/** The words of a game's moves, as its own players say them. */
export interface MoveWords {
  readonly chow: GameWord;
  readonly pung: GameWord;
  readonly kong: GameWord;
  readonly win: GameWord;
  readonly pass: GameWord;
  readonly discard: GameWord;
  readonly setAside: GameWord;
  readonly redeem: GameWord;
  readonly fourFlying: GameWord;
}

/** A row of the fan table, in words. */
export interface PatternText {
  readonly han: string;
  readonly name: string;
}

/** A table option: its name, and a value in a few words. */
export interface OptionText {
  readonly name: string;
  readonly chip: (value: OptionValue) => string;
}

/** Everything said about a mahjong game. */
export interface MahjongText<Id extends MahjongGameId> {
  readonly moves: MoveWords;
  /** What fan are called. */
  readonly fan: (count: number) => string;
  readonly patterns: Readonly<Record<PatternIdOf<Id>, PatternText>>;
  readonly options: Readonly<Record<OptionNameOf<Id>, OptionText>>;
}

/** Everything said about the mahjong games. */
export type MahjongTexts = { readonly [Id in MahjongGameId]: MahjongText<Id> };

/** A mahjong game's words in one language. */
export interface RulesetWords<Id extends MahjongGameId> {
  readonly game: GameText;
  readonly mahjong: MahjongText<Id>;
}
