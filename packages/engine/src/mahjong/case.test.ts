import { describe, expect, it } from 'vitest';
import { findMahjongGame } from '../games.ts';
import { readCase, readHandCase } from './case.ts';

const findRules = (id: string) => findMahjongGame(id)?.rules;

const good = {
  ruleset: 'missing-suit',
  concealed: '123456p78p55z',
  melds: [{ type: 'pung', tiles: '2z2z2z' }],
  bonus: '3f',
  winningTile: '9p',
  source: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  flags: [],
};
const errorOf = (change: Readonly<Record<string, unknown>>): string => {
  const read = readCase({ ...good, ...change }, findRules);
  return read.ok ? 'fine' : `${read.error.code} at ${read.error.at}`;
};

describe('score cases', () => {
  it('score: a good case is read, options written out', () => {
    const read = readCase(good, findRules);
    expect(read.ok && read.value.options).toEqual({ minimumFan: 3 });
    expect(
      errorOf({ melds: undefined, concealed: '12345678p22255z', bonus: undefined, flags: undefined }),
    ).toBe('fine');
  });

  it.each([
    ['unknown-ruleset at ruleset', { ruleset: 'riichi' }],
    ['unknown-ruleset at ruleset', { ruleset: 7 }],
    ['unknown-option at options.limit', { options: { limit: 8 } }],
    ['bad-option-value at options.minimumFan', { options: { minimumFan: 11 } }],
    ['bad-option-value at options.minimumFan', { options: { minimumFan: '3' } }],
    ['not-an-object at options', { options: [] }],
    ['not-text at concealed', { concealed: 12 }],
    ['unknown-letter at concealed', { concealed: '123q' }],
    ['digit-out-of-range at concealed', { concealed: '8z' }],
    ['digit-out-of-range at concealed', { concealed: '0p' }],
    ['letter-missing at concealed', { concealed: '123' }],
    ['digit-missing at concealed', { concealed: 'p' }],
    ['tile-not-in-set at concealed', { concealed: '123456m78p55z' }],
    ['not-a-hand-tile at concealed', { concealed: '123456p78p5z1f' }],
    [
      'too-many-copies at concealed',
      { concealed: '1111p56p78p55z', melds: [{ type: 'pung', tiles: '111p' }] },
    ],
    ['too-many-copies at bonus', { bonus: '3f3f' }],
    ['too-many-copies at concealed', { concealed: '123456p7p55z1x', bonus: '1x1x1x1x' }],
    ['wrong-number-of-tiles at concealed', { concealed: '123456p78p5z' }],
    ['wrong-number-of-tiles at concealed', { melds: [] }],
    ['not-one-tile at winningTile', { winningTile: '' }],
    ['not-one-tile at winningTile', { winningTile: undefined }],
    ['not-one-tile at winningTile', { winningTile: '99p' }],
    ['not-a-hand-tile at winningTile', { winningTile: '1f' }],
    ['fei-cannot-be-thrown at winningTile', { winningTile: '1x' }],
    ['fei-cannot-be-thrown at winningTile', { winningTile: '1x', source: 'robbed-kong' }],
    ['not-a-bonus-tile at bonus', { bonus: '5p' }],
    ['unknown-source at source', { source: 'theft' }],
    ['unknown-source at source', { source: undefined }],
    ['unknown-seat at seatWind', { seatWind: 'north' }],
    ['unknown-wind at seatWind', { seatWind: 'up' }],
    ['unknown-wind at roundWind', { roundWind: 'down' }],
    ['not-a-list at melds', { melds: '222z' }],
    ['not-an-object at melds[0]', { melds: [null] }],
    ['unknown-meld-type at melds[0].type', { melds: [{ type: 'triplet', tiles: '222z' }] }],
    ['not-a-pung at melds[0].tiles', { melds: [{ type: 'pung', tiles: '223z' }] }],
    ['not-a-pung at melds[0].tiles', { melds: [{ type: 'pung', tiles: '22z' }] }],
    ['not-a-chow at melds[0].tiles', { melds: [{ type: 'chow', tiles: '124p' }] }],
    ['not-a-chow at melds[0].tiles', { melds: [{ type: 'chow', tiles: '123z' }] }],
    ['not-a-chow at melds[0].tiles', { melds: [{ type: 'chow', tiles: '8p9p1x' }] }],
    ['digit-out-of-range at melds[0].tiles', { melds: [{ type: 'chow', tiles: '8p9p10p' }] }],
    ['not-a-kong at melds[0].tiles', { melds: [{ type: 'kong', tiles: '222z' }] }],
    ['fei-in-kong at melds[0].tiles', { melds: [{ type: 'kong', tiles: '222z1x' }] }],
    ['too-many-fei-in-meld at melds[0].tiles', { melds: [{ type: 'pung', tiles: '2z1x1x' }] }],
    ['fei-stands-for-another-tile at melds[0].as', { melds: [{ type: 'pung', tiles: '2z2z1x', as: '3z' }] }],
    ['fei-stands-for-another-tile at melds[0].as', { melds: [{ type: 'chow', tiles: '1x5p6p', as: '7p' }] }],
    ['not-a-list at flags', { flags: 'last-tile' }],
    ['unknown-flag at flags[0]', { flags: ['moon'] }],
    ['needs-self-draw at flags', { flags: ['kong-replacement'] }],
    ['needs-self-draw at flags', { flags: ['flower-replacement'] }],
    ['needs-self-draw at flags', { flags: ['kong-on-kong'] }],
    ['needs-a-kong at flags', { flags: ['kong-replacement'], source: 'self-draw' }],
    [
      'needs-two-kongs at flags',
      { flags: ['kong-on-kong'], source: 'self-draw', melds: [{ type: 'kong', tiles: '2222z' }] },
    ],
    ['not-on-a-robbed-kong at flags', { flags: ['last-tile'], source: 'robbed-kong' }],
    ['not-on-a-robbed-kong at flags', { flags: ['first-deal'], source: 'robbed-kong' }],
    ['first-deal-is-over at flags', { flags: ['first-deal'] }],
    [
      'first-deal-is-over at flags',
      { flags: ['first-deal'], melds: [], concealed: '12345678p22255z', bonus: '1x' },
    ],
    [
      'dealer-wins-by-drawing at flags',
      { flags: ['first-deal'], melds: [], concealed: '12345678p22255z', seatWind: 'east' },
    ],
    [
      'too-many-copies at winningTile',
      { source: 'robbed-kong', winningTile: '7p', concealed: '12345689p7p55z' },
    ],
    ['too-many-copies at bonus', { bonus: '22f' }],
    ['too-many-copies at melds[1].tiles', { melds: [good.melds[0], good.melds[0]] }],
    ['not-text at melds[1].tiles', { melds: [good.melds[0], { type: 'pung', tiles: 777 }] }],
    [
      'not-true-or-false at melds[0].concealed',
      { melds: [{ type: 'kong', tiles: '2222z', concealed: 'yes' }] },
    ],
  ] as const)('score §errors by name: %s', (error, change) => {
    expect(errorOf(change)).toBe(error);
  });

  it('score §errors by name: what was written is repeated no longer than one can read', () => {
    const read = readCase({ ...good, source: 'x'.repeat(5000) }, findRules);
    expect(read.ok ? '' : read.error.part).toHaveLength(82);
  });

  it('score: null is as good as left out', () => {
    const melds = [{ type: 'pung', tiles: '222z', as: null }];
    expect(errorOf({ melds, options: null, flags: null })).toBe('fine');
  });

  it('score §errors by name: a case that is no object', () => {
    for (const input of [null, 7, 'case', [good]]) {
      const read = readCase(input, findRules);
      expect(read.ok ? 'fine' : read.error.code).toBe('not-an-object');
    }
  });

  it('score: a Fei in a meld stands for the tile at its place', () => {
    const read = readCase({ ...good, melds: [{ type: 'chow', tiles: '1x8p9p', as: '7p' }] }, findRules);
    expect(read.ok && read.value.win.melds[0]).toMatchObject({ type: 'chow', face: '7p' });
  });
});

