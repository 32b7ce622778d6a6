/** Judges a hand written as a golden line and says what it scores, for rule tests. */
import { findMahjongGame } from '../games.ts';
import { type CaseError, readCase, type ScoreCase } from '../mahjong/case.ts';
import { judge, paidBy } from '../mahjong/score.ts';
import { paymentsOf } from '../mahjong/win.ts';
import type { Result } from '../result.ts';
import { goldenInput } from './golden.ts';

const readLine = (ruleset: string, line: string): Result<ScoreCase, CaseError> =>
  readCase(goldenInput(line, ruleset), (id) => findMahjongGame(id)?.rules);

function scoreCase(ruleset: string, line: string): ScoreCase {
  const read = readLine(ruleset, line);
  if (!read.ok) throw new Error(`${line}: ${read.error.code} at ${read.error.at}`);
  return read.value;
}

/** Why such a line is refused: the name of the fault. */
export function refusalOf(ruleset: string, line: string): string {
  const read = readLine(ruleset, line);
  return read.ok ? 'not refused' : read.error.code;
}

/** What a line such as `1223p, melds 777z, wins 4p by discard, seat east, round east` scores: `chow-hand 1, …`. */
export function itemsOf(ruleset: string, line: string): string {
  const { rules, options, win } = scoreCase(ruleset, line);
  const judgement = judge(rules, options, win);
  if (!judgement.win && judgement.reason === 'incomplete') return 'incomplete';
  const items = judgement.score.items.map(({ pattern, fan }) => `${pattern} ${fan}`).join(', ');
  return judgement.win ? items : `${judgement.reason}: ${items}`;
}

/** What such a line pays, by role in alphabetical order. */
export function paymentsOfLine(ruleset: string, line: string): string {
  const { rules, options, win } = scoreCase(ruleset, line);
  const judgement = judge(rules, options, win);
  if (!judgement.win) return judgement.reason;
  return Object.entries(paymentsOf(rules.payTerms(paidBy(judgement.score, win), options)))
    .sort()
    .map(([role, amount]) => `${role} ${amount}`)
    .join(', ');
}
