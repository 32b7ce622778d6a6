import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../../seats.ts';
import { itemsOf, paymentsOfLine } from '../../../testing/judged.ts';
import { type Layout, Scenario } from '../../../testing/scenario.ts';
import { testSeed } from '../../../testing/test-seed.ts';
import { countTile, playingFaces } from '../../../tiles/tile.ts';
import { mahjong } from '../../mahjong.ts';
import { hongKongOldStyle } from './index.ts';

const game = mahjong(hongKongOldStyle);
const table = (layout: Layout): Scenario => new Scenario(game, layout);
const items = (line: string, seat = 'south'): string =>
  itemsOf('hong-kong-old-style', `${line}, seat ${seat}, round east`);
const pays = (line: string): string =>
  paymentsOfLine('hong-kong-old-style', `${line}, seat south, round east`);

describe('hong-kong-old-style §Match', () => {
  it('hong-kong-old-style §Match.1: four hands, the first dealer at random', () => {
    const opened = game.start({}).state;
    const dealers = Array.from(
      { length: 400 },
      (_, at) => game.deal(opened, testSeed(at)).state.deal?.position.dealer,
    );
    for (const seat of seatsOf(4))
      expect(dealers.filter((dealer) => dealer === seat).length).toBeGreaterThan(60);
    let { state } = game.deal(opened, testSeed(1));
    for (let deal = 1; deal <= 4; deal += 1) {
      expect(game.isOver(state)).toBe(false);
      state = playToEnd(state);
      expect(game.isOver(state)).toBe(deal === 4);
      if (deal < 4) state = game.deal(state, testSeed(deal + 1)).state;
    }
  });

  it('hong-kong-old-style §Match.2: the deal passes to the next seat, won or drawn', () => {
    const won = table({ hands: ['5p', '46p123456s789m11z', '', ''], position: { dealer: 0 } });
    won.play([0, 'discard 5p'], [1, 'win']);
    expect(game.deal(won.state, testSeed(3)).state.deal?.position).toMatchObject({ deal: 2, dealer: 1 });
    const drawn = table({ hands: ['', '', '', '7z'], position: { dealer: 3 }, live: 0 });
    drawn.play([3, 'discard 7z']).passAll();
    expect(game.deal(drawn.state, testSeed(3)).state.deal?.position).toMatchObject({ deal: 2, dealer: 0 });
  });

  it('hong-kong-old-style §Match.3: winds follow the dealer; the prevailing wind stays East', () => {
    const { common } = game.view(table({ position: { dealer: 2 } }).state, 'outsider');
    expect(common.seats.map(({ wind }) => wind)).toEqual(['west', 'north', 'east', 'south']);
    const third = table({ position: { dealer: 2, deal: 3 }, live: 0 });
    third.play([2, third.offers(2).at(-1) ?? '']).passAll();
    expect(game.deal(third.state, testSeed(3)).state.deal?.position.roundWind).toBe('east');
  });

  it('hong-kong-old-style §Match.4: scores run on through the match', () => {
    const won = table({ hands: ['5p', '46p123456s789m11z', '', ''] }).play([0, 'discard 5p'], [1, 'win']);
    expect(won.state.scores).toEqual([-8, 16, -4, -4]);
    expect(game.deal(won.state, testSeed(3)).state.scores).toEqual([-8, 16, -4, -4]);
  });
});

/** Plays the autopilot's actions to the end of the deal. */
function playToEnd(start: Scenario['state']): Scenario['state'] {
  let state = start;
  while (game.stage(state) === 'in-play') {
    const seat = seatsOf(4).find((each) => game.offers(state, each).length > 0);
    if (seat === undefined) throw new Error('nobody is asked');
    state = game.decide(state, seat, game.idle(state, seat)).state;
  }
  return state;
}

describe('hong-kong-old-style §Wall', () => {
  it('hong-kong-old-style §Wall.1: 136 tiles, four of each suit tile and honour', () => {
    expect(hongKongOldStyle.tiles).toHaveLength(136);
    for (const face of playingFaces) expect(countTile(hongKongOldStyle.tiles, face)).toBe(4);
  });

  it('hong-kong-old-style §Wall.2: 69 live tiles after the deal; a replacement shortens the live wall by one', () => {
    const fresh = table({ hands: ['5555p'] });
    expect(game.view(fresh.state, 0).common.live).toBe(69);
    fresh.play([0, 'kong concealed 5p']);
    expect(game.view(fresh.state, 0).common.live).toBe(68);
  });

  it('hong-kong-old-style §Wall.3: only the kept-back tiles left is a drawn hand, nothing scored', () => {
    const drawn = table({ hands: ['7z'], live: 1 })
      .play([0, 'discard 7z'])
      .passAll()
      .drift(1);
    expect(drawn.deal.phase).toMatchObject({ ending: { type: 'exhausted' } });
    expect(drawn.deal.wall.tiles.length - drawn.deal.wall.front).toBe(14);
    expect(drawn.state.scores).toEqual([0, 0, 0, 0]);
  });

  it('hong-kong-old-style §Wall.4: no kong without a live tile, from the hand or claimed', () => {
    expect(table({ hands: ['5555p'], live: 0 }).moves(0)).toEqual([]);
    const claim = table({ hands: ['5p', '555p', '', ''], live: 0 }).play([0, 'discard 5p']);
    expect(claim.deal.phase.type).toBe('deal-over');
  });
});

