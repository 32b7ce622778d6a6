import { describe, expect, it } from 'vitest';
import { itemsOf, paymentsOfLine, refusalOf } from '../../../testing/judged.ts';
import { type Layout, Scenario } from '../../../testing/scenario.ts';
import { testSeed } from '../../../testing/test-seed.ts';
import { countTile, isBonus, letterOf, tiles } from '../../../tiles/tile.ts';
import { mahjong } from '../../mahjong.ts';
import type { MahjongState } from '../../state.ts';
import { paymentsOf } from '../../win.ts';
import { missingSuit } from './index.ts';

const game = mahjong(missingSuit);
const table = (layout: Layout): Scenario => new Scenario(game, layout);
const items = (line: string): string => itemsOf('missing-suit', `${line}, minimumFan 0`);
const pays = (line: string): string => paymentsOfLine('missing-suit', `${line}, minimumFan 0`);
const refused = (line: string): string => refusalOf('missing-suit', line);

describe('missing-suit §Tiles', () => {
  it('missing-suit §Tiles.1: 84 tiles, counted by kind', () => {
    const count = (letter: string): number =>
      missingSuit.tiles.filter((tile) => letterOf(tile) === letter).length;
    expect(missingSuit.tiles).toHaveLength(84);
    expect(['p', 'z', 'x', 'j', 'f', 'y', 'a', 'm', 's'].map(count)).toEqual([36, 28, 4, 4, 4, 4, 4, 0, 0]);
    expect(countTile(missingSuit.tiles, '1x')).toBe(4);
    expect(tiles.filter((tile) => isBonus(tile) && countTile(missingSuit.tiles, tile) === 1)).toHaveLength(
      16,
    );
  });

  it('missing-suit §Tiles.2: North is a tile like any other and nobody sits North', () => {
    expect(refused('123p456p78p55z, melds 444z, aside 3f, wins 9p by discard, seat north, round east')).toBe(
      'unknown-seat',
    );
    const pung = table({ hands: ['4z', '44z', ''] }).play([0, 'discard 4z']);
    expect(pung.offers(1)).toContain('pung 444z');
  });

  it('missing-suit §Tiles.3: tiles left counts the whole wall, 44 after the deal less replacements', () => {
    expect(table({}).game.view(table({}).state, 'outsider').common.live).toBe(44);
    const replaced = table({ hands: ['1f2f'], back: '1p2p' });
    expect(replaced.game.view(replaced.state, 'outsider').common.live).toBe(42);
  });

  it('missing-suit §Tiles.4: flowers, seasons, animals and 王 are set aside; Fei stays in the hand', () => {
    const dealt = table({ hands: ['1f1y1a1j1x'], back: '1p2p3p4p' });
    expect(dealt.deal.hands[0].bonus).toEqual(['1f', '1y', '1a', '1j']);
    expect(dealt.copies(0, '1x')).toBe(1);
  });
});

/** Tiles filled up to thirteen with single tiles that claim nothing with a dragon. */
function singles(tiles: string): string {
  const fill = ['1z', '2z', '3z', '4z', '1p', '4p', '7p', '1z', '2z', '3z', '4z', '1p', '4p'];
  const missing = 13 - tiles.replace(/[a-z]/g, '').length;
  return `${tiles}${fill.slice(0, missing).join('')}`;
}

/** The position of the deal after one that `winner` won (undefined: drawn) from a position. */
function nextPosition(position: Layout['position'], winner: number | undefined) {
  const first = { deal: 1, dealer: 0, roundWind: 'east', changes: 0, roundStarter: 0, ...position } as const;
  return missingSuit.succession.next(first, { winner: winner as 0 | 1 | 2 | undefined }, { minimumFan: 3 });
}

