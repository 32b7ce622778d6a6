import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../../options.ts';
import { paymentsOfLine } from '../../../testing/judged.ts';
import { type Layout, Scenario, tilesIn } from '../../../testing/scenario.ts';
import type { Meld } from '../../hand/meld.ts';
import type { Loser } from '../../kit/losers.ts';
import { mahjong } from '../../mahjong.ts';
import { malaysian } from './index.ts';
import type { MalaysianOptions } from './options.ts';
import { settleLosers } from './settle.ts';

const game = mahjong(malaysian);
const table = (layout: Layout): Scenario => new Scenario(game, layout);
const pays = (hand: string, options = 'minimumFan 0'): string =>
  paymentsOfLine('malaysian', `${hand}, seat south, round east, ${options}`);

describe('malaysian §Payment', () => {
  const hand = (aside: string, how: string): string =>
    `12345678p66z, melds 888p, aside ${aside}, wins 9p by ${how}`;
  const asides = ['3f', '1a', '12a', '123a', '12a12j', '1234a', '1234a1j', '1234a12j', '1234a123j'];

  it.each(asides.map((aside, at) => [at + 1, aside] as const))(
    'malaysian §Payment.1: %i fan self-drawn, twice U a fan from each',
    (fan, aside) => {
      expect(pays(hand(aside, 'self-draw'))).toBe(`opponent ${2 * fan}`);
      expect(pays(hand(aside, 'self-draw'), 'minimumFan 0, pointsPerFan 7')).toBe(`opponent ${14 * fan}`);
    },
  );

  it.each(asides.map((aside, at) => [at + 1, aside] as const))(
    'malaysian §Payment.2: %i fan on a discard, twice U from the discarder, once from the other',
    (fan, aside) => {
      expect(pays(hand(aside, 'discard'))).toBe(`discarder ${2 * fan}, other ${fan}`);
    },
  );

  it('malaysian §Payment.3: a robbed kong is paid by its declarer, and not paid for', () => {
    expect(pays(hand('3f', 'robbed-kong'))).toBe('declarer 4, other 2');
    const rob = table({
      hands: ['5p123789p46p333z66z', '55p7z1z2z4z', ''],
      draws: '1z2z5p',
      options: { minimumFan: 0 },
    });
    rob.play([0, 'discard 5p'], [1, 'pung 555p'], [1, 'discard 7z']).passAll().drift(2);
    rob.play([1, 'kong added 5p'], [0, 'win']);
    expect(rob.state.scores).toEqual([60, -40, -20]);
    expect(rob.deal.hands[1].melds).toMatchObject([{ type: 'pung', tiles: ['5p', '5p', '5p'] }]);
  });

  it('malaysian §Payment.4: B more from each payer for every Fei, in hand, in a set or aside', () => {
    const fei = '12456p78p66z1x, melds 88p1x, aside 1x, wins 9p by';
    expect(pays(`${fei} discard`)).toBe('discarder 7, other 5');
    expect(pays(`${fei} self-draw`)).toBe('opponent 7');
    expect(pays(`${fei} discard`, 'minimumFan 0, bonusUnit 10')).toBe('discarder 34, other 32');
    expect(pays(`${fei} discard`, 'minimumFan 0, bonusUnit 0')).toBe('discarder 4, other 2');
  });

  it('malaysian §Payment.5: kongs pay at once, by B, and go back when the hand is cancelled', () => {
    const concealed = table({ hands: ['5555z'], back: '1p' }).play([0, 'kong concealed 5z']);
    expect(concealed.state.scores).toEqual([4, -2, -2]);
    const claimed = table({ hands: ['5z', '555z', ''], back: '1p', options: { bonusUnit: 3 } });
    claimed.play([0, 'discard 5z'], [1, 'kong claimed 5z']);
    expect(claimed.state.scores).toEqual([-6, 6, 0]);
    const added = table({
      hands: ['5z', '55z7z', ''],
      draws: '1p2p5z',
      back: '3p',
      options: { minimumFan: 10 },
    });
    added.play([0, 'discard 5z'], [1, 'pung 555z'], [1, 'discard 7z']).passAll().drift(2);
    added.play([1, 'kong added 5z']);
    expect(added.state.scores).toEqual([-1, 2, -1]);
    expect(game.cancel(added.state).state.scores).toEqual([0, 0, 0]);
    const free = table({ hands: ['5555z'], back: '1p', options: { bonusUnit: 0 } }).play([
      0,
      'kong concealed 5z',
    ]);
    expect(free.state.scores).toEqual([0, 0, 0]);
  });
});

