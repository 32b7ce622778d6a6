import { mahjongGames } from '@tilehouse/engine';
import { recordDeal } from '@tilehouse/table';
import { dealNext, testTable } from '@tilehouse/table/testing';
import { describe, expect, it } from 'vitest';
import { handModel } from './hand/hand-model.ts';
import { balancesAfter } from './money-lines.ts';
import { sessionOf } from './session.ts';

describe('the lines of an account', () => {
  it('say what was there after each', () => {
    const lines = [{ amount: -310 }, { amount: 620 }, { amount: 20_000 }];
    expect(balancesAfter(lines, 20_310)).toEqual([20_310, 20_620, 20_000]);
    expect(balancesAfter([], 5)).toEqual([]);
  });
});

describe('a session', () => {
  const hand = (number: number, names: readonly string[], net: readonly number[]) => ({
    ...{ number, deal: number, at: number, ending: 'won' as const, winner: 0 },
    ...{ names: [...names], net: [...net] },
  });

  it('keeps everybody’s column when seats change hands', () => {
    const { names, rows, totals } = sessionOf(
      [
        hand(1, ['Ann', 'Bob', 'Cai'], [4, -2, -2]),
        hand(2, ['Bob', 'Ann', ''], [6, -6, 0]),
        hand(3, ['Dee', 'Ann', 'Bob'], [1, 1, -2]),
      ],
      'gone',
    );
    expect(names).toEqual(['Ann', 'Bob', 'Cai', 'gone', 'Dee']);
    expect(rows.map(({ net }) => net)).toEqual([
      [4, -2, -2, undefined, undefined],
      [-6, 6, undefined, 0, undefined],
      [1, -2, undefined, undefined, 1],
    ]);
    expect(rows.map(({ winner }) => winner)).toEqual([0, 1, 4]);
    expect(totals).toEqual([-1, 2, -2, 0, 1]);
  });
});

describe.each(mahjongGames)('a recorded hand of $id', ({ id, seats }) => {
  it('is shown from the side of whoever sat there, and to others from the first seat', async () => {
    const { host, log } = await testTable({ game: id, seating: 'p'.repeat(seats) });
    await dealNext(host);
    await host.command({ type: 'cancel-deal' });
    const record = recordDeal({ base: undefined, events: log.all }, 1);
    if (record === undefined) throw new Error('no record');
    const own = handModel(record, 'player-1');
    expect([own?.model.you, own?.model.own.seat, own?.over.ending.type]).toEqual([1, 1, 'cancelled']);
    expect(own?.model.seats.every(({ open = [] }) => open.length >= 13)).toBe(true);
    const others = handModel(record, 'somebody');
    expect([others?.model.you, others?.model.own.seat]).toEqual([undefined, 0]);
    expect(handModel({ ...record, game: 'bridge' }, undefined)).toBeUndefined();
  });
});