describe('missing-suit §Dealer', () => {
  it('missing-suit §Dealer.1: first dealer at random, then the winner deals; a drawn hand keeps the dealer', () => {
    const opened = game.start({ minimumFan: 3 }).state;
    const dealers = Array.from(
      { length: 300 },
      (_, at) => game.deal(opened, testSeed(at)).state.deal?.position.dealer,
    );
    for (const seat of [0, 1, 2])
      expect(dealers.filter((dealer) => dealer === seat).length).toBeGreaterThan(60);
    expect(nextPosition({}, 2).dealer).toBe(2);
    expect(nextPosition({}, undefined).dealer).toBe(0);
    expect(nextPosition({ dealer: 1 }, 1).dealer).toBe(1);
  });

  it('missing-suit §Dealer.1: the next deal follows from how the last one ended', () => {
    const won = table({ hands: ['5p', '', '46p123p456p11p22z3y'], back: '2z' }).play([0, 'discard 5p']);
    won.play([2, 'win']);
    expect(game.deal(won.state, testSeed(1)).state.deal?.position).toMatchObject({
      dealer: 2,
      deal: 2,
      changes: 1,
    });
  });

  it('missing-suit §Dealer.2: dealer East, next South, then West; numbers move with the deal', () => {
    const { common } = game.view(table({ position: { dealer: 2 } }).state, 'outsider');
    expect(common.seats.map(({ wind, number }) => `${wind} ${number}`)).toEqual([
      'south 2',
      'west 3',
      'east 1',
    ]);
  });

  it('missing-suit §Dealer.3: the round wind moves on when the deal has changed hands three times', () => {
    let position = nextPosition({}, 1);
    expect(position).toMatchObject({ roundWind: 'east', changes: 1 });
    position = nextPosition(position, 1);
    expect(position).toMatchObject({ roundWind: 'east', changes: 1 });
    position = nextPosition(nextPosition(position, 2), 0);
    expect(position).toMatchObject({ roundWind: 'south', changes: 0 });
    expect(nextPosition({ roundWind: 'north', changes: 2 }, 1)).toMatchObject({
      roundWind: 'east',
      changes: 0,
    });
    const hand = (round: string): string =>
      items(`123p456p789p5p, melds 333z, aside 3f, wins 5p by discard, seat south, round ${round}`);
    expect(hand('west')).toBe(hand('east'));
  });

  it('missing-suit §Dealer.4: the dealer pays and collects like everyone else', () => {
    const hand = (seat: string): string =>
      `123p456p78p55z, melds 222p, aside 1a, wins 9p by discard, seat ${seat}, round east`;
    expect(pays(hand('east'))).toBe(pays(hand('west')));
    const kong = table({ hands: ['', '5555z', ''], position: { dealer: 1 }, back: '1p' }).play([
      1,
      'kong concealed 5z',
    ]);
    expect(kong.state.scores).toEqual([-200, 400, -200]);
  });
});

