/** Example hands of every mahjong game, fetched by the pages that show them. */
import type { MahjongGameId } from '../../games.ts';
import { readHandLine, type WrittenCase } from '../written-case.ts';
import { examples as hongKong } from './hong-kong/examples.ts';
import { examples as hongKongOldStyle } from './hong-kong-old-style/examples.ts';
import { examples as malaysian } from './malaysian/examples.ts';
import { examples as missingSuit } from './missing-suit/examples.ts';

/** Hands in one line each, as `readHandLine` reads them. */
export interface ExampleHands<PatternId extends string = string> {
  /** A hand to work a payment out with. */
  readonly worked: string;
  /** A hand for each row of the fan table, worth what the row says; with the option that a row needs. */
  readonly hands: Readonly<Record<PatternId, string>>;
}

const examples: { readonly [Id in MahjongGameId]: ExampleHands } = {
  'missing-suit': missingSuit,
  malaysian,
  'hong-kong-old-style': hongKongOldStyle,
  'hong-kong': hongKong,
};

/** The example of a row of a game's fan table. */
export function exampleOf(game: string, pattern: string): WrittenCase | undefined {
  const line = known(game)?.hands[pattern];
  return line === undefined ? undefined : readHandLine(line, game);
}

/** The hand a game's payment is worked out with. */
export function workedExample(game: string): WrittenCase | undefined {
  const line = known(game)?.worked;
  return line === undefined ? undefined : readHandLine(line, game);
}

const known = (game: string): ExampleHands | undefined =>
  Object.hasOwn(examples, game) ? examples[game as MahjongGameId] : undefined;
