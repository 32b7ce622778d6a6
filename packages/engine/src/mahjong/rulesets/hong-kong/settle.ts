/** Payment of Hong Kong with flowers: a schedule of values, the loser of a discard pays more (RULES.md §Payment). */
import { termsFor } from '../../kit/payment.ts';
import type { PaidWin, PaymentTerm, PaymentTerms } from '../../win.ts';
import type { HongKongOptions } from './index.ts';

/** What 0 to 13 fan are worth: doubled up to 4 fan, then by half a step. */
const halfSpicy = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384] as const;

type Terms = Pick<HongKongOptions, 'schedule' | 'gun'>;

/** What so many fan are worth. */
function valueAt(fan: number, schedule: Terms['schedule']): number {
  if (schedule === 'full-spicy') return 2 ** fan;
  const value = halfSpicy[fan];
  if (value === undefined) throw new Error(`${fan} fan are more than any limit`);
  return value;
}

/** Points each payer owes, as times of the hand's value. */
export function payTerms(paid: PaidWin, { schedule, gun }: Terms): PaymentTerms {
  const value = valueAt(paid.fan, schedule);
  const times = (count: number): readonly PaymentTerm[] => [{ type: 'hand-value', value, times: count }];
  const isFull = gun === 'full';
  return termsFor(paid, {
    opponent: times(2),
    thrower: times(isFull ? 4 : 2),
    other: isFull ? [] : times(1),
  });
}
