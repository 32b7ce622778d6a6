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
import { answerCase } from '../mahjong/case-answer.ts';
import type { Ruleset } from '../mahjong/ruleset.ts';
import { judge } from '../mahjong/score.ts';
import { readHandLine, type WrittenCase } from '../mahjong/written-case.ts';
import type { Result } from '../result.ts';

/** One case of a table. */
export interface GoldenCase {
  readonly id: string;
  readonly title: string;
  /** The hand as an input of `tilehouse score`. */
  readonly input: WrittenCase;
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

/** The hand line of a case as an input of `tilehouse score`. */
export const goldenInput = (line: string, ruleset: string): WrittenCase => readHandLine(line, ruleset);

/** What the engine makes of a case, in the words of a third line. */
export function goldenResult(input: unknown, findRules: (id: string) => Ruleset | undefined): string {
  const read: Result<ScoreCase, CaseError> = readCase(input, findRules);
  if (!read.ok) return 'refused';
  const { judgement, payments } = answerCase(read.value);
  if (!judgement.win) {
    return judgement.reason === 'below-minimum'
      ? `below-minimum ${judgement.score.counted}`
      : judgement.reason;
  }
  const paid = Object.entries(payments)
    .sort()
    .map(([role, amount]) => `${role} ${amount}`)
    .join(', ');
  return `wins ${judgement.score.fan}: ${paid}`;
}

/** The patterns the engine finds in a case; none where the case is refused or incomplete. */
export function goldenPatterns(
  input: unknown,
  findRules: (id: string) => Ruleset | undefined,
): readonly string[] {
  const read = readCase(input, findRules);
  if (!read.ok) return [];
  const { rules, options, win } = read.value;
  const judgement = judge(rules, options, win);
  return 'score' in judgement ? judgement.score.items.map(({ pattern }) => pattern) : [];
}

/** Why the engine refuses a case, for whoever wrote it: `bad-tile at concealed`; empty when it doesn't. */
export function goldenRefusal(input: unknown, findRules: (id: string) => Ruleset | undefined): string {
  const read = readCase(input, findRules);
  return read.ok ? '' : `${read.error.code} at ${read.error.at}`;
}