describe('analyse cases', () => {
  const hand = { ruleset: 'hong-kong-old-style', concealed: '123m456p789s1122z' };
  const errorIn = (change: Readonly<Record<string, unknown>>): string => {
    const read = readHandCase({ ...hand, ...change }, findRules);
    return read.ok ? 'fine' : `${read.error.code} at ${read.error.at}`;
  };

  it('analyse: 13 or 14 tiles, melds counted as three', () => {
    expect(errorIn({})).toBe('fine');
    expect(errorIn({ concealed: '123m456p789s11223z' })).toBe('fine');
    expect(errorIn({ concealed: '123m456p7s', melds: [{ type: 'kong', tiles: '5555z' }] })).toContain(
      'wrong-number',
    );
    expect(errorIn({ concealed: '123m456p789s1z', melds: [{ type: 'kong', tiles: '5555z' }] })).toBe('fine');
    expect(errorIn({ concealed: '123m' })).toBe('wrong-number-of-tiles at concealed');
  });

  it('analyse §errors by name: too many copies, tiles of another set, unseen tiles that are seen', () => {
    expect(errorIn({ concealed: '11111m456p789s22z' })).toBe('too-many-copies at concealed');
    expect(errorIn({ concealed: '123m456p789s112z1x' })).toBe('tile-not-in-set at concealed');
    expect(errorIn({ unseen: '1111m' })).toBe('too-many-copies at unseen');
  });
});
