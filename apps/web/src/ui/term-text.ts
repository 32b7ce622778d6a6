/** One part of a payment in words: `5 × 40 sen`, `1 Fei × RM 1`. */
import type { PayerRole, PaymentTerm, Unit } from '@tilehouse/engine';
import { type Catalogue, formatAmount } from '@tilehouse/i18n';

export function termText(term: PaymentTerm, unit: Unit, { result }: Catalogue): string {
  switch (term.type) {
    case 'per-fan':
      return result.term.perFan(term.fan, term.each, unit);
    case 'full-hand':
      return result.term.fullHand(term.amount);
    case 'per-fei':
      return result.term.perFei(term.fei, term.each, unit);
    case 'hand-value':
      return result.term.handValue(term.value, term.times);
  }
}

/** What the parts of a payer's sum mean, in sentences. */
export function sumText(
  terms: readonly PaymentTerm[],
  { role, fan }: { readonly role: PayerRole; readonly fan: number },
  { unit, words }: { readonly unit: Unit; readonly words: Catalogue },
): string {
  const { sumWhat, term: text } = words.result;
  const payer = sumWhat.payer[role];
  const amount = (value: number): string =>
    unit === 'points' ? text.handValue(value, 1) : formatAmount(unit, value);
  const sentence = (term: PaymentTerm): string => {
    switch (term.type) {
      case 'per-fan':
        return sumWhat.perFan(payer, amount(term.each));
      case 'full-hand':
        return sumWhat.fullHand(payer, amount(term.amount));
      case 'per-fei':
        return sumWhat.perFei(payer, amount(term.each));
      case 'hand-value':
        return sumWhat.handValue(payer, { fan, value: amount(term.value), times: term.times });
    }
  };
  return words.app.sentences(terms.map(sentence));
}
