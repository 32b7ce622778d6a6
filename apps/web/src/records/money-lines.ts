/** What was on an account after each of its movements. */
import type { MoneyLine } from '@tilehouse/protocol';

/** @param lines the newest first, up to what is there now */
export function balancesAfter(
  lines: readonly Pick<MoneyLine, 'amount'>[],
  balance: number,
): readonly number[] {
  let left = balance;
  return lines.map(({ amount }) => {
    const after = left;
    left -= amount;
    return after;
  });
}
