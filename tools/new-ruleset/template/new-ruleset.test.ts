import { describe, expect, it } from 'vitest';
import { itemsOf, paymentsOfLine } from '../../../testing/judged.ts';
import { type Layout, Scenario } from '../../../testing/scenario.ts';
import { testSeed } from '../../../testing/test-seed.ts';
import { countTile, playingFaces } from '../../../tiles/tile.ts';
import { mahjong } from '../../mahjong.ts';
import { newRuleset } from './index.ts';

const game = mahjong(newRuleset);
const table = (layout: Layout): Scenario => new Scenario(game, layout);
const items = (line: string): string => itemsOf('new-ruleset', `${line}, seat south, round east`);
const pays = (line: string): string => paymentsOfLine('new-ruleset', `${line}, seat south, round east`);

/** A hand without fan but for how it is won. */
const plain = '456p123p7s, melds 234s 888p, wins 7s by';

describe('new-ruleset §Match', () => {
  it('new-ruleset §Match.1: four hands; the deal passes to the next seat, won or drawn', () => {
    const ready = ['5p', '46p123456s999p77z', '', ''];
    const won = table({ hands: ready, options: { minimumFan: 0 } }).play([0, 'discard 5p'], [1, 'win']);
    expect(game.isOver(won.state)).toBe(false);
    expect(game.deal(won.state, testSeed(3)).state.deal?.position).toMatchObject({ deal: 2, dealer: 1 });
    const drawn = table({ hands: ['', '', '', '7z'], position: { dealer: 3, deal: 4 }, live: 0 });
    drawn.play([3, 'discard 7z']).passAll();
    expect(game.isOver(drawn.state)).toBe(true);
  });

  it('new-ruleset §Match.2: winds follow the dealer; the prevailing wind stays East', () => {
    const { common } = game.view(table({ position: { dealer: 2 } }).state, 'outsider');
    expect(common.seats.map(({ wind }) => wind)).toEqual(['west', 'north', 'east', 'south']);
    const third = table({ hands: ['', '', '7z'], position: { dealer: 2, deal: 3 }, live: 0 });
    third.play([2, 'discard 7z']).passAll();
    expect(game.deal(third.state, testSeed(3)).state.deal?.position.roundWind).toBe('east');
  });
});

describe('new-ruleset §Wall', () => {
  it('new-ruleset §Wall.1: 136 tiles, four of each suit tile and honour', () => {
    expect(newRuleset.tiles).toHaveLength(136);
    for (const face of playingFaces) expect(countTile(newRuleset.tiles, face)).toBe(4);
  });

  it('new-ruleset §Wall.2: 83 live tiles after the deal; after the last one it is a drawn hand', () => {
    expect(game.view(table({}).state, 0).common.live).toBe(83);
    const drawn = table({ hands: ['7z'], live: 0 })
      .play([0, 'discard 7z'])
      .passAll();
    expect(drawn.deal.phase).toMatchObject({ ending: { type: 'exhausted' } });
    expect(drawn.state.scores).toEqual([0, 0, 0, 0]);
  });
});

describe('new-ruleset §Kongs', () => {
  it('new-ruleset §Kongs.1: all three kinds; a concealed one is hidden until the hand ends', () => {
    const hidden = table({ hands: ['5555p'] }).play([0, 'kong concealed 5p']);
    expect(game.view(hidden.state, 2).common.seats[0].melds).toEqual([{ type: 'kong', kind: 'concealed' }]);
    const claimed = table({ hands: ['5p', '555p', '', ''] }).play([0, 'discard 5p']);
    expect(claimed.offers(1)).toContain('kong claimed 5p');
    const added = table({ hands: ['5p', '55p7z', '', ''], draws: '1z2z3z5p' });
    added.play([0, 'discard 5p'], [1, 'pung 555p'], [1, 'discard 7z']).passAll().drift(3);
    expect(added.moves(1)).toContain('kong added 5p');
  });

  it('new-ruleset §Kongs.2: nobody robs a kong', () => {
    expect(items('22345p67s, melds 777z 666z, wins 8s by robbed-kong')).toContain('not-played');
  });
});

