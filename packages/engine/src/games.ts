/** The only registry: every game there is, by id. */
import type { Game } from './game.ts';
import { type MahjongGame, mahjong } from './mahjong/mahjong.ts';
import type { Ruleset } from './mahjong/ruleset.ts';
import { hongKong } from './mahjong/rulesets/hong-kong/index.ts';
import { hongKongOldStyle } from './mahjong/rulesets/hong-kong-old-style/index.ts';
import { malaysian } from './mahjong/rulesets/malaysian/index.ts';
import { missingSuit } from './mahjong/rulesets/missing-suit/index.ts';
import { type MahjongMatch, mahjongMatch } from './match/mahjong-match.ts';

/** The mahjong rulesets, in the order they are shown. */
const rulesets = {
  'missing-suit': missingSuit,
  malaysian,
  'hong-kong-old-style': hongKongOldStyle,
  'hong-kong': hongKong,
} as const;

/** Id of a mahjong game. */
export type MahjongGameId = keyof typeof rulesets;
/** Id of any game. */
export type GameId = MahjongGameId | MahjongMatch['id'];

/** Pattern ids of a mahjong game: what catalogues must have names for. */
export type PatternIdOf<Id extends MahjongGameId> =
  (typeof rulesets)[Id] extends Ruleset<never, infer PatternId> ? PatternId : never;
/** Option names of a mahjong game: what catalogues must have names for. */
export type OptionNameOf<Id extends MahjongGameId> =
  (typeof rulesets)[Id] extends Ruleset<infer Options, string> ? keyof Options & string : never;

/** The mahjong games, in the order they are shown. */
export const mahjongGames: readonly MahjongGame[] = Object.values(rulesets).map((rules) => mahjong(rules));

/** A game whose types only it needs to know. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** Every game, in the order they are shown. */
export const games: readonly AnyGame[] = [...mahjongGames, mahjongMatch];

/** The mahjong game of an id, or undefined. */
export function findMahjongGame(id: string): MahjongGame | undefined {
  return mahjongGames.find((game) => game.id === id);
}

/** The game of an id, or undefined. */
export function findGame(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
