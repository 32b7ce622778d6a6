/** `tilehouse score`: what hands are worth, and what they pay. */
import { answerCase, formatTiles, ok, readCase, type Score, type ScoreCase } from '@tilehouse/engine';
import { type AnswerCase, answerCases, findRules } from '../cases/answer-cases.ts';
import type { Verb } from '../verb.ts';

const help = `Usage: npx tilehouse score [FILE|-]

Reads hands from FILE or stdin, one JSON case a line (or one JSON object, or a JSON array), and writes one JSON
result a line in the same order. A bad line gives {"error": …, "at": …} on its line and the rest go on.

A case:
  {"ruleset": "hong-kong-old-style", "concealed": "23m456p789s11z",
   "melds": [{"type": "pung", "tiles": "555z"}], "winningTile": "1m", "source": "discard",
   "seatWind": "south", "roundWind": "east"}

  concealed    tiles in the hand, without the winning tile
  melds        type chow, pung or kong; a kong with "concealed": true or false; a Fei is 1x at its place
  bonus        tiles set aside; a Fei set aside is 1x
  source       self-draw, discard or robbed-kong
  flags        last-tile, kong-replacement, kong-on-kong, flower-replacement, first-deal
  options      table options by name; npx tilehouse rules RULESET lists them

Exit status: 0, 1 when a line was bad, 2 when the file can't be read.
`;

export const score: Verb = {
  name: 'score',
  summary: 'what hands are worth, and what they pay',
  help,
  run: (args, io) => answerCases(args, io, answerScore),
};

const answerScore: AnswerCase = (input) => {
  const read = readCase(input, findRules);
  return read.ok ? ok(resultOf(read.value)) : read;
};

function resultOf(scored: ScoreCase): Readonly<Record<string, unknown>> {
  const { judgement, payments, tilesAway } = answerCase(scored);
  if (judgement.win) return { win: true, ...scoreFields(judgement.score), payments };
  const { reason } = judgement;
  if (reason === 'incomplete') return { win: false, reason, tilesAway };
  const { counted, items, arrangement } = scoreFields(judgement.score);
  return { win: false, reason, fan: counted, items, arrangement, tilesAway };
}

function scoreFields({ fan, counted, limit, doubled, items, arrangement }: Score) {
  return {
    ...{ fan, counted, limit },
    ...(doubled === undefined ? {} : { doubled }),
    items: items.map((item) =>
      item.tiles === undefined ? item : { ...item, tiles: formatTiles(item.tiles) },
    ),
    arrangement: arrangement.map(formatTiles),
  };
}
