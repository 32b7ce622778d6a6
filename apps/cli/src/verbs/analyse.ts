/** `tilehouse analyse`: how far hands are, what completes them, and what to throw. */
import {
  analyserOf,
  countTiles,
  distinctTiles,
  type HandCase,
  isFei,
  meldedPart,
  ok,
  placeOf,
  readHandCase,
  type Tile,
  type TileCounts,
  tileAtPlace,
  tilesOfMelds,
} from '@tilehouse/engine';
import { type AnswerCase, answerCases, findRules } from '../cases/answer-cases.ts';
import type { Verb } from '../verb.ts';

const help = `Usage: npx tilehouse analyse [FILE|-]

Reads hands from FILE or stdin, one JSON case a line, and writes one JSON result a line in the same order.

A case:
  {"ruleset": "hong-kong-old-style", "concealed": "123m456p789s1122z", "melds": [], "unseen": "…"}

13 tiles (melds count as three):  {"tilesAway": 1, "waits": ["1z", "2z"]}
14 tiles:                         {"tilesAway": …, "discards": [{"discard": "9p", "tilesAway": …,
                                   "accepts": […], "acceptCount": …}, …]}, best first

Shape only: the minimum fan is ignored. unseen are the tiles this seat can't see; without it, the set less the hand.
Exit status: 0, 1 when a line was bad, 2 when the file can't be read.
`;

export const analyse: Verb = {
  name: 'analyse',
  summary: 'how far hands are, what they wait for, what to throw',
  help,
  run: (args, io) => answerCases(args, io, answerHand),
};

const answerHand: AnswerCase = (input) => {
  const read = readHandCase(input, findRules);
  if (!read.ok) return read;
  const hand = read.value;
  const size = hand.concealed.length + hand.melds.length * 3;
  return ok(size === 13 ? waiting(hand) : throwing(hand));
};

function waiting({ rules, concealed, melds }: HandCase): Readonly<Record<string, unknown>> {
  const analyser = analyserOf(rules);
  const counts = countTiles(concealed);
  const melded = meldedPart(melds);
  const tilesAway = analyser.tilesAway(counts, melded);
  return { tilesAway, waits: tilesAway === 1 ? analyser.accepts(counts, melded).map(tileAtPlace) : [] };
}

/** One tile to throw, and what the rest accepts. */
interface Throw {
  readonly discard: Tile;
  readonly tilesAway: number;
  readonly accepts: readonly Tile[];
  readonly acceptCount: number;
}

function throwing(hand: HandCase): Readonly<Record<string, unknown>> {
  const { rules, concealed, melds } = hand;
  const tilesAway = analyserOf(rules).tilesAway(countTiles(concealed), meldedPart(melds));
  const unseen = unseenCounts(hand);
  const throws = distinctTiles(concealed)
    .filter((tile) => !isFei(tile))
    .map((discard) => judged(hand, discard, unseen));
  return { tilesAway, discards: throws.sort(bestFirst) };
}

const bestFirst = (a: Throw, b: Throw): number => a.tilesAway - b.tilesAway || b.acceptCount - a.acceptCount;

function judged({ rules, concealed, melds }: HandCase, discard: Tile, unseen: TileCounts): Throw {
  const analyser = analyserOf(rules);
  const counts = countTiles(concealed);
  counts[placeOf(discard)] = (counts[placeOf(discard)] ?? 0) - 1;
  const melded = meldedPart(melds);
  const accepts = analyser.accepts(counts, melded);
  return {
    discard,
    tilesAway: analyser.tilesAway(counts, melded),
    accepts: accepts.map(tileAtPlace),
    acceptCount: accepts.reduce((sum, place) => sum + (unseen[place] ?? 0), 0),
  };
}

function unseenCounts({ rules, concealed, melds, unseen }: HandCase): TileCounts {
  if (unseen !== undefined) return countTiles(unseen);
  const left = countTiles(rules.tiles);
  for (const tile of [...concealed, ...tilesOfMelds(melds)])
    left[placeOf(tile)] = (left[placeOf(tile)] ?? 0) - 1;
  return left;
}