describe('hong-kong-old-style §Kongs', () => {
  it('hong-kong-old-style §Kongs.1: all three kinds; a concealed one is hidden until the hand ends', () => {
    expect(table({ hands: ['5555p'] }).moves(0)).toEqual(['kong concealed 5p']);
    const claimed = table({ hands: ['5p', '555p', '', ''] }).play([0, 'discard 5p']);
    expect(claimed.offers(1)).toContain('kong claimed 5p');
    const hidden = table({ hands: ['5555p'] }).play([0, 'kong concealed 5p']);
    expect(game.view(hidden.state, 2).common.seats[0].melds).toEqual([{ type: 'kong', kind: 'concealed' }]);
  });

  it('hong-kong-old-style §Kongs.2: nobody is asked to rob a kong', () => {
    const line = '22m345p67s, melds 777z 666z, wins 8s by robbed-kong';
    expect(items(line)).toContain('not-played');
    const added = table({ hands: ['5p', '55p7z', '46p123456s789m11z', ''], draws: '1z2z3z5p' });
    added.play([0, 'discard 5p'], [2, 'pass'], [1, 'pung 555p'], [1, 'discard 7z']).passAll().drift(3);
    added.play([1, 'kong added 5p']);
    expect(added.asked()).toEqual([1]);
  });
});

describe('hong-kong-old-style §Winning', () => {
  it('hong-kong-old-style §Winning.1: four sets and a pair or thirteen orphans; no seven pairs', () => {
    expect(items('123456m345p789s5z, wins 5z by discard')).not.toBe('incomplete');
    expect(items('19m19p19s1234567z, wins 1m by discard')).toBe('thirteen-orphans 8');
    expect(items('1133557799m113p, wins 3p by discard')).toBe('incomplete');
    expect(items('123456m345p78s55z, wins 1s by discard')).toBe('incomplete');
  });

  it('hong-kong-old-style §Winning.2: a hand with no fan still wins', () => {
    const line = '456m123p7s, melds 234s 888p, wins 7s by discard';
    expect(items(line)).toBe('');
    expect(pays(line)).toBe('discarder 2, other 1');
  });
});

