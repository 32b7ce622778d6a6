/**
 * Golden scoring tables in a form a player can read. One case is three lines:
 *
 *     ms-21: All four Fei used to finish the shape
 *       1234589p111x, melds 11z1x, aside 2f, wins 2p by self-draw, seat east, round east, minimumFan 1
 *       => wins 10: opponent 1200
 *
 * A meld in brackets is a concealed kong. The last line says `wins FAN: ROLE AMOUNT, …`, or `below-minimum FAN`,
 * `incomplete`, `not-played`, `refused`. Lines that start with # are remarks.
 */
import { type CaseError, readCase, type ScoreCase } from '../mahjong/case.ts';
import type { Ruleset } from '../mahjong/ruleset.ts';
import { judge } from '../mahjong/score.ts';
import { paymentsOf } from '../mahjong/win.ts';
import type { Result } from '../result.ts';
import { formatTiles } from '../tiles/notation.ts';
import { tilesIn } from './scenario.ts';

/** One case of a table. */
export interface GoldenCase {
  readonly id: string;
  readonly title: string;
  /** The hand as an input of `tilehouse score`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The third line without its arrow. */
  readonly expected: string;
}

/** Reads a table; throws at a line it can't read. */
export function parseGolden(text: string, ruleset: string): readonly GoldenCase[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines.length % 3 !== 0) throw new Error('a golden case has three lines');
  return Array.from({ length: lines.length / 3 }, (_, at) => {
    const [head = '', hand = '', result = ''] = lines.slice(at * 3, at * 3 + 3).map((line) => line.trim());
    const [, id = '', title = ''] = /^(\S+): (.*)$/.exec(head) ?? [];
    const expected = /^=> (.*)$/.exec(result)?.[1];
    if (id === '' || expected === undefined) throw new Error(`can't read the case at: ${head}`);
    return { id, title, input: goldenInput(hand, ruleset), expected };
  });
}

const optionWords: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The hand line of a case as an input of `tilehouse score`. */
export function goldenInput(line: string, ruleset: string): Readonly<Record<string, unknown>> {
  const [concealed, ...parts] = line.split(', ');
  const input: Record<string, unknown> = {
    concealed: concealed === '-' ? '' : concealed,
    melds: [],
    flags: [],
  };
  const options: Record<string, unknown> = {};
  for (const part of parts) {
    const [word = '', ...rest] = part.split(' ');
    if (word === 'melds') input.melds = rest.map(writtenMeld);
    else if (word === 'aside') input.bonus = rest[0];
    else if (word === 'wins') Object.assign(input, { winningTile: rest[0], source: rest[2] });
    else if (word === 'eight-flowers') input.source = 'self-draw';
    else if (word === 'seat') input.seatWind = rest[0];
    else if (word === 'round') input.roundWind = rest[0];
    else if (rest.length === 0) (input.flags as string[]).push(word);
    else options[word] = optionValue(rest[0] ?? '');
  }
  return { ruleset, ...input, options };
}

function optionValue(text: string): unknown {
  if (text in optionWords) return optionWords[text];
  return /^\d+$/.test(text) ? Number(text) : text;
}

function writtenMeld(text: string): Readonly<Record<string, unknown>> {
  const concealed = text.startsWith('(');
  const tiles = concealed ? text.slice(1, -1) : text;
  const list = tilesIn(tiles);
  const real = list.filter((tile) => tile !== '1x');
  const isSame = real.every((tile) => tile === real[0]);
  const type = list.length === 4 ? 'kong' : isSame ? 'pung' : 'chow';
  return type === 'kong' ? { type, tiles: formatTiles(list), concealed } : { type, tiles: formatTiles(list) };
}

/** What the engine makes of a case, in the words of a third line. */
export function goldenResult(input: unknown, findRules: (id: string) => Ruleset | undefined): string {
  const read: Result<ScoreCase, CaseError> = readCase(input, findRules);
  if (!read.ok) return 'refused';
  const { rules, options, win } = read.value;
  const judgement = judge(rules, options, win);
  if (!judgement.win) {
    return judgement.reason === 'below-minimum'
      ? `below-minimum ${judgement.score.counted}`
      : judgement.reason;
  }
  const payments = Object.entries(paymentsOf(rules.payTerms(judgement.score, win, options)))
    .sort()
    .map(([role, amount]) => `${role} ${amount}`)
    .join(', ');
  return `wins ${judgement.score.fan}: ${payments}`;
}

/** Why the engine refuses a case, for whoever wrote it: `bad-tile at concealed`; empty when it doesn't. */
export function goldenRefusal(input: unknown, findRules: (id: string) => Ruleset | undefined): string {
  const read = readCase(input, findRules);
  return read.ok ? '' : `${read.error.code} at ${read.error.at}`;
}