describe('missing-suit §Fei', () => {
  it('missing-suit §Fei.1: one missing tile in a pung or chow; not two in a set, nor in a kong, pair or seven pairs', () => {
    const line = (hand: string): string =>
      items(`${hand}, aside 3f, wins 9p by discard, seat east, round east`);
    expect(line('12456p78p55z1x, melds 222z')).toBe('other-wind-pung 1, chow-hand 1');
    expect(line('123456p78p55z, melds 22z1x')).toBe('other-wind-pung 1, chow-hand 1');
    expect(line('1456p78p55z11x, melds 222z')).toBe('incomplete');
    expect(line('123456p78p5z1x, melds 222z')).toBe('incomplete');
    expect(line('113355779p112z1x')).toBe('incomplete');
    const claim = '123456p5z, melds 222z, aside 3f, wins 5z by discard, seat east, round east';
    expect(refused(claim.replace('222z', '222z 5p1x1x'))).toBe('too-many-fei-in-meld');
    expect(refused(claim.replace('222z', '222z 777p1x'))).toBe('fei-in-kong');
  });

  it('missing-suit §Fei.2: counts as what it stands for, also when all four copies are elsewhere', () => {
    const dragon = '123p78p77z1x55z, melds 666p, aside 3f, wins 9p by discard, seat east, round east';
    expect(items(dragon)).toBe('dragon-pung 1, chow-hand 1');
    const gone = '46p123p1z1x, melds 5555p 222z, aside 2f, wins 1z by discard, seat west, round east';
    expect(items(gone)).toBe('other-wind-pung 1, chow-hand 1');
  });

  it('missing-suit §Fei.3: free in the hand until the win, fixed in a meld', () => {
    const asWind = '44p66p1x22z, melds 888p 777p, aside 2f, wins 6p by discard, seat west, round east';
    expect(items(asWind)).toBe('all-pungs 3, other-wind-pung 1');
    const asSix = '44p66p1x22z, melds 888p 777p, aside 2f, wins 2z by discard, seat west, round east';
    expect(items(asSix)).toBe('all-pungs 3, other-wind-pung 1');
    const fixed = table({
      hands: ['5z7z', singles('55z1x6z'), ''],
      draws: '1p2p5z',
      options: { minimumFan: 10 },
    });
    fixed.play([0, 'discard 5z'], [1, 'pung 55z1x'], [1, 'discard 6z']).passAll().drift(3);
    expect(fixed.deal.hands[1].melds).toMatchObject([
      { type: 'pung', face: '5z', tiles: ['5z', '5z', '1x'] },
    ]);
  });

  it('missing-suit §Fei.4: claims with a Fei; each way to use it is a choice of its own', () => {
    const pung = table({ hands: ['5z', singles('5z1x'), ''] }).play([0, 'discard 5z']);
    expect(pung.offers(1)).toEqual(['pung 55z1x', 'pass']);
    const both = table({ hands: ['5z', singles('55z1x'), ''] }).play([0, 'discard 5z']);
    expect(both.offers(1)).toEqual(['pung 555z', 'pung 55z1x', 'pass']);
    const chow = table({ hands: ['5p', '6p1x11223346677z', '1p'] }).play([0, 'discard 5p']);
    expect(chow.offers(1)).toEqual(['chow 1x56p', 'chow 56p1x', 'pass']);
    chow.play([1, 'chow 56p1x']);
    expect(chow.deal.hands[1].melds[0]).toMatchObject({
      type: 'chow',
      face: '5p',
      tiles: ['5p', '6p', '1x'],
    });
    const apart = table({ hands: ['5p', '7p1x11223346677z', '1p'] }).play([0, 'discard 5p']);
    expect(apart.offers(1)).toEqual(['chow 5p1x7p', 'pass']);
    const edge = table({ hands: ['9p', '8p1x11223346677z', '1p'] }).play([0, 'discard 9p']);
    expect(edge.offers(1)).toEqual(['chow 1x89p', 'pass']);
    const after = table({ hands: ['5z', singles('5z1x'), ''] }).play([0, 'discard 5z'], [1, 'pung 55z1x']);
    expect(after.deal.hands[1].tiles).toHaveLength(11);
    expect(after.copies(1, '1x')).toBe(0);
  });

  it('missing-suit §Fei.5: a pung holding a Fei can’t become a kong', () => {
    const held = table({
      hands: ['5z7z', singles('55z1x6z'), ''],
      draws: '1p2p',
      options: { minimumFan: 10 },
    });
    held.play([0, 'discard 5z'], [1, 'pung 55z1x'], [1, 'discard 6z']).passAll().drift(2);
    expect(held.deal.phase).toMatchObject({ type: 'turn', seat: 1 });
    expect(held.copies(1, '5z')).toBe(1);
    expect(held.moves(1)).toEqual([]);
  });

  it.each([
    ['Fei first', [1, 'pung 55z1x'], [2, 'pung 555z']],
    ['real first', [2, 'pung 555z'], [1, 'pung 55z1x']],
  ] as const)(
    'missing-suit §Fei.6: a pung of real tiles beats one with a Fei from nearer (%s)',
    (_, first, second) => {
      const claims = table({ hands: ['5z', singles('5z1x'), singles('55z')] }).play([0, 'discard 5z'], first);
      if (claims.deal.phase.type === 'claims') claims.play(second);
      expect(claims.facts()).toContain('claimed 2 pung 555z');
    },
  );

  it('missing-suit §Fei.6: a pung with a Fei beats a chow, and between two the nearest has it', () => {
    const chow = table({ hands: ['5p', '46p', '5p1x'] }).play(
      [0, 'discard 5p'],
      [1, 'chow 456p'],
      [2, 'pung 55p1x'],
    );
    expect(chow.facts()).toContain('claimed 2 pung 55p1x');
    const two = table({ hands: ['5z', singles('5z1x'), singles('5z1x')] }).play(
      [0, 'discard 5z'],
      [2, 'pung 55z1x'],
      [1, 'pung 55z1x'],
    );
    expect(two.facts()).toContain('claimed 1 pung 55z1x');
  });

  it('missing-suit §Fei.7: set aside in one’s turn, also after a claim, as often as one likes, while replaceable', () => {
    const turn = table({ hands: ['11x'], back: '1p2p' }).play([0, 'set-aside'], [0, 'set-aside']);
    expect(turn.deal.hands[0].bonus).toEqual(['1x', '1x']);
    expect(turn.facts()).toEqual(['fei-set-aside 0', 'drawn 0 fei 2p']);
    const claimed = table({ hands: ['5z', '55z1x', ''], back: '1p' }).play(
      [0, 'discard 5z'],
      [1, 'pung 555z'],
    );
    expect(claimed.moves(1)).toEqual(['set-aside']);
    const empty = table({ hands: ['1x'], live: 0 });
    expect(empty.moves(0)).toEqual([]);
    const win = table({ hands: ['123p456p789p22z55z1x'], back: '5z', options: { minimumFan: 0 } });
    win.play([0, 'set-aside']);
    expect(win.moves(0)).toContain('win');
  });

  it('missing-suit §Fei.8: a Fei is never thrown and never claimed', () => {
    const turn = table({ hands: ['111x'] });
    expect(turn.offers(0)).not.toContain('discard 1x');
    expect(game.view(turn.state, 0).mine?.refusals).toContainEqual({ code: 'fei-cannot-be-thrown' });
    expect(refused('123456789p5z, melds 222z, aside 3f, wins 1x by discard, seat east, round east')).toBe(
      'fei-cannot-be-thrown',
    );
  });

  it('missing-suit §Fei.9: with only Fei left one must be set aside; with an empty wall the hand is drawn', () => {
    const forced = fourKongsAndFei(6);
    expect(forced.offers(0)).toEqual(['set-aside']);
    const empty = fourKongsAndFei(0);
    expect(empty.deal.phase).toMatchObject({ type: 'deal-over', ending: { type: 'exhausted' } });
    expect(empty.deal.hands[0].bonus).toEqual(['1x']);
  });
});