describe('hong-kong-old-style §Fan', () => {
  const open = '456m123p7s, melds 234s 888p, wins 7s by';

  it('hong-kong-old-style §Fan.1: self-drawn 1', () => {
    expect(items(`${open} self-draw`)).toBe('self-drawn 1');
    expect(items(`${open} discard`)).toBe('');
  });

  it('hong-kong-old-style §Fan.2: concealed hand 1, kept by a discard win and a concealed kong, lost by any claim', () => {
    expect(items('456m123p234s888p7s, wins 7s by discard')).toBe('concealed-hand 1');
    expect(items('456m123p234s7s, melds (8888p), wins 7s by discard')).toBe('concealed-hand 1');
    expect(items('456m123p234s7s, melds 8888p, wins 7s by discard')).toBe('');
  });

  it('hong-kong-old-style §Fan.3: all chows 1 with any pair; one pung and it is not', () => {
    expect(items('456m123p7z, melds 234s 678p, wins 7z by discard')).toBe('all-chows 1');
    expect(items('456m123p7s, melds 234s 678p, wins 7s by discard')).toBe('all-chows 1');
    expect(items(`${open} discard`)).not.toContain('all-chows');
  });

  it('hong-kong-old-style §Fan.4: each dragon pung or kong 1, a pair nothing', () => {
    expect(items('456m123p7s, melds 555z 7777z, wins 7s by discard')).toBe('dragon-pung 1, dragon-pung 1');
    expect(items('456m123p7z, melds 888p 234s, wins 7z by discard')).toBe('');
  });

  it('hong-kong-old-style §Fan.5: seat wind pung 1; another seat’s wind nothing', () => {
    const line = '456m123p7s, melds 222z 234s, wins 7s by discard';
    expect(items(line, 'south')).toBe('seat-wind-pung 1');
    expect(items(line, 'west')).toBe('');
    expect(items(line.replace('222z', '444z'), 'north')).toBe('seat-wind-pung 1');
  });

  it('hong-kong-old-style §Fan.6: East pung 1 for anyone, twice for the dealer', () => {
    const line = '456m123p7s, melds 111z 234s, wins 7s by discard';
    expect(items(line, 'south')).toBe('east-pung 1');
    expect(items(line, 'east')).toBe('seat-wind-pung 1, east-pung 1');
  });

  it('hong-kong-old-style §Fan.7: last tile 1, drawn or thrown', () => {
    expect(items(`${open} self-draw, last-tile`)).toBe('self-drawn 1, last-tile 1');
    expect(items(`${open} discard, last-tile`)).toBe('last-tile 1');
  });

  it('hong-kong-old-style §Fan.8: kong replacement 1 besides self-drawn, two in a row no more', () => {
    const line = '456m7s, melds 234s 1111p 8888p, wins 7s by self-draw';
    expect(items(`${line}, kong-replacement`)).toBe('self-drawn 1, kong-replacement 1');
    expect(items(`${line}, kong-on-kong`)).toBe('self-drawn 1, kong-replacement 1');
    expect(items(line)).toBe('self-drawn 1');
  });

  it('hong-kong-old-style §Fan.9: a replacement that leaves no live tile is a kong replacement only', () => {
    const line = '456m7s, melds 234s 1111p 8888p, wins 7s by self-draw, last-tile, kong-replacement';
    expect(items(line)).toBe('self-drawn 1, kong-replacement 1');
  });

  it('hong-kong-old-style §Fan.10: all pungs 3; one chow and it is not', () => {
    expect(items('444m7s, melds 222s 888p 333z, wins 7s by discard')).toBe('all-pungs 3');
    expect(items('456m7s, melds 222s 888p 333z, wins 7s by discard')).toBe('');
  });

  it('hong-kong-old-style §Fan.11: mixed one suit 3; a second suit and it is not', () => {
    expect(items('456s7s, melds 222s 888s 333z, wins 7s by discard')).toBe('mixed-one-suit 3');
    expect(items('456m7s, melds 222s 888s 333z, wins 7s by discard')).toBe('');
  });

  it('hong-kong-old-style §Fan.12: small three dragons 3 on top of its pungs', () => {
    expect(items('456m123s7z, melds 555z 666z, wins 7z by discard')).toBe(
      'small-three-dragons 3, dragon-pung 1, dragon-pung 1',
    );
    expect(items('456m123s2z, melds 555z 666z, wins 2z by discard')).toBe('dragon-pung 1, dragon-pung 1');
  });

  it('hong-kong-old-style §Fan.13: pure one suit 7', () => {
    expect(items('456s7s, melds 222s 888s 123s, wins 7s by discard')).toBe('pure-one-suit 7');
  });

  it('hong-kong-old-style §Fan.14: limits are a flat 8, alone', () => {
    expect(items('456m7s, melds 555z 666z 777z, wins 7s by self-draw')).toBe('big-three-dragons 8');
    expect(items('2z, melds 555z 666z 111z 333z, wins 2z by discard')).toBe('all-honours 8');
    expect(items('2m, melds 555z 666z 111z 333z, wins 2m by discard')).not.toContain('8');
    expect(items('19m19p19s1234567z, wins 7z by self-draw')).toBe('thirteen-orphans 8');
    expect(items('19m199p9s1234567z, wins 7z by self-draw')).toBe('incomplete');
  });

  it('hong-kong-old-style §Fan.15: winds, terminals, nine gates and four kongs score by their parts', () => {
    expect(items('8p, melds 111z 222z 333z 444z, wins 8p by discard')).toBe(
      'all-pungs 3, mixed-one-suit 3, seat-wind-pung 1, east-pung 1',
    );
    expect(items('999p1s, melds 111m 999m 111p, wins 1s by discard')).toBe('all-pungs 3');
    expect(items('1112345678999m, wins 5m by discard')).toBe('pure-one-suit 7, concealed-hand 1');
    expect(items('5m, melds 2222m 6666p 7777s 4444z, wins 5m by discard')).toBe('all-pungs 3');
  });
});

describe('hong-kong-old-style §Payment', () => {
  /** Hands of 0 to 8 fan won on a discard. */
  const byFan = [
    '456m123p7s, melds 234s 888p',
    '456m123p7s, melds 234s 678p',
    '456m123p7s, melds 555z 666z',
    '444m7s, melds 222s 888p 333z',
    '444m7s, melds 222s 888p 555z',
    '456m123s7z, melds 555z 666z',
    '444s7s, melds 222s 888s 333z',
    '456s7s, melds 222s 888s 123s',
    '444s7s, melds 222s 888s 333s',
  ];

  it.each(byFan.map((hand, fan) => [fan, hand] as const))(
    'hong-kong-old-style §Payment.1: %i fan is worth 2 to its power',
    (fan, hand) => {
      const value = 2 ** fan;
      const tile = hand.includes('7z,') ? '7z' : '7s';
      expect(pays(`${hand}, wins ${tile} by discard`)).toBe(`discarder ${2 * value}, other ${value}`);
    },
  );

  it('hong-kong-old-style §Payment.2: self-drawn, each other player pays 2V', () => {
    expect(pays('456m123p7s, melds 234s 888p, wins 7s by self-draw')).toBe('opponent 4');
    const won = table({ hands: ['7z', '46p123789p11122z'], draws: '5p' });
    won.play([0, 'discard 7z']).passAll().play([1, 'win']);
    expect(won.state.scores.filter((score) => score === won.state.scores[0])).toHaveLength(3);
  });

  it('hong-kong-old-style §Payment.3: on a discard the discarder pays 2V and the others V each', () => {
    const won = table({ hands: ['5p', '46p123456s789m11z', '', ''] }).play([0, 'discard 5p'], [1, 'win']);
    expect(won.state.scores).toEqual([-8, 16, -4, -4]);
  });
});