describe('malaysian §Payment: losers', () => {
  const options = { ...(defaultOptions(malaysian.options) as MalaysianOptions), losersSettle: true };
  const loser = (seat: 0 | 1 | 2, tiles: string, more: Partial<Loser> = {}): Loser => ({
    ...{ seat, tiles: tilesIn(tiles), melds: [], bonus: [], roundWind: 'east' },
    seatWind: (['east', 'south', 'west'] as const)[seat],
    ...more,
  });
  const score = (fan: number) => ({ fan, counted: fan, limit: false, items: [], arrangement: [] });
  const settled = (a: Loser, b: Loser, chosen: Partial<MalaysianOptions> = {}) =>
    settleLosers({ score: score(6), losers: [a, b] }, { ...options, ...chosen });
  const counted = (one: Loser): string => {
    const found = settled(one, loser(2, '1z', { bonus: tilesIn('1234a1234j1x') }), { minimumFan: 0 });
    const count = found?.counts[0];
    return `${count?.fan} fan ${count?.fei} Fei`;
  };
  const meld = (tiles: string): Meld => {
    const list = tilesIn(tiles);
    const [face = '1z'] = list;
    return { type: 'pung', face, tiles: list };
  };

  it('malaysian §Payment.6: counts bonus items, Fei aside, quartets and worthy pungs, declared or real in hand', () => {
    expect(counted(loser(1, '1z'))).toBe('0 fan 0 Fei');
    expect(counted(loser(1, '1z', { bonus: tilesIn('1a1j24f13y1x') }))).toBe('5 fan 1 Fei');
    expect(counted(loser(1, '1z', { bonus: tilesIn('1234a') }))).toBe('5 fan 0 Fei');
    expect(counted(loser(1, '111222444555z'))).toBe('4 fan 0 Fei');
    expect(counted(loser(0, '111z'))).toBe('2 fan 0 Fei');
    expect(counted(loser(1, '333z888p'))).toBe('0 fan 0 Fei');
    expect(counted(loser(1, '55z1x'))).toBe('0 fan 1 Fei');
    expect(counted(loser(1, '5555z'))).toBe('1 fan 0 Fei');
    expect(counted(loser(1, '1z', { melds: [meld('5z1x1x')] }))).toBe('1 fan 2 Fei');
    expect(counted(loser(1, '555666z', { bonus: tilesIn('1234a1234j') }))).toBe('10 fan 0 Fei');
  });

  it('malaysian §Payment.6: not unless chosen, and not after a 爆番', () => {
    const [a, b] = [loser(1, '555z', { bonus: tilesIn('1234a') }), loser(2, '1z')];
    expect(settled(a, b)?.transfers).toEqual([{ from: 2, to: 1, amount: 6 }]);
    expect(settled(a, b, { losersSettle: false })).toBeUndefined();
    expect(settleLosers({ score: score(10), losers: [a, b] }, options)).toBeUndefined();
  });

  it('malaysian §Payment.7: only from the minimum up, as one sum that may go the other way', () => {
    const five = { bonus: tilesIn('1234a') };
    expect(settled(loser(1, '1z', { bonus: tilesIn('123a2f') }), loser(2, '1z'))).toBeUndefined();
    expect(settled(loser(1, '1z', five), loser(2, '1x'))?.transfers).toEqual([{ from: 2, to: 1, amount: 4 }]);
    const chosen = { pointsPerFan: 2, bonusUnit: 20 };
    const other = settled(loser(1, '1z', five), loser(2, '1x'), chosen);
    expect(other).toEqual({
      counts: [
        { seat: 1, fan: 5, fei: 0 },
        { seat: 2, fan: 0, fei: 1 },
      ],
      terms: [
        { type: 'per-fan', fan: -5, each: 2 },
        { type: 'per-fei', fei: 1, each: 20 },
      ],
      transfers: [{ from: 1, to: 2, amount: 10 }],
    });
    expect(settled(loser(1, '1z', five), loser(2, '1z', five))).toBeUndefined();
  });

  it('malaysian §Payment.7: at the table, after the winner is paid, and all sums to zero', () => {
    const won = table({
      hands: ['9p1z1234a', '12345678p66z33z1f', '3f1j2j'],
      draws: '4z5z7z',
      back: '1z2z4z7z3z2z5z7z',
      options: { losersSettle: true, minimumFan: 1 },
    });
    won.play([0, 'discard 1z']).passAll().drift(2).play([0, 'discard 9p'], [1, 'win']).passAll();
    expect(won.facts().slice(-2)).toEqual(['won 1 discard 9p', 'losers-settled 2>0 3']);
    expect(won.state.scores).toEqual([1, 3, -4]);
    expect(won.deal.phase).toMatchObject({ ending: { losers: { counts: [{ fan: 3 }, { fan: 6 }] } } });
    expect(game.result(won.state)?.net).toEqual([1, 3, -4]);
  });
});