/** The dealer makes four concealed kongs and has two Fei left; `live` tiles are left then. */
function fourKongsAndFei(live: number): Scenario {
  const play = table({
    hands: ['1111222233334z1x'],
    back: '444z1x',
    live: live + 4,
    options: { minimumFan: 10 },
  });
  for (const wind of ['1z', '2z', '3z', '4z']) play.play([0, `kong concealed ${wind}`]);
  return play;
}

describe('missing-suit §Winning', () => {
  it('missing-suit §Winning.1: four sets and a pair, or seven distinct pairs', () => {
    const line = (hand: string): string =>
      items(`${hand}, aside 3f, wins 9p by discard, seat east, round east`);
    expect(line('12345678p22255z')).toBe('other-wind-pung 1, chow-hand 1');
    expect(line('113355779p1122z')).toBe('seven-pairs 2');
    expect(line('113333779p1122z')).toBe('incomplete');
    expect(line('12345678p2255z7p')).toBe('incomplete');
  });

  it('missing-suit §Winning.2: the minimum counts everything and a limit always passes', () => {
    const hand = '123456p78p55z, melds 222z, aside 2f, wins 9p by discard, seat south, round east';
    const scored = 'seat-wind-pung 2, seat-flower 1, chow-hand 1';
    expect(itemsOf('missing-suit', hand)).toBe(scored);
    expect(itemsOf('missing-suit', `${hand}, minimumFan 4`)).toBe(scored);
    expect(itemsOf('missing-suit', `${hand}, minimumFan 5`)).toBe(`below-minimum: ${scored}`);
    expect(refused(`${hand}, minimumFan 11`)).toBe('bad-option-value');
    const limit = '123456p78p55z, melds 333z, wins 9p by discard, seat south, round east, minimumFan 10';
    expect(itemsOf('missing-suit', limit)).toBe('no-flowers 10');
    const claim = (minimumFan: number): Scenario =>
      table({ hands: ['9p', '12345678p22255z2f'.replace('2f', ''), ''], options: { minimumFan } });
    expect(claim(10).play([0, 'discard 9p']).offers(1)).toContain('win');
    const below = table({ hands: ['9p', '12345678p2225z2f', ''], back: '5z', options: { minimumFan: 5 } });
    below.play([0, 'discard 9p']);
    expect(below.offers(1)).not.toContain('win');
    expect(game.view(below.state, 1).mine?.refusals).toContainEqual({
      code: 'below-minimum',
      fan: 4,
      needs: 5,
    });
  });

  it('missing-suit §Winning.3: an added kong can be robbed', () => {
    const hand = '123456p78p55z, melds 222z, aside 2f, wins 9p by robbed-kong, seat west, round east';
    expect(items(hand)).toBe('other-wind-pung 1, chow-hand 1, robbing-the-kong 1');
  });
});

