/** The scorekeeper's sums: fewest transfers, zero sums, dealer and winds by the ruleset, what is stored. */
import { defaultOptions, mahjongGames, netOf, type OptionValues, type Seat } from '@tilehouse/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestTransfers } from './fewest-transfers.ts';
import { readSession } from './read-session.ts';
import { type HandRecord, nextHandId, type Session, soFar, withHand, withoutHand } from './session.ts';
import { readShelf, writtenShelf } from './sessions.ts';

/** Totals of three or four people that sum to 0; small ones, so that parts often do too. */
const totals = fc
  .array(fc.integer({ min: -6, max: 6 }), { minLength: 2, maxLength: 3 })
  .map((some) => [...some, -some.reduce((sum, each) => sum + each, 0)]);

/** The most groups into which people can be split that sum to 0 each, found by trying every split. */
function mostGroups(open: readonly number[]): number {
  let most = 0;
  const place = (at: number, groups: readonly number[]): void => {
    if (at === open.length) {
      if (groups.every((sum) => sum === 0)) most = Math.max(most, groups.length);
      return;
    }
    const amount = open[at] as number;
    for (let group = 0; group <= groups.length; group += 1) {
      place(
        at + 1,
        group === groups.length
          ? [...groups, amount]
          : groups.map((sum, each) => (each === group ? sum + amount : sum)),
      );
    }
  };
  place(0, []);
  return most;
}

