import type { TableView } from '@tilehouse/table';
import { describe, expect, it } from 'vitest';
import type { RoomSeat } from '../room/room-model.ts';
import { waitedFor } from './waited-for.ts';

const seat = (at: number, isAway: boolean) => ({ seat: at, name: `Person ${at}`, isAway }) as RoomSeat;
const names = (view: object) =>
  waitedFor({
    seats: [seat(0, false), seat(1, true), seat(2, true)],
    view: { stage: 'in-play', seats: [{}, { away: true }, { away: true }], ...view } as unknown as TableView,
  }).map(({ name }) => name);

describe('for whom a hand waits without end', () => {
  it('is whoever is away and isn’t played for', () => {
    expect(names({})).toEqual(['Person 1', 'Person 2']);
    expect(names({ hosted: { autopilotIn: [{ seat: 1, left: 9000 }] } })).toEqual(['Person 2']);
    expect(names({ seats: [{}, { away: true, autopilot: true }, { away: true }] })).toEqual(['Person 2']);
  });

  it('is nobody where nothing waits', () => {
    expect(names({ stage: 'between-deals' })).toEqual([]);
    expect(names({ pausedBy: 0 })).toEqual([]);
    expect(names({ hosted: { frozen: {} } })).toEqual([]);
  });
});
