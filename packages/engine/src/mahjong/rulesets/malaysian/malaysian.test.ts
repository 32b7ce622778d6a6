import { describe, expect, it } from 'vitest';
import { itemsOf, paymentsOfLine, refusalOf } from '../../../testing/judged.ts';
import { type Layout, Scenario } from '../../../testing/scenario.ts';
import { testSeed } from '../../../testing/test-seed.ts';
import { countTile, letterOf } from '../../../tiles/tile.ts';
import { mahjong } from '../../mahjong.ts';
import { malaysian } from './index.ts';

const game = mahjong(malaysian);
const table = (layout: Layout): Scenario => new Scenario(game, layout);
const items = (hand: string, seat = 'south'): string =>
  itemsOf('malaysian', `${hand}, seat ${seat}, round east, minimumFan 0`);
const pays = (hand: string): string =>
  paymentsOfLine('malaysian', `${hand}, seat south, round east, minimumFan 0`);

describe('malaysian §Tiles', () => {
  it('malaysian §Tiles.1: 84 tiles, counted by kind', () => {
    const count = (letter: string): number =>
      malaysian.tiles.filter((tile) => letterOf(tile) === letter).length;
    expect(malaysian.tiles).toHaveLength(84);
    expect(['p', 'z', 'x', 'j', 'f', 'y', 'a', 'm', 's'].map(count)).toEqual([36, 28, 4, 4, 4, 4, 4, 0, 0]);
    expect(countTile(malaysian.tiles, '1x')).toBe(4);
  });

  it('malaysian §Tiles.2: North is a tile like any other and nobody sits North', () => {
    const hand = '12345678p66z, melds 444z, wins 9p by discard, seat north, round east';
    expect(refusalOf('malaysian', hand)).toBe('unknown-seat');
    expect(
      table({ hands: ['4z', '44z', ''] })
        .play([0, 'discard 4z'])
        .offers(1),
    ).toContain('pung 444z');
  });

  it('malaysian §Tiles.3: tiles left counts the whole wall, replacements come off the back', () => {
    const live = (play: Scenario): number => play.game.view(play.state, 'outsider').common.live;
    expect(live(table({}))).toBe(44);
    const replaced = table({ hands: ['1f2f'], back: '1p2p' });
    expect(live(replaced)).toBe(42);
    expect(replaced.facts()).toContain('drawn 0 bonus 1p');
  });

  it('malaysian §Tiles.4: flowers, seasons, animals and faces are set aside; Fei stays in the hand', () => {
    const dealt = table({ hands: ['1f1y1a1j1x'], back: '1p2p3p4p' });
    expect(dealt.deal.hands[0].bonus).toEqual(['1f', '1y', '1a', '1j']);
    expect(dealt.copies(0, '1x')).toBe(1);
  });
});

describe('malaysian §Dealer', () => {
  const next = (dealer: 0 | 1 | 2, winner: 0 | 1 | 2 | undefined) => {
    const before = { deal: 1, dealer, roundWind: 'east', changes: 7, roundStarter: 0 } as const;
    return malaysian.succession.next(before, { winner }, defaults);
  };
  const defaults = { ...game.start({}).state.options } as never;

  it('malaysian §Dealer.1: whoever wins is East next, and a drawn hand keeps East', () => {
    for (const winner of [0, 1, 2] as const) expect(next(1, winner).dealer).toBe(winner);
    expect(next(1, undefined).dealer).toBe(1);
    const opened = table({}).state;
    const fresh = { ...opened, deal: undefined };
    const dealers = [...Array(90).keys()].map(
      (at) => game.deal(fresh, testSeed(at)).state.deal?.position.dealer,
    );
    for (const seat of [0, 1, 2]) expect(dealers.filter((each) => each === seat).length).toBeGreaterThan(10);
  });

  it('malaysian §Dealer.2: dealer East, next South, then West; numbers move with the deal', () => {
    const { common } = game.view(table({ position: { dealer: 2 } }).state, 'outsider');
    expect(common.seats.map(({ wind, number }) => `${wind} ${number}`)).toEqual([
      'south 2',
      'west 3',
      'east 1',
    ]);
  });

  it('malaysian §Dealer.3: the prevailing wind is East for good', () => {
    let position: Parameters<typeof malaysian.succession.next>[0] = { ...next(0, 1) };
    for (const winner of [2, 0, 1, 2, 0, 1] as const) {
      position = malaysian.succession.next(position, { winner }, defaults);
      expect(position.roundWind).toBe('east');
    }
    expect(malaysian.succession.isLast({ ...position, deal: 999 }, { winner: 0 }, defaults)).toBe(false);
  });
});

