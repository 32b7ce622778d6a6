import type { Occupant, TableView } from '@tilehouse/table';
import { describe, expect, it } from 'vitest';
import { hostChange, roomModel, withoutAccount } from './room-model.ts';

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

describe('who runs a room', () => {
  const hostedBy = (host: string, occupants: readonly (Occupant | undefined)[]) => {
    const seats = occupants.map((occupant) => ({ occupant, wantsDeal: false }));
    const view = { game: 'missing-suit', stage: 'waiting', seats, deals: 0, hosted: { host } };
    return roomModel(view as unknown as TableView, 'Ann');
  };
  const full = hostedBy('Mei', [mei, person('Ann'), undefined]);

  it('is said when the host has left', () => {
    const change = hostChange(full, hostedBy('Ann', [undefined, person('Ann'), undefined]));
    expect(change).toMatchObject({ before: { name: 'Mei' }, now: { name: 'Ann', isOwn: true } });
  });

  it('isn’t said anew, at first, or of somebody who is the same under another id', () => {
    expect(hostChange(full, full)).toBeUndefined();
    expect(hostChange(undefined, full)).toBeUndefined();
    const known: Occupant = { type: 'person', player: 'account', name: 'Mei', account: true };
    expect(hostChange(full, hostedBy('account', [known, person('Ann'), undefined]))).toBeUndefined();
  });
});
