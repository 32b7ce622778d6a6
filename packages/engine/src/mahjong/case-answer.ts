/** What becomes of a case: the judgement, what is paid, and how far from complete the hand is. */
import { countTiles } from '../tiles/tile-counts.ts';
import { analyserOf } from './analysis.ts';
import type { ScoreCase } from './case.ts';
import { meldedPart } from './hand/tiles-away.ts';
import { type Judgement, judge, paidBy } from './score.ts';
import { type Payments, type PaymentTerms, paymentsOf } from './win.ts';

/** Everything that is said about a case, by the command and by the calculator alike. */
export interface CaseAnswer {
  readonly judgement: Judgement;
  /** What each payer owes; nothing where the hand doesn't win. */
  readonly terms: PaymentTerms;
  readonly payments: Payments;
  /** 0 for a hand that wins or is complete. */
  readonly tilesAway: number;
}

/** Answers a case. */
export function answerCase({ rules, options, win }: ScoreCase): CaseAnswer {
  const judgement = judge(rules, options, win);
  if (judgement.win) {
    const terms = rules.payTerms(paidBy(judgement.score, win), options);
    return { judgement, terms, payments: paymentsOf(terms), tilesAway: 0 };
  }
  const counts = countTiles([...win.concealed, win.tile]);
  const isComplete = judgement.reason !== 'incomplete';
  const tilesAway = isComplete ? 0 : analyserOf(rules, options).tilesAway(counts, meldedPart(win.melds));
  return { judgement, terms: {}, payments: {}, tilesAway };
}

/** What the winner receives in all. */
export function gainsOf({ payments }: Pick<CaseAnswer, 'payments'>, seats: number): number {
  const { opponent = 0, discarder = 0, declarer = 0, other = 0 } = payments;
  return opponent * (seats - 1) + discarder + declarer + other * (seats - 2);
}