describe('malaysian §Winning', () => {
  it('malaysian §Winning.1: four sets and a pair; seven distinct pairs only by option, at the table too', () => {
    const pairs = '113355779p1122z, aside 3f, wins 9p by discard, seat south, round east, minimumFan 0';
    expect(itemsOf('malaysian', pairs)).toBe('incomplete');
    expect(itemsOf('malaysian', `${pairs}, sevenPairs true`)).toBe('mixed-one-suit 1, seven-pairs 1');
    const claim = (sevenPairs: boolean): Scenario =>
      table({ hands: ['9p', '113355779p1122z'], options: { sevenPairs } }).play([0, 'discard 9p']);
    expect(claim(true).offers(1)).toContain('win');
    expect(claim(false).offers(1)).not.toContain('win');
  });

  it('malaysian §Winning.2: five fan unless chosen, everything counted; a maximum always passes', () => {
    const hand = '12345678p66z, melds 222z, wins 9p by discard, seat south, round east';
    const worth = (aside: string, minimum = ''): string =>
      itemsOf('malaysian', `${hand.replace('wins', `aside ${aside}, wins`)}${minimum}`);
    expect(worth('12a')).toBe('below-minimum: seat-wind-pung 1, animal 1, animal 1, mixed-one-suit 1');
    expect(worth('123a')).toBe('seat-wind-pung 1, animal 1, animal 1, animal 1, mixed-one-suit 1');
    expect(worth('12a', ', minimumFan 4')).not.toContain('below');
    expect(itemsOf('malaysian', `${hand}, minimumFan 10`)).toBe('no-flowers 10');
    expect(refusalOf('malaysian', `${hand}, minimumFan 11`)).toBe('bad-option-value');
    const below = table({ hands: ['9p', '12345678p2226z3f', ''], draws: '1z3z4z', back: '6z' });
    below.play([0, 'discard 1z']).passAll().drift(2).play([0, 'discard 9p']);
    expect(below.offers(1)).not.toContain('win');
    expect(game.view(below.state, 1).mine?.refusals).toContainEqual({
      code: 'below-minimum',
      fan: 2,
      needs: 5,
    });
  });

  it('malaysian §Winning.3: an added kong can be robbed, the others can’t', () => {
    expect(malaysian.robbing('added', {} as never)).toBe('anyone');
    expect(malaysian.robbing('concealed', {} as never)).toBe('nobody');
    const rob = robbed();
    expect(rob.offers(0)).toEqual(['win', 'pass']);
  });
});

/** Seat 1 adds the fourth 5p to its pung; the dealer waits for it with a hand without a bonus tile. */
function robbed(): Scenario {
  const play = table({
    hands: ['5p123789p46p333z66z', '55p7z1z2z4z', ''],
    draws: '1z2z5p',
    options: { minimumFan: 0 },
  });
  return play
    .play([0, 'discard 5p'], [1, 'pung 555p'], [1, 'discard 7z'])
    .passAll()
    .drift(2)
    .play([1, 'kong added 5p']);
}