describe('missing-suit §Fan', () => {
  const line = (hand: string, seat = 'south'): string => items(`${hand}, seat ${seat}, round east`);

  it('missing-suit §Fan.1: own seat wind 2', () => {
    expect(line('123p456p78p55z, melds 222z, aside 3f, wins 9p by discard')).toContain('seat-wind-pung 2');
    expect(line('123p456p78p55z, melds 222z, aside 3f, wins 9p by discard', 'east')).not.toContain(
      'seat-wind',
    );
  });

  it('missing-suit §Fan.2: any other wind 1, North included', () => {
    for (const wind of ['1', '3', '4']) {
      expect(line(`123p456p78p55z, melds ${wind.repeat(3)}z, aside 3f, wins 9p by discard`)).toBe(
        'other-wind-pung 1, chow-hand 1',
      );
    }
  });

  it('missing-suit §Fan.3: each dragon pung or kong 1', () => {
    expect(line('123p78p22z, melds 555z 6666z, aside 3f, wins 9p by discard')).toBe(
      'dragon-pung 1, dragon-pung 1, chow-hand 1',
    );
    expect(line('123p456p78p55z, melds 888p, aside 3f, wins 9p by discard')).toBe('chow-hand 1');
  });

  it.each([
    ['east', '1'],
    ['south', '2'],
    ['west', '3'],
  ] as const)(
    'missing-suit §Fan.4: flower and season of one’s own number, number 4 for anyone (%s)',
    (seat, own) => {
      for (const number of ['1', '2', '3', '4']) {
        const scores = number === own || number === '4';
        const flower = line(`123p456p78p55z, melds 888p, aside ${number}f, wins 9p by discard`, seat);
        const season = line(`123p456p78p55z, melds 888p, aside ${number}y, wins 9p by discard`, seat);
        expect(flower).toBe(scores ? 'seat-flower 1, chow-hand 1' : 'chow-hand 1');
        expect(season).toBe(scores ? 'seat-season 1, chow-hand 1' : 'chow-hand 1');
      }
    },
  );

  it('missing-suit §Fan.5: four flowers flat 4 instead of the items, seasons separately; three are not four', () => {
    expect(line('123p456p78p55z, melds 888p, aside 1234f2y, wins 9p by discard')).toBe(
      'four-flowers 4, seat-season 1, chow-hand 1',
    );
    expect(line('123p456p78p55z, melds 888p, aside 1234f1234y, wins 9p by discard')).toBe(
      'four-flowers 4, four-seasons 4, chow-hand 1',
    );
    expect(line('123p456p78p55z, melds 888p, aside 124f, wins 9p by discard')).toBe(
      'seat-flower 1, seat-flower 1, chow-hand 1',
    );
  });

  it('missing-suit §Fan.6: animals 1 each, no more for four', () => {
    expect(line('123p456p78p55z, melds 888p, aside 1234a, wins 9p by discard')).toBe(
      'animal 1, animal 1, animal 1, animal 1, chow-hand 1',
    );
  });

  it('missing-suit §Fan.7: 王 1 each, all four a flat 5', () => {
    expect(line('123p456p78p55z, melds 888p, aside 123j, wins 9p by discard')).toBe(
      'plain-joker 1, plain-joker 1, plain-joker 1, chow-hand 1',
    );
    expect(line('123p456p78p55z, melds 888p, aside 1234j, wins 9p by discard')).toBe(
      'four-plain-jokers 5, chow-hand 1',
    );
  });

  it('missing-suit §Fan.8: each Fei set aside 1', () => {
    expect(line('123p456p78p55z, melds 888p, aside 1x1x, wins 9p by discard')).toBe(
      'fei-set-aside 2, chow-hand 1',
    );
  });

  it('missing-suit §Fan.9: all pungs 3, all dots 8 in total', () => {
    expect(line('111p99p55z, melds 222p 888p, aside 3f, wins 9p by discard')).toBe('all-pungs 3');
    expect(line('111p99p55p, melds 222p 888p, aside 3f, wins 9p by discard')).toBe('all-pungs-all-dots 8');
    expect(line('111p55p78p, melds 222p 888p, aside 3f, wins 9p by discard')).toBe('chow-hand-all-dots 3');
  });

  it('missing-suit §Fan.10: one chow or more 1, all dots 3 in total', () => {
    expect(line('123p456p78p55z, melds 123p, aside 3f, wins 9p by discard')).toBe('chow-hand 1');
    expect(line('123p456p78p55p, melds 123p, aside 3f, wins 9p by discard')).toBe('chow-hand-all-dots 3');
  });

  it('missing-suit §Fan.11: seven pairs 2, no more for all dots; bonus and robbing add; the minimum applies', () => {
    expect(line('113355779p1122z, aside 2f, wins 9p by discard')).toBe('seven-pairs 2, seat-flower 1');
    const robbed = '113355779p1122z, aside 3f, wins 9p by robbed-kong, seat south, round east';
    // the other three are in the kong, so no hand with a pair of the robbed tile can be
    expect(refused(robbed)).toBe('too-many-copies');
    expect(line('1122445577889p, aside 3f, wins 9p by discard')).toBe('seven-pairs 2');
    expect(
      itemsOf('missing-suit', '113355779p1122z, aside 3f, wins 9p by discard, seat south, round east'),
    ).toBe('below-minimum: seven-pairs 2');
  });

  it('missing-suit §Fan.12: small three dragons 1 on top, the pair of real tiles', () => {
    expect(line('123p78p77z, melds 555z 666z, aside 3f, wins 9p by discard')).toBe(
      'dragon-pung 1, dragon-pung 1, chow-hand 1, small-three-dragons 1',
    );
    expect(line('123p78p22z, melds 555z 666z, aside 3f, wins 9p by discard')).not.toContain(
      'small-three-dragons',
    );
  });

  it('missing-suit §Fan.13: small four winds flat 4 instead of the wind items', () => {
    expect(line('78p44z, melds 111z 222z 333z, aside 3f, wins 9p by discard')).toBe(
      'small-four-winds 4, chow-hand 1',
    );
    expect(line('78p55z, melds 111z 222z 333z, aside 3f, wins 9p by discard')).toBe(
      'seat-wind-pung 2, other-wind-pung 1, other-wind-pung 1, chow-hand 1',
    );
  });

  it('missing-suit §Fan.14: robbing the kong 1', () => {
    const hand = '123p456p78p55z, melds 222p, aside 3f, wins 9p by';
    expect(line(`${hand} robbed-kong`)).toBe('chow-hand 1, robbing-the-kong 1');
    expect(line(`${hand} discard`)).toBe('chow-hand 1');
  });

  it('missing-suit §Fan.15: no tile set aside is a limit, any shape, Fei in the hand are fine', () => {
    expect(line('123p456p78p55z, melds 222p, wins 9p by discard')).toBe('no-flowers 10');
    expect(line('113355779p1122z, wins 9p by discard')).toBe('no-flowers 10');
    expect(line('12p456p78p5z5z1x, melds 222p, wins 9p by discard')).toBe('no-flowers 10');
    expect(line('123p456p78p55z, melds 222p, aside 1x, wins 9p by discard')).toBe(
      'fei-set-aside 1, chow-hand 1',
    );
  });

  it('missing-suit §Fan.16: big three dragons is a limit', () => {
    expect(line('78p22z, melds 555z 666z 77z1x, aside 3f, wins 9p by discard')).toBe('big-three-dragons 10');
  });

  it('missing-suit §Fan.17: big four winds is a limit', () => {
    expect(line('99p44z, melds 111z 222z 333z, aside 3f, wins 4z by discard')).toBe('big-four-winds 10');
    expect(line('99p44z, melds 111z 222z 333z, aside 3f, wins 9p by discard')).not.toContain(
      'big-four-winds',
    );
  });

  it('missing-suit §Fan.18: four Fei used inside the sets is a limit; three are not', () => {
    expect(line('12p45p78p1x1x1x5z, melds 22z1x, aside 3f, wins 5z by discard')).toBe('four-fei 10');
    expect(line('12p45p789p1x1x5z, melds 22z1x, aside 3f, wins 5z by discard')).toBe(
      'seat-wind-pung 2, chow-hand 1',
    );
    expect(line('12p45p789p1x1x5z, melds 22z1x, aside 1x, wins 5z by discard')).not.toContain('four-fei');
  });

  it('missing-suit §Fan.19: self-draw, concealment, replacement and dealership give nothing', () => {
    const hand = '12345678p22255z, aside 2f, wins 9p by self-draw';
    expect(line(hand, 'west')).toBe('other-wind-pung 1, chow-hand 1');
    const kong = '45678p111p55z, melds (3333p), aside 3f, wins 9p by self-draw, kong-replacement';
    expect(line(kong, 'east')).toBe('chow-hand 1');
  });
});

