/** What a hand costs at a table in a line, by its own rules: said before anything is dealt. */
import { type OptionValues, paymentsOf, type Ruleset } from '@tilehouse/engine';
import { formatAmount } from '@tilehouse/i18n';
import type { OnlineWords } from '../texts.ts';

/** What one fan and a full hand take from each, self-drawn. */
export function costLine(words: OnlineWords, rules: Ruleset, options: OptionValues): string {
  const { minimum, cap } = rules.tally(options);
  const terms = (fan: number) => rules.payTerms({ fan, fei: 0, source: 'self-draw' }, options);
  const cost = (fan: number): number => paymentsOf(terms(fan)).opponent ?? 0;
  const byFan = terms(1).opponent?.find(({ type }) => type === 'per-fan');
  // where fan aren't paid one by one, the least that wins
  const perFan = byFan?.type === 'per-fan' ? byFan.each : cost(Math.max(minimum, 1));
  return words.stakes.line({ perFan: formatAmount('sen', perFan), most: formatAmount('sen', cost(cap)) });
}