describe('new-ruleset §Winning', () => {
  it('new-ruleset §Winning.1: four sets and a pair; no seven pairs, no thirteen orphans', () => {
    expect(items(`${plain} self-draw`)).toBe('self-drawn 1');
    expect(items('1133557799p113s, wins 3s by self-draw')).toBe('incomplete');
    expect(items('19m19p19s1234567z, wins 1m by self-draw')).toBe('incomplete');
  });

  it('new-ruleset §Winning.2: one fan to win, or as many as the table chooses', () => {
    expect(items(`${plain} discard`)).toBe('below-minimum: ');
    expect(pays(`${plain} discard, minimumFan 0`)).toBe('discarder 2, other 1');
    expect(pays(`${plain} self-draw, minimumFan 2`)).toBe('below-minimum');
  });
});

describe('new-ruleset §Fan', () => {
  it('new-ruleset §Fan.1: self-drawn 1', () => {
    expect(items(`${plain} self-draw`)).toBe('self-drawn 1');
    expect(items(`${plain} discard, minimumFan 0`)).toBe('');
  });

  it('new-ruleset §Fan.2: each dragon pung or kong 1, a pair nothing', () => {
    expect(items('456p123p7s, melds 555z 7777z, wins 7s by discard')).toBe('dragon-pung 1, dragon-pung 1');
    expect(items('456p123p7z, melds 888p 234s, wins 7z by discard, minimumFan 0')).toBe('');
  });

  it('new-ruleset §Fan.3: all pungs 3; one chow and it is not', () => {
    expect(items('444p7s, melds 222s 888p 333z, wins 7s by discard')).toBe('all-pungs 3');
    expect(items('456p7s, melds 222s 888p 333z, wins 7s by discard, minimumFan 0')).toBe('');
  });

  it('new-ruleset §Fan.4: mixed one suit 3; a second suit and it is not', () => {
    expect(items('456s7s, melds 222s 888s 333z, wins 7s by discard')).toBe('mixed-one-suit 3');
    expect(items('456p7s, melds 222s 888s 333z, wins 7s by discard, minimumFan 0')).toBe('');
  });

  it('new-ruleset §Fan.5: pure one suit 6; an honour makes it mixed', () => {
    expect(items('456s7s, melds 222s 888s 123s, wins 7s by discard')).toBe('pure-one-suit 6');
    expect(items('456s7z, melds 222s 888s 123s, wins 7z by discard')).toBe('mixed-one-suit 3');
  });

  it('new-ruleset §Fan.6: big three dragons 6, its pungs inside it', () => {
    expect(items('456p7s, melds 555z 666z 777z, wins 7s by discard')).toBe('big-three-dragons 6');
    expect(items('456p123s7z, melds 555z 666z, wins 7z by discard')).toBe('dragon-pung 1, dragon-pung 1');
  });

  it('new-ruleset §Fan.7: all honours are a flat 8, alone', () => {
    expect(items('2z, melds 555z 666z 111z 333z, wins 2z by self-draw')).toBe('all-honours 8');
    expect(items('2p, melds 555z 666z 111z 333z, wins 2p by discard')).not.toContain('all-honours');
  });
});

describe('new-ruleset §Payment', () => {
  it('new-ruleset §Payment.1: a point and one for each fan, from everybody for a self-drawn win', () => {
    expect(pays(`${plain} self-draw`)).toBe('opponent 2');
    expect(pays('2z, melds 555z 666z 111z 333z, wins 2z by self-draw')).toBe('opponent 9');
  });

  it('new-ruleset §Payment.2: a discarder pays double, the others once', () => {
    expect(pays('444p7s, melds 222s 888p 333z, wins 7s by discard')).toBe('discarder 8, other 4');
  });
});