describe('missing-suit §Payment', () => {
  /** Melds and tiles aside that make a hand of exactly `fan` fan out of a one-fan chow hand. */
  const worth = (fan: number, how: string): string => {
    const aside = [
      '3f',
      '1a',
      '12a',
      '123a',
      '1234a',
      '1234j',
      '1234j1a',
      '1234j12a',
      '1234j123a',
      '1234j1234a',
    ][fan - 1];
    return `123p456p78p55z, melds 222p, aside ${aside}, wins 9p by ${how}, seat west, round east`;
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('missing-suit §Payment.1: %i fan at 40 and 20 sen', (fan) => {
    const expected = fan === 1 ? 1 : fan;
    const seatSeason = fan === 1 ? 'aside 3f' : '';
    const self = worth(fan, 'self-draw').replace(seatSeason, fan === 1 ? 'aside 1f' : '');
    const thrown = worth(fan, 'discard').replace(seatSeason, fan === 1 ? 'aside 1f' : '');
    expect(pays(self)).toBe(`opponent ${expected * 40}`);
    expect(pays(thrown)).toBe(`discarder ${expected * 40}, other ${expected * 20}`);
  });

  it('missing-suit §Payment.2: at 10, by sum or by a limit', () => {
    expect(pays(worth(10, 'self-draw'))).toBe('opponent 800');
    expect(pays(worth(10, 'discard'))).toBe('discarder 800, other 400');
    const limit = '123p456p78p55z, melds 222p, wins 9p by discard, seat west, round east';
    expect(pays(limit)).toBe('discarder 800, other 400');
    const above = '123p456p78p55z, melds 222p, aside 1234f1234y, wins 9p by discard, seat west, round east';
    expect(pays(above)).toBe('discarder 360, other 180');
    const cut =
      '123p456p78p55z, melds 222p, aside 1234f1234y1234j, wins 9p by discard, seat west, round east';
    expect(pays(cut)).toBe('discarder 800, other 400');
  });

  it('missing-suit §Payment.3: 0 fan pays nothing but Fei', () => {
    expect(
      paymentsOf(missingSuit.payTerms({ fan: 0, fei: 2, source: 'discard' }, { minimumFan: 0 })),
    ).toEqual({
      discarder: 200,
      other: 200,
    });
  });

  it('missing-suit §Payment.4: a robbed kong is paid like a discard, by its declarer', () => {
    expect(pays(worth(2, 'robbed-kong'))).toBe('declarer 120, other 60');
  });

  it('missing-suit §Payment.5: 100 sen more from each payer for every Fei held or set aside', () => {
    const fei = '12p45p78p1x1x55z, melds 22p1x, aside 1x, wins 9p by discard, seat west, round east';
    expect(items(fei)).toBe('fei-set-aside 1, chow-hand 1');
    expect(pays(fei)).toBe('discarder 480, other 440');
    expect(pays(fei.replace('discard', 'self-draw'))).toBe('opponent 480');
  });

  it('missing-suit §Payment.6: what one pays the others receive, exactly', () => {
    const won = table({ hands: ['5p', '', '46p123p456p11p22z3y'], back: '2z' });
    won.play([0, 'discard 5p'], [2, 'win']);
    expect(won.state.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
    expect(won.state.scores[2]).toBeGreaterThan(0);
  });

  it('missing-suit §Payment.7: kongs pay at once and apart from the win', () => {
    const concealed = table({ hands: ['5555z'], back: '1p' }).play([0, 'kong concealed 5z']);
    expect(concealed.state.scores).toEqual([400, -200, -200]);
    const claimed = table({ hands: ['5z', '555z', ''], back: '1p' });
    claimed.play([0, 'discard 5z'], [1, 'kong claimed 5z']);
    expect(claimed.state.scores).toEqual([-200, 200, 0]);
    const added = table({
      hands: ['5z', '55z7z', ''],
      draws: '1p2p5z',
      back: '3p',
      options: { minimumFan: 10 },
    });
    added
      .play([0, 'discard 5z'], [1, 'pung 555z'], [1, 'discard 7z'])
      .passAll()
      .drift(2)
      .play([1, 'kong added 5z']);
    expect(added.state.scores).toEqual([-100, 200, -100]);
    const back: MahjongState = game.cancel(added.state).state;
    expect(back.scores).toEqual([0, 0, 0]);
  });
});
