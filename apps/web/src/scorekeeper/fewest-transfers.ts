/** Who owes whom at the end: the fewest transfers that settle everybody's total. */
import { type Seat, seatsOf, type Transfer } from '@tilehouse/engine';

/** Somebody with something to receive (above 0) or to pay. */
interface Open {
  readonly seat: Seat;
  readonly amount: number;
}

/**
 * Transfers that bring every total to 0, as few as can be: people whose totals already sum to 0 among themselves settle
 * among themselves, and each such group of n needs n − 1 transfers.
 * @param totals one a seat, in whole units; they sum to 0
 */
export function fewestTransfers(totals: readonly number[]): readonly Transfer[] {
  const open = seatsOf(totals.length).flatMap((seat): readonly Open[] => {
    const amount = totals[seat] ?? 0;
    return amount === 0 ? [] : [{ seat, amount }];
  });
  return mostGroups(open).flatMap(settleGroup);
}

/** The most groups that each sum to 0: every subset that holds the first one is tried. */
function mostGroups(open: readonly Open[]): readonly (readonly Open[])[] {
  const [first, ...others] = open;
  if (first === undefined) return [];
  let best: readonly (readonly Open[])[] = [open];
  for (let bits = 0; bits < 2 ** others.length; bits += 1) {
    const chosen = others.filter((_, at) => (bits & (1 << at)) !== 0);
    const group = [first, ...chosen];
    if (group.reduce((sum, { amount }) => sum + amount, 0) !== 0) continue;
    const groups = [group, ...mostGroups(others.filter((each) => !chosen.includes(each)))];
    if (groups.length > best.length) best = groups;
  }
  return best;
}

/** Pays the largest sum owed to whoever has most to receive, until nobody owes anything. */
function settleGroup(group: readonly Open[]): readonly Transfer[] {
  const [most, ...rest] = [...group].sort((a, b) => b.amount - a.amount || a.seat - b.seat);
  const least = rest.at(-1);
  if (most === undefined || least === undefined) return [];
  const amount = Math.min(most.amount, -least.amount);
  const after = group
    .map(({ seat, amount: open }) => {
      if (seat === most.seat) return { seat, amount: open - amount };
      return seat === least.seat ? { seat, amount: open + amount } : { seat, amount: open };
    })
    .filter((each) => each.amount !== 0);
  return [{ from: least.seat, to: most.seat, amount }, ...settleGroup(after)];
}