describe('fewest transfers', () => {
  it('settle everybody, in whole amounts, and no list is shorter', () => {
    fc.assert(
      fc.property(totals, (list) => {
        const transfers = fewestTransfers(list);
        const settled = netOf(transfers, list.length).map((net) => net || 0);
        expect(settled).toEqual(list.map((total) => total || 0));
        expect(transfers.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
        const open = list.filter((total) => total !== 0);
        expect(transfers).toHaveLength(open.length - mostGroups(open));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('two who owe each other alone settle alone', () => {
    expect(fewestTransfers([5, -3, 3, -5])).toEqual([
      { from: 3, to: 0, amount: 5 },
      { from: 1, to: 2, amount: 3 },
    ]);
    expect(fewestTransfers([0, 0, 0])).toEqual([]);
  });
});

const sessionOf = (game: (typeof mahjongGames)[number], hands: readonly HandRecord[]): Session => ({
  ...{ id: 's', game: game.id, names: ['A', 'B', 'C', 'D'].slice(0, game.seats), dealer: 0, began: 1 },
  options: defaultOptions(game.options) as OptionValues,
  hands,
});

describe.each(mahjongGames)('a session of $id', (game) => {
  const seats = fc.integer({ min: 0, max: game.seats - 1 }).map((seat) => seat as Seat);
  const { minimum, cap } = game.rules.tally(defaultOptions(game.options) as OptionValues);
  const hand = fc
    .record({
      winner: seats,
      from: seats,
      fan: fc.integer({ min: minimum, max: cap }),
      fei: fc.nat(game.rules.wilds.copies),
      drawn: fc.boolean(),
    })
    .map(({ winner, from, fan, fei, drawn }): Omit<HandRecord, 'id'> => {
      if (drawn) return { extras: [{ type: 'kong', seat: winner, kind: 'concealed' }] };
      if (winner === from) return { won: { winner, source: 'self-draw', fan, fei }, extras: [] };
      return { won: { winner, from, source: 'discard', fan, fei }, extras: [] };
    });

  it('sums to zero after every hand, and is read back as it was', () => {
    fc.assert(
      fc.property(fc.array(hand, { maxLength: 12 }), (hands) => {
        const session = sessionOf(
          game,
          hands.map((each, at) => ({ ...each, id: at + 1 })),
        );
        const state = soFar(session);
        for (const { net } of state.hands) expect(net.reduce((sum, each) => sum + each, 0)).toBe(0);
        expect(state.totals.reduce((sum, each) => sum + each, 0)).toBe(0);
        expect(state.totals.every(Number.isInteger)).toBe(true);
        expect(readSession(JSON.parse(JSON.stringify(session)))).toEqual(session);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('dealer and wind move on by the ruleset, and stay put right by hand', () => {
    const won: HandRecord = { id: 1, won: { winner: 1, source: 'self-draw', fan: cap, fei: 0 }, extras: [] };
    const session = sessionOf(game, [won]);
    const { rules } = game;
    const first = soFar(session).hands[0]?.position;
    if (first === undefined) throw new Error('a hand was noted');
    const next = rules.succession.next(first, { winner: 1 }, session.options);
    expect(soFar(session).position).toEqual({ ...next, deal: 2 });
    const placed = { ...session, placed: { dealer: 2, roundWind: 'south' } as const };
    expect(soFar(placed).position).toMatchObject({ dealer: 2, roundWind: 'south', deal: 2 });
    const later = withHand(placed, { id: nextHandId(placed), extras: [] });
    expect(later.placed).toBeUndefined();
    expect(soFar(later).hands[1]?.position).toMatchObject({ dealer: 2, roundWind: 'south' });
  });

  it('a hand can be noted anew or taken out', () => {
    const session = sessionOf(game, [
      { id: 1, won: { winner: 1, source: 'self-draw', fan: cap, fei: 0 }, extras: [] },
      { id: 2, extras: [] },
    ]);
    const anew = withHand(session, {
      id: 1,
      won: { winner: 2, source: 'self-draw', fan: cap, fei: 0 },
      extras: [],
    });
    expect(anew.hands.map(({ id }) => id)).toEqual([1, 2]);
    expect(soFar(anew).totals[2]).toBeGreaterThan(0);
    expect(soFar(withoutHand(session, 1)).totals.every((total) => total === 0)).toBe(true);
  });
});

describe('what is stored', () => {
  it('half a session is none', () => {
    const whole = sessionOf(mahjongGames[0] as (typeof mahjongGames)[number], [{ id: 1, extras: [] }]);
    expect(readSession(whole)).toEqual(whole);
    for (const broken of [
      null,
      [],
      { ...whole, game: 'chess' },
      { ...whole, names: ['A'] },
      { ...whole, dealer: 7 },
      { ...whole, hands: [{ id: 1 }] },
      { ...whole, hands: [{ id: 1, extras: [], won: { winner: 0, source: 'discard', fan: 3, fei: 0 } }] },
      { ...whole, hands: [{ id: 1, extras: [{ type: 'payment', from: 0, to: 1, amount: 1.5 }] }] },
      // nor one whose sums or addresses can't be
      { ...whole, id: 'a/b' },
      { ...whole, id: '' },
      { ...whole, hands: [...whole.hands, ...whole.hands] },
      { ...whole, hands: [{ id: 1, extras: [{ type: 'payment', from: 0, to: 1, amount: 2 ** 53 - 1 }] }] },
      { ...whole, hands: [{ id: 1, extras: [{ type: 'payment', from: 0, to: 0, amount: 1 }] }] },
      { ...whole, hands: [{ id: 1, extras: [{ type: 'kong', seat: 0, kind: 'claimed' }] }] },
      { ...whole, hands: [{ id: 1, extras: [], won: { winner: 0, source: 'self-draw', fan: 3, fei: 99 } }] },
    ]) {
      expect(readSession(broken)).toBeUndefined();
    }
  });

  it('names are put right, and a time that is none is the beginning of time', () => {
    const whole = sessionOf(mahjongGames[0] as (typeof mahjongGames)[number], []);
    const odd = readSession({ ...whole, began: 9e15, names: ['\u202eA', 'x'.repeat(5000), 'رامي'] });
    expect(odd?.names).toEqual(['A', 'x'.repeat(16), '\u2068رامي\u2069']);
    expect(odd?.began).toBe(0);
  });

  it('what can’t be read stays as it is when something is noted', () => {
    const whole = sessionOf(mahjongGames[0] as (typeof mahjongGames)[number], []);
    const later = { ...whole, id: 'later', options: { rule: 'of a later version' } };
    const shelf = readShelf([whole, later, whole, null]);
    expect(shelf.sessions).toEqual([whole]);
    expect(writtenShelf({ ...shelf, sessions: [] })).toEqual([later, null]);
    expect(readShelf(undefined).sessions).toEqual([]);
  });
});
