import type { Occupant, TableView } from '@tilehouse/table';
import { describe, expect, it } from 'vitest';
import { roomModel, withoutAccount } from './room-model.ts';

const person = (player: string, more: object = {}): Occupant => ({
  type: 'person',
  player,
  name: player,
  ...more,
});
const mei = person('Mei', { account: true });
const computer: Occupant = { type: 'computer', level: 'normal', name: 'Ah Keong' };

function room(occupants: readonly (Occupant | undefined)[], settles: unknown) {
  const seats = occupants.map((occupant) => ({ occupant, wantsDeal: false }));
  const view = { game: 'missing-suit', stage: 'waiting', seats, deals: 0, hosted: { host: 'Mei', settles } };
  return roomModel(view as unknown as TableView, 'Mei');
}

const missing = (occupants: readonly (Occupant | undefined)[], settles: unknown = 'no-account') =>
  withoutAccount(room(occupants, settles)).map(({ name }) => name);

describe('whose account is missing for RM to move', () => {
  it('is who sits there with a name alone, also while a seat is open', () => {
    expect(missing([mei, person('Ann'), person('Bo')])).toEqual(['Ann', 'Bo']);
    expect(missing([mei, person('Ann'), undefined], 'open-seat')).toEqual(['Ann']);
    expect(missing([mei, person('Ann', { account: true }), undefined], 'open-seat')).toEqual([]);
  });

  it('is nobody where no RM would move anyway', () => {
    expect(missing([mei, person('Ann'), computer], 'computer')).toEqual([]);
    expect(missing([mei, person('Ann'), person('Robot', { agent: true })], 'agent')).toEqual([]);
    expect(missing([mei, person('Ann'), person('Bo')], 'not-banked')).toEqual([]);
  });
});
