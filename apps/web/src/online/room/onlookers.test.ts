import { describe, expect, it } from 'vitest';
import { onlookersFor } from './onlookers.ts';
import type { RoomSeat } from './room-model.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ player: name.toLowerCase(), name }));
const seats = [{ occupant: { type: 'person', player: 'ann', name: 'Ann' } }, {}] as unknown as RoomSeat[];
const shown = (names: readonly string[], more = 0, hidden: readonly string[] = []) =>
  onlookersFor({ seats, isFirst: true }, { named: named(...names), more }, { player: 'me', hidden });

describe('who looks on in a room', () => {
  it('is anybody without a seat but oneself', () => {
    expect(shown(['Mei', 'Me', 'Ann'])).toEqual({ names: ['Mei'], more: 0 });
  });

  it('is counted where there are many, or one doesn’t want to see them', () => {
    expect(shown(['A', 'B', 'C', 'D', 'E'], 2)).toEqual({ names: ['A', 'B', 'C'], more: 4 });
    expect(shown(['A', 'B'], 0, ['b'])).toEqual({ names: ['A'], more: 1 });
  });

  it('is told before the first hand only', () => {
    const now = { named: named('Mei'), more: 1 };
    const none = { names: [], more: 0 };
    expect(onlookersFor({ seats, isFirst: false }, now, { player: 'me', hidden: [] })).toEqual(none);
  });
});
