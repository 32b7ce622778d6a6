/** One part of a payment in words: `5 × 40 sen`, `1 Fei × RM 1`. */
import type { PaymentTerm, Unit } from '@tilehouse/engine';
import type { Catalogue } from '@tilehouse/i18n';

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
