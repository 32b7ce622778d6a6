/** What the calculator says of a hand: unfinished and what it waits for, wrong and why, or answered by the engine. */
import {
  analyserOf,
  answerCase,
  type CaseAnswer,
  type CaseError,
  countTiles,
  defaultOptions,
  meldedPart,
  type OptionValues,
  parseTiles,
  type Ruleset,
  readCase,
  readHandCase,
  readOptions,
  type ScoreCase,
  type Tile,
  tileAtPlace,
  type WrittenCase,
} from '@tilehouse/engine';
import { missingFrom, tilesOf, winningTile } from './worth-hand.ts';

/** A tile that completes a hand, and what it is worth with it. */
export interface Wait {
  readonly tile: Tile;
  readonly answer: CaseAnswer;
}

export type WorthAnswer =
  | { readonly type: 'wrong'; readonly error: CaseError }
  | {
      readonly type: 'unfinished';
      readonly missing: number;
      /** Tiles away of a hand of thirteen. */
      readonly tilesAway: number | undefined;
      readonly waits: readonly Wait[];
    }
  | { readonly type: 'answered'; readonly scored: ScoreCase; readonly answer: CaseAnswer };

/** Answers a hand as it stands. */
export function answerHand(hand: WrittenCase, rules: Ruleset): WorthAnswer {
  const missing = missingFrom(hand);
  const endsByItself = rules.instantWin?.holds(tilesOf(hand.bonus)) === true;
  const fault = missing > 0 && !endsByItself ? faultOf(hand, rules) : undefined;
  if (fault !== undefined) return { type: 'wrong', error: fault };
  if (missing > 0 && !endsByItself) return unfinished(hand, rules, missing);
  const read = readCase(hand, () => rules);
  if (!read.ok) return { type: 'wrong', error: read.error };
  return { type: 'answered', scored: read.value, answer: answerCase(read.value) };
}

/** What is wrong with a hand besides its being unfinished. */
function faultOf(hand: WrittenCase, rules: Ruleset): CaseError | undefined {
  const winning = parseTiles(hand.winningTile);
  if (!winning.ok || winning.value.length > 1) return { code: 'not-one-tile', at: 'winningTile' };
  for (const read of [readHandCase(hand, () => rules), readCase(hand, () => rules)]) {
    if (!read.ok && !beingUnfinished.includes(read.error.code)) return read.error;
  }
  return undefined;
}

/** Faults that a hand on its way has. */
const beingUnfinished: readonly CaseError['code'][] = ['wrong-number-of-tiles', 'not-one-tile'];

function unfinished(hand: WrittenCase, rules: Ruleset, missing: number): WorthAnswer {
  const read = readHandCase(hand, () => rules);
  if (missing !== 1 || winningTile(hand) !== undefined || !read.ok) {
    return { type: 'unfinished', missing, tilesAway: undefined, waits: [] };
  }
  const counts = countTiles(read.value.concealed);
  const melds = meldedPart(read.value.melds);
  const analyser = analyserOf(rules, optionsOf(hand, rules));
  const tilesAway = analyser.tilesAway(counts, melds);
  const tiles = tilesAway === 1 ? analyser.accepts(counts, melds).map(tileAtPlace) : [];
  const waits = tiles.flatMap((tile): readonly Wait[] => {
    const won = readCase({ ...hand, winningTile: tile }, () => rules);
    return won.ok ? [{ tile, answer: answerCase(won.value) }] : [];
  });
  return { type: 'unfinished', missing, tilesAway, waits };
}

/** The options of a hand in full; the defaults where they can't be. */
export function optionsOf(hand: WrittenCase, rules: Ruleset): OptionValues {
  const read = readOptions(rules.options, hand.options);
  return read.ok ? read.value : defaultOptions(rules.options);
}
