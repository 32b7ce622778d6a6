/** A hand that is over as text, for whoever looks into how it was scored. */
import type { TableModel } from '../table-model.ts';
import type { DealOver } from './result.tsx';

/** JSON: what it was played under, every seat's tiles, how it ended and what was paid. No names. */
export function describeHand({ options, rules, seats, view }: TableModel, { ending, net }: DealOver): string {
  const { id: game, version } = rules;
  const hands = seats.map(({ bonus, melds, open, wind }) => ({
    ...{ wind, hand: (open ?? []).join(' '), melds },
    bonus: bonus.map(({ tile }) => tile).join(' '),
  }));
  const { position } = view.common;
  return JSON.stringify({ game, rules: version, options, position, ending, net, hands });
}
