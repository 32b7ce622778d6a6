import type { MahjongView, Seat } from '@tilehouse/engine';
import type { TableView } from '@tilehouse/table';
import { describe, expect, it } from 'vitest';
import { scenes } from '../../../gallery/rulesets/scenes.ts';
import { tableModel } from '../table-model.ts';
import { payersInOrder } from './payments.tsx';
import type { DealOver } from './result.tsx';
import { gainShown } from './result-head.tsx';

/** A result of the gallery, seen from a seat of it or by somebody who looks on. */
function resultFor(name: string, seat: Seat, isWatching = false) {
  const view = scenes[name]?.update.view as TableView<MahjongView>;
  const model = tableModel(view, { seat, isOneOfMany: false, isWatching });
  if (model === undefined) throw new Error('no table');
  return { model, over: model.view.common.stage as DealOver };
}

describe('one’s own part in a result', () => {
  it('stands in its head, a loss too, with what kongs and the losers moved', () => {
    for (const seat of [0, 1, 2] as const) {
      const { model, over } = resultFor('losers', seat);
      expect(gainShown(model, over)).toEqual({ isYours: true, amount: over.net[seat] });
    }
  });

  it('of a drawn hand only where kongs were paid', () => {
    const { model, over } = resultFor('drawn', 0);
    const none = { ...over, net: over.net.map(() => 0) } as unknown as DealOver;
    expect(gainShown(model, none)).toBeUndefined();
    const paid = { ...over, net: over.net.map((_, seat) => (seat === 0 ? -40 : 20)) } as unknown as DealOver;
    expect(gainShown(model, paid)).toEqual({ isYours: true, amount: -40 });
  });

  it('is the row below the winner’s', () => {
    const { model, over } = resultFor('losers', 2);
    const winner = over.ending.type === 'won' ? over.ending.seat : undefined;
    expect(winner).not.toBe(2);
    expect(payersInOrder(model, winner).map(({ seat }) => seat)).toEqual([winner, 2, 3 - 2 - (winner ?? 0)]);
  });

  it('whoever looks on sees the winner’s', () => {
    const { model, over } = resultFor('losers', 0, true);
    const winner = over.ending.type === 'won' ? over.ending.seat : 0;
    expect(gainShown(model, over)).toEqual({ isYours: false, amount: over.net[winner] });
  });
});
