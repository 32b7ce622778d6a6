import { describe, expect, it } from 'vitest';
import { equalValues } from './equal.ts';
import { bySeat, nextSeat, othersAfter, seatsAfter, seatsOf, windOf, withSeat } from './seats.ts';
import { netOf, refundsOf, withoutZero } from './transfer.ts';

describe('seats', () => {
  it('seats: playing order and winds', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2]);
    expect(nextSeat(2, 3)).toBe(0);
    expect(othersAfter(2, 4)).toEqual([3, 0, 1]);
    expect(seatsAfter(3, 1, 4)).toBe(2);
    expect(seatsOf(4).map((seat) => windOf(seat, 3, 4))).toEqual(['south', 'west', 'north', 'east']);
    expect(
      withSeat(
        bySeat(3, (seat) => seat * 10),
        1,
        99,
      ),
    ).toEqual([0, 99, 20]);
  });
});

describe('transfers', () => {
  it('transfers: what one pays another receives', () => {
    const transfers = [
      { from: 0, to: 2, amount: 40 },
      { from: 1, to: 2, amount: 20 },
    ] as const;
    expect(netOf(transfers, 3)).toEqual([-40, -20, 60]);
    expect(netOf([...transfers, ...refundsOf(transfers)], 3)).toEqual([0, 0, 0]);
    expect(withoutZero([{ from: 0, to: 1, amount: 0 }])).toEqual([]);
  });
});

describe('equality of plain values', () => {
  it('equality: by content, whatever the order of fields', () => {
    expect(equalValues({ a: 1, b: ['x'] }, { b: ['x'], a: 1 })).toBe(true);
    expect(equalValues({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(equalValues({ a: 1 }, { a: 2 })).toBe(false);
    expect(equalValues(['1p', '2p'], ['2p', '1p'])).toBe(false);
    expect(equalValues([], {})).toBe(false);
    expect(equalValues(null, {})).toBe(false);
    expect(equalValues({ a: 1 }, { b: 1 })).toBe(false);
  });
});