describe('malaysian §Fan', () => {
  const worth = (melds: string, seat = 'south'): string =>
    items(`12345678p66z, melds ${melds}, aside ${seat === 'west' ? 2 : 3}f, wins 9p by discard`, seat);
  const aside = (tiles: string, seat = 'south'): string =>
    items(`12345678p66z, melds 888p, aside ${tiles}, wins 9p by discard`, seat);

  it('malaysian §Fan.1: each dragon pung or kong 1', () => {
    expect(worth('555z')).toBe('dragon-pung 1, mixed-one-suit 1');
    expect(worth('7777z')).toBe('dragon-pung 1, mixed-one-suit 1');
    expect(worth('888p')).toBe('mixed-one-suit 1');
  });

  it('malaysian §Fan.2: own seat wind 1', () => {
    expect(worth('222z')).toBe('seat-wind-pung 1, mixed-one-suit 1');
    expect(worth('333z', 'west')).toBe('seat-wind-pung 1, mixed-one-suit 1');
    expect(worth('222z', 'west')).toBe('mixed-one-suit 1');
  });

  it('malaysian §Fan.3: East 1 for anyone, 2 for the dealer', () => {
    expect(worth('111z')).toBe('east-pung 1, mixed-one-suit 1');
    expect(worth('111z', 'east')).toBe('seat-wind-pung 1, east-pung 1, mixed-one-suit 1');
  });

  it('malaysian §Fan.4: North 1 for anyone', () => {
    for (const seat of ['east', 'south', 'west'])
      expect(worth('444z', seat)).toBe('north-pung 1, mixed-one-suit 1');
  });

  it('malaysian §Fan.5: faces and animals 1 each', () => {
    expect(aside('13j')).toBe('face 1, face 1, mixed-one-suit 1');
    expect(aside('24a')).toBe('animal 1, animal 1, mixed-one-suit 1');
  });

  it.each([
    ['east', '1'],
    ['south', '2'],
    ['west', '3'],
  ])('malaysian §Fan.6: flower and season of one’s own number, number 4 for anyone (%s)', (seat, own) => {
    for (const number of ['1', '2', '3', '4']) {
      const scores = number === own || number === '4';
      expect(aside(`${number}f`, seat)).toBe(scores ? 'seat-flower 1, mixed-one-suit 1' : 'mixed-one-suit 1');
      expect(aside(`${number}y`, seat)).toBe(scores ? 'seat-season 1, mixed-one-suit 1' : 'mixed-one-suit 1');
    }
  });

  it('malaysian §Fan.7: Fei set aside 1 each', () => {
    expect(aside('1x1x')).toBe('fei-set-aside 2, mixed-one-suit 1');
  });

  it('malaysian §Fan.8: a replacement 1, once however long the chain', () => {
    const hand = '12345678p66z, melds 3333z, aside 3f, wins 9p by self-draw';
    expect(items(`${hand}, kong-replacement, flower-replacement`)).toBe('replacement 1, mixed-one-suit 1');
    expect(items(hand)).toBe('mixed-one-suit 1');
  });

  it('malaysian §Fan.9: robbing an added kong 1', () => {
    expect(items('12345678p66z, melds 333z, aside 3f, wins 9p by robbed-kong')).toBe(
      'robbing-the-kong 1, mixed-one-suit 1',
    );
  });

  it('malaysian §Fan.10: a complete quartet on top of its tiles', () => {
    expect(aside('1234j')).toBe('face 1, face 1, face 1, face 1, four-faces 1, mixed-one-suit 1');
    expect(aside('1234a')).toContain('four-animals 1');
    expect(aside('1234f')).toBe('seat-flower 1, seat-flower 1, four-flowers 1, mixed-one-suit 1');
    expect(aside('124f')).not.toContain('four');
    const four = '12345678p66z, melds 888p, aside 1234y1234a, wins 9p by discard, seat east, round east';
    const found = itemsOf('malaysian', `${four}, minimumFan 0, flowerQuartet 4`);
    expect(found).toContain('four-seasons 2');
    expect(found).toContain('four-animals 1');
  });

  it('malaysian §Fan.11: dots and honours by option', () => {
    const hand =
      '12345678p66z, melds 888p, aside 3f, wins 9p by discard, seat south, round east, minimumFan 0';
    expect(itemsOf('malaysian', hand)).toBe('mixed-one-suit 1');
    expect(itemsOf('malaysian', `${hand}, mixedFan 2`)).toBe('mixed-one-suit 2');
  });

  it('malaysian §Fan.12: all sequences need a pair of dots', () => {
    const hand = (rest: string): string =>
      items(`12345678p${rest}, melds 345p, aside 3f, wins 9p by discard`);
    expect(hand('55p')).toBe('pure-one-suit 3, all-sequences 1');
    expect(hand('66z')).toBe('mixed-one-suit 1');
  });

  it('malaysian §Fan.13: all pungs 2', () => {
    expect(items('111p99p66z, melds 888p 333z, aside 3f, wins 9p by discard')).toBe(
      'all-pungs 2, mixed-one-suit 1',
    );
  });

  it('malaysian §Fan.14: all dots 3, instead of mixed', () => {
    expect(items('11178p66p, melds 888p 333p, aside 3f, wins 9p by discard')).toBe('pure-one-suit 3');
  });

  it('malaysian §Fan.15: small three dragons 3, instead of the pungs', () => {
    expect(items('12378p77z, melds 555z 666z, aside 3f, wins 9p by discard')).toBe(
      'small-three-dragons 3, mixed-one-suit 1',
    );
    expect(items('12378p22z, melds 555z 666z, aside 3f, wins 9p by discard')).toBe(
      'dragon-pung 1, dragon-pung 1, mixed-one-suit 1',
    );
  });

  it('malaysian §Fan.16: self-draw and seven pairs by option', () => {
    const hand =
      '12345678p66z, melds 888p, aside 3f, wins 9p by self-draw, seat south, round east, minimumFan 0';
    expect(itemsOf('malaysian', `${hand}, selfDrawFan 1`)).toBe('mixed-one-suit 1, self-drawn 1');
    const pairs = '1122445577889p, aside 2f, wins 9p by discard, seat south, round east, minimumFan 0';
    expect(itemsOf('malaysian', `${pairs}, sevenPairs true`)).toBe(
      'pure-one-suit 3, seat-flower 1, seven-pairs 1',
    );
  });

  it('malaysian §Fan.17: a chow, concealment, self-draw, another’s South or West give nothing', () => {
    expect(items('12345678p33366z, aside 3f, wins 9p by self-draw')).toBe('mixed-one-suit 1');
    expect(items('12345678p66z, melds 222z, aside 3f, wins 9p by discard', 'east')).toBe('mixed-one-suit 1');
  });

  it('malaysian §Fan.18: nothing set aside is a maximum, Fei in the hand are fine', () => {
    expect(items('12345678p66z, melds 333z, wins 9p by discard')).toBe('no-flowers 10');
    expect(items('1245678p66z1x, melds 333z, wins 9p by discard')).toBe('no-flowers 10');
    expect(items('12345678p66z, melds 333z, aside 1x, wins 9p by discard')).not.toContain('no-flowers');
  });

  it('malaysian §Fan.19: dragons, winds and honours', () => {
    const line = (hand: string): string => items(`${hand}, aside 3f, wins 9p by discard`);
    expect(line('78p22z, melds 555z 666z 777z')).toBe('big-three-dragons 10');
    expect(line('78p44z, melds 111z 222z 333z')).toBe('small-four-winds 10');
    expect(line('78p55z, melds 111z 222z 333z')).toBe('seat-wind-pung 1, east-pung 1, mixed-one-suit 1');
    expect(items('99p44z, melds 111z 222z 333z, aside 3f, wins 4z by discard')).toBe('big-four-winds 10');
    expect(items('11z55z, melds 222z 333z 666z, aside 3f, wins 1z by discard')).toBe('all-honours 10');
  });

  it('malaysian §Fan.20: nine gates concealed and self-drawn, whatever it waited for', () => {
    const line = (hand: string): string => items(`${hand}, aside 3f`);
    expect(line('1112345567899p, wins 9p by self-draw')).toBe('nine-gates 10');
    expect(line('111234567899p1x, wins 4p by self-draw')).toBe('nine-gates 10');
    expect(line('1112345678999p, wins 5p by discard')).toBe('pure-one-suit 3');
    expect(line('2345678999p, melds 111p, wins 5p by self-draw')).toBe('pure-one-suit 3');
    expect(line('1112223456789p, wins 9p by self-draw')).toBe('pure-one-suit 3');
  });

  it('malaysian §Fan.21: four kongs; four concealed pungs self-drawn', () => {
    expect(items('1z, melds 2222p 5555p 7777p (9999p), aside 3f, wins 1z by discard')).toBe('four-kongs 10');
    const concealed = '111333555p99p66z, aside 3f, wins 9p by';
    expect(items(`${concealed} self-draw`)).toBe('four-concealed-pungs 10');
    expect(items(`${concealed} discard`)).toBe('all-pungs 2, mixed-one-suit 1');
  });

  it('malaysian §Fan.22: all sixteen bonus tiles, the hand complete', () => {
    expect(aside('1234f1234y1234a1234j')).toBe('sixteen-bonus-tiles 10');
    expect(aside('1234f1234y1234a123j')).not.toContain('sixteen');
    expect(items('1479p123457z, melds 888p, aside 1234f1234y1234a1234j, wins 9p by self-draw')).toBe(
      'incomplete',
    );
  });

  it('malaysian §Fan.23: after two kongs in a row', () => {
    const hand = '45678p66z, melds 3333z (2222p), aside 3f, wins 3p by self-draw, kong-replacement';
    expect(items(`${hand}, kong-on-kong`)).toBe('kong-on-kong 10');
    expect(items(hand)).toBe('replacement 1, mixed-one-suit 1');
  });

  it('malaysian §Fan.24: the last tile, a maximum or one fan', () => {
    const hand = '12345678p66z, melds 333z, aside 3f, wins 9p by self-draw, last-tile, flower-replacement';
    expect(items(hand)).toBe('last-tile 10');
    expect(itemsOf('malaysian', `${hand}, seat south, round east, minimumFan 0, lastTile 1`)).toBe(
      'replacement 1, mixed-one-suit 1, last-tile 1',
    );
  });

  it('malaysian §Fan.25: on the deal, the first draw, the first discard', () => {
    const hand = '123456789p333z6z, aside 3f, wins 6z by';
    expect(items(`${hand} self-draw, first-deal`, 'east')).toBe('win-on-the-deal 10');
    expect(items(`${hand} self-draw, first-deal`)).toBe('win-on-the-first-draw 10');
    expect(items(`${hand} discard, first-deal`)).toBe('win-on-the-first-discard 10');
    expect(items(`${hand} self-draw`)).toBe('mixed-one-suit 1');
    const dealt = table({ hands: ['123456789p3336z3f'], back: '6z', options: { minimumFan: 10 } });
    expect(dealt.moves(0)).toEqual(['win']);
    expect(table({ hands: ['123456789p33366z'] }).moves(0)).toEqual(['win']);
  });

  it('malaysian §Fan.26: ten fan or any maximum is paid as twenty', () => {
    const hand = (tiles: string): string => `12345678p66z, melds 888p, aside ${tiles}, wins 9p by discard`;
    expect(pays(hand('1234a134j'))).toBe('discarder 18, other 9');
    expect(pays(hand('1234a134j2f'))).toBe('discarder 40, other 20');
    expect(pays(hand('1234a1234j1234f1234y'))).toBe('discarder 40, other 20');
  });
});
