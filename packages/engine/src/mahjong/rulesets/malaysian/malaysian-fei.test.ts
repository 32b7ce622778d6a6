import { describe, expect, it } from 'vitest';
import { itemsOf, refusalOf } from '../../../testing/judged.ts';
import { type Layout, Scenario } from '../../../testing/scenario.ts';
import { mahjong } from '../../mahjong.ts';
import { malaysian } from './index.ts';

const game = mahjong(malaysian);
/** A table where a hand wins from ten fan up unless it says otherwise, so that nothing is won by the way. */
const table = (layout: Layout): Scenario =>
  new Scenario(game, { ...layout, options: { minimumFan: 10, ...layout.options } });
const items = (hand: string): string => itemsOf('malaysian', `${hand}, seat south, round east, minimumFan 0`);
const refused = (hand: string): string => refusalOf('malaysian', `${hand}, seat south, round east`);

/** Tiles filled up to thirteen with single tiles that claim nothing with a dragon. */
function singles(tiles: string): string {
  const fill = ['1z', '2z', '3z', '4z', '1p', '4p', '7p', '1z', '2z', '3z', '4z', '1p', '4p'];
  const missing = 13 - tiles.replace(/[a-z]/g, '').length;
  return `${tiles}${fill.slice(0, missing).join('')}`;
}

/**
 * Seat 1 has claimed the dealer's 5z into `meld` with tiles of `held`, has thrown a 6z, and draws `draws` on its next
 * turns; the others drift.
 */
function claimed(meld: string, held: string, draws: string, more: Partial<Layout> = {}): Scenario {
  const play = table({ hands: ['5z7z', singles(`${held}6z`), ''], draws: `1z2z${draws}`, ...more });
  return play
    .play([0, 'discard 5z'], [1, `pung ${meld}`], [1, 'discard 6z'])
    .passAll()
    .drift(2);
}

describe('malaysian §Fei: sets', () => {
  it('malaysian §Fei.1: up to two in a set, two as the pair, one real and one as the pair', () => {
    const line = (hand: string): string => items(`${hand}, aside 3f, wins 9p by discard`);
    expect(line('1245678p66z1x, melds 333z')).toBe('mixed-one-suit 1');
    expect(line('12345678p66z, melds 3z1x1x')).toBe('mixed-one-suit 1');
    expect(line('12345678p1x1x, melds 345p')).toBe('pure-one-suit 3, all-sequences 1');
    expect(line('12345678p6z1x, melds 333z')).toBe('mixed-one-suit 1');
    expect(line('12378p7z1x, melds 555z 666z')).toBe('small-three-dragons 3, mixed-one-suit 1');
    expect(line('78p4z1x, melds 111z 222z 333z')).toBe('small-four-winds 10');
  });

  it('malaysian §Fei.2: never in a kong or seven pairs, and three are no set', () => {
    const hand = '12345678p66z';
    expect(refused(`${hand}, melds 333z1x, wins 9p by discard`)).toBe('fei-in-kong');
    expect(refused(`${hand}, melds 1x1x1x, wins 9p by discard`)).toBe('too-many-fei-in-meld');
    const pairs = '113355779p112z1x, aside 3f, wins 9p by discard, seat south, round east, minimumFan 0';
    expect(itemsOf('malaysian', `${pairs}, sevenPairs true`)).toBe('incomplete');
    expect(items('123456p7z1x1x1x, melds 345p, aside 3f, wins 7z by discard')).toBe(
      'dragon-pung 1, mixed-one-suit 1',
    );
    const held = claimed('55z1x', '55z1x', '');
    expect(held.copies(1, '5z')).toBe(1);
    expect(held.moves(1)).toEqual([]);
    const { refusals } = held.game.view(held.state, 1).mine ?? {};
    expect(refusals).toContainEqual({ code: 'no-kong-with-fei' });
  });

  it('malaysian §Fei.3: counts as what it stands for, also a fifth; free in the hand, fixed in a meld', () => {
    expect(items('12346p1z1x, melds 5555p 333z, aside 3f, wins 1z by discard')).toBe('mixed-one-suit 1');
    expect(items('12346p55z, melds 777z 66z1x, aside 3f, wins 5p by discard')).toBe(
      'small-three-dragons 3, mixed-one-suit 1',
    );
    expect(items('44p66p1x22z, melds 888p 777p, aside 3f, wins 6p by discard')).toBe(
      'all-pungs 2, seat-wind-pung 1, mixed-one-suit 1',
    );
    const fixed = claimed('5z11x', '1x1x', '');
    expect(fixed.deal.hands[1].melds).toMatchObject([{ face: '5z', tiles: ['5z', '1x', '1x'] }]);
    expect(fixed.copies(1, '1x')).toBe(0);
  });

  it('malaysian §Fei.4: a pung with two real tiles, one and a Fei, or two Fei, each its own choice', () => {
    const all = table({ hands: ['5z', singles('55z1x1x'), ''] }).play([0, 'discard 5z']);
    expect(all.offers(1)).toEqual(['pung 555z', 'pung 55z1x', 'pung 5z11x', 'pass']);
    for (const [held, offers] of [
      ['55z', ['pung 555z', 'pass']],
      ['5z1x', ['pung 55z1x', 'pass']],
      ['1x1x', ['pung 5z11x', 'pass']],
      ['1x', []],
    ] as const) {
      const play = table({ hands: ['5z', singles(held), ''] }).play([0, 'discard 5z']);
      if (offers.length > 0) expect(play.offers(1), held).toEqual(offers);
      else expect(play.deal.phase.type, held).toBe('turn');
    }
    for (const [words, left] of [
      ['pung 555z', '1x1x'],
      ['pung 55z1x', '5z1x'],
      ['pung 5z11x', '5z5z'],
    ] as const) {
      const play = table({ hands: ['5z', singles('55z1x1x'), ''] }).play([0, 'discard 5z'], [1, words]);
      expect(play.deal.hands[1].tiles).toHaveLength(11);
      expect(play.copies(1, '1x') * 10 + play.copies(1, '5z'), left).toBe(
        words === 'pung 555z' ? 20 : words === 'pung 55z1x' ? 11 : 2,
      );
    }
  });

  it('malaysian §Fei.5: a chow with two real tiles or one and a Fei; two Fei are a pung', () => {
    const chow = table({ hands: ['5p', '67p1x1133445577z', ''] }).play([0, 'discard 5p']);
    expect(chow.offers(1)).toEqual(['chow 1x56p', 'chow 567p', 'chow 5p1x7p', 'chow 56p1x', 'pass']);
    const apart = table({ hands: ['5p', '3p1x11223344667z', ''] }).play([0, 'discard 5p']);
    expect(apart.offers(1)).toEqual(['chow 3p1x5p', 'pass']);
    const edge = table({ hands: ['9p', '8p1x11223344667z', ''] }).play([0, 'discard 9p']);
    expect(edge.offers(1)).toEqual(['chow 1x89p', 'pass']);
    const two = table({ hands: ['9p', '1p1x1x1122334466z', ''] }).play([0, 'discard 9p']);
    expect(two.offers(1)).toEqual(['pung 9p11x', 'pass']);
    const far = table({ hands: ['5p', '', '67p1x1122334455z'] }).play([0, 'discard 5p']);
    expect(far.offers(2)).toEqual([]);
  });

  it('malaysian §Fei.6: a chow with two Fei in the hand, but not for the claimed tile', () => {
    const hand = '12345622p1x1x, melds 345p, aside 3f, wins 9p by';
    expect(items(`${hand} self-draw`)).toBe('pure-one-suit 3, all-sequences 1');
    expect(items(`${hand} discard`)).toBe('pure-one-suit 3');
    expect(items(`${hand} robbed-kong`)).toBe('pure-one-suit 3, robbing-the-kong 1');
    expect(items('12345629p1x1x, melds 345p, aside 3f, wins 2p by discard')).toBe(
      'pure-one-suit 3, all-sequences 1',
    );
  });
});

describe('malaysian §Fei: order of claims', () => {
  const order = [
    ['pung 55p1x', 'pung 555p', '5p1x', '55p'],
    ['pung 5p11x', 'pung 55p1x', '1x1x', '5p1x'],
    ['pung 5p11x', 'pung 555p', '1x1x', '55p'],
    ['chow 456p', 'pung 5p11x', '46p', '1x1x'],
    ['chow 456p', 'pung 55p1x', '46p', '5p1x'],
    ['pung 55p1x', 'kong claimed 5p', '1x', '555p'],
  ] as const;

  it.each(order)('malaysian §Fei.7: %s from nearer loses to %s', (worse, better, near, far) => {
    const held = worse === 'pung 55p1x' && better.startsWith('kong') ? '1x1x' : near;
    const words = worse === 'pung 55p1x' && better.startsWith('kong') ? 'pung 5p11x' : worse;
    for (const first of [1, 2] as const) {
      const play = table({ hands: ['5p', `${held}${honours(held)}`, `${far}${honours(far)}`] });
      play.play([0, 'discard 5p']);
      const answers = [[1, words] as const, [2, better] as const];
      for (const [seat, answer] of first === 1 ? answers : [...answers].reverse()) {
        if (play.deal.phase.type === 'claims') play.play([seat, answer]);
      }
      expect(play.deal.hands[2].melds).toHaveLength(1);
      expect(play.deal.hands[1].melds).toHaveLength(0);
    }
  });

  it('malaysian §Fei.7: between equals the nearest seat; a win goes before all', () => {
    const two = table({ hands: ['5p', `5p1x${honours('5p1x')}`, `5p1x${honours('5p1x')}`] });
    two.play([0, 'discard 5p'], [2, 'pung 55p1x'], [1, 'pung 55p1x']);
    expect(two.deal.hands[1].melds).toHaveLength(1);
    const win = table({ hands: ['9p', '99p', '123456p78p333z66z'] });
    win.play([0, 'discard 9p'], [1, 'pung 999p'], [2, 'win']);
    expect(win.deal.phase).toMatchObject({ ending: { type: 'won', seat: 2 } });
  });
});

/** Honours that fill a hand of `tiles` up to thirteen without a pair of anything but themselves. */
function honours(tiles: string): string {
  const missing = 13 - tiles.replace(/[a-z]/g, '').length;
  return ['1z', '2z', '3z', '4z', '5z', '6z', '7z', '1z', '2z', '3z', '4z', '5z', '6z']
    .slice(0, missing)
    .join('');
}

describe('malaysian §Fei: redemption', () => {
  it('malaysian §Fei.8: the tile drawn last for a Fei that stands for it, in a pung', () => {
    const play = claimed('5z11x', '1x1x', '5z');
    expect(play.moves(1)).toEqual(['redeem 5z 0']);
    const live = play.game.view(play.state, 'outsider').common.live;
    play.play([1, 'redeem 5z 0']);
    expect(play.facts()).toEqual(['fei-redeemed 1 5z 0']);
    expect(play.deal.hands[1].melds).toMatchObject([{ type: 'pung', tiles: ['5z', '5z', '1x'] }]);
    expect(play.copies(1, '1x')).toBe(1);
    expect(play.moves(1)).toEqual(['set-aside']);
    expect(play.game.view(play.state, 'outsider').common.live).toBe(live);
    expect(play.offers(1)).toContain('discard 1z');
  });

  it('malaysian §Fei.8: in a chow, at the place the Fei stands for and no other', () => {
    const chow = (draw: string): Scenario => {
      const play = table({
        hands: ['5p7z', '7p1x6z1122334477z'.replace('77z', '7z'), ''],
        draws: `1z2z${draw}`,
      });
      return play.play([0, 'discard 5p'], [1, 'chow 5p1x7p'], [1, 'discard 6z']).passAll().drift(2);
    };
    const play = chow('6p').play([1, 'redeem 6p 0']);
    expect(play.deal.hands[1].melds).toMatchObject([{ type: 'chow', tiles: ['5p', '6p', '7p'] }]);
    expect(chow('5p').moves(1)).toEqual([]);
    expect(chow('8p').moves(1)).toEqual([]);
  });

  it('malaysian §Fei.8: a tile from the back redeems too; one tile, one Fei', () => {
    const play = claimed('5z11x', '1x1x', '1y', { back: '5z5z' });
    expect(play.moves(1)).toEqual(['redeem 5z 0']);
    play.play([1, 'redeem 5z 0'], [1, 'set-aside']);
    expect(play.deal.hands[1].tiles.at(-1)).toBe('5z');
    play.play([1, 'redeem 5z 0']);
    expect(play.deal.hands[1].melds).toMatchObject([{ tiles: ['5z', '5z', '5z'] }]);
    expect(play.copies(1, '1x')).toBe(1);
  });

  it('malaysian §Fei.9: a tile kept past its turn or held before redeems nothing', () => {
    const kept = claimed('5z11x', '1x1x', '5z');
    kept.play([1, 'discard 1z']).passAll().drift(2);
    expect(kept.copies(1, '5z')).toBe(1);
    expect(kept.moves(1)).toEqual([]);
    expect(kept.game.view(kept.state, 1).mine?.refusals).toContainEqual({
      code: 'only-drawn-tile-redeems',
      tile: '5z',
    });
    const dealt = claimed('5z11x', '5z1x1x', '');
    expect(dealt.moves(1)).toEqual([]);
  });

  it('malaysian §Fei.9: nor right after a claim, nor in another seat’s meld', () => {
    const claim = table({ hands: ['5z', singles('5z1x1x'), ''] }).play([0, 'discard 5z'], [1, 'pung 5z11x']);
    expect(claim.moves(1)).toEqual([]);
    const others = table({ hands: ['5z7z', singles('1x1x6z'), ''], draws: '5z' });
    others.play([0, 'discard 5z'], [1, 'pung 5z11x'], [1, 'discard 6z']).passAll();
    expect(others.deal.phase).toMatchObject({ type: 'turn', seat: 2 });
    expect(others.copies(2, '5z')).toBeGreaterThan(0);
    expect(others.moves(2)).toEqual([]);
  });

  it('malaysian §Fei.10: the Fei that completes the hand is a self-drawn win with the draw’s circumstances', () => {
    const hands = ['5z7z', '12345678p66z1x1x1f', ''];
    const at = (layout: Partial<Layout>): Scenario => {
      const play = table({ hands, options: { minimumFan: 0 }, ...layout, back: `2z${layout.back ?? ''}` });
      return play.play([0, 'discard 5z'], [1, 'pung 5z11x'], [1, 'discard 2z']).passAll().drift(2);
    };
    const play = at({ draws: '1z2z5z' });
    expect(play.moves(1)).not.toContain('win');
    play.play([1, 'redeem 5z 0']);
    expect(play.moves(1)).toContain('win');
    expect(play.offers(1)).not.toContain('discard 1x');
    play.play([1, 'win']);
    const { phase } = play.deal;
    expect(phase).toMatchObject({
      ending: { type: 'won', source: 'self-draw', tile: '1x', circumstances: [] },
    });
    const replaced = at({ draws: '1z2z2y', back: '5z' }).play([1, 'redeem 5z 0'], [1, 'win']);
    expect(replaced.deal.phase).toMatchObject({ ending: { circumstances: ['flower-replacement'] } });
    const last = at({ draws: '1z2z5z', live: 4 }).play([1, 'redeem 5z 0'], [1, 'win']);
    expect(last.deal.phase).toMatchObject({ ending: { circumstances: ['last-tile'] } });
  });

  it('malaysian §Fei.11: a redeemed pung may become a kong, in the same turn with the fourth in hand', () => {
    const play = claimed('55z1x', '55z1x', '5z', { back: '1p' });
    expect(play.moves(1)).toEqual(['redeem 5z 0']);
    play.play([1, 'redeem 5z 0']);
    expect(play.moves(1)).toEqual(['kong added 5z', 'set-aside']);
    play.play([1, 'kong added 5z']);
    expect(play.deal.hands[1].melds).toMatchObject([
      { type: 'kong', kind: 'added', tiles: ['5z', '5z', '5z', '5z'] },
    ]);
  });

  it('malaysian §Fei.11: two redeemed one after the other, then the kong', () => {
    const fourth = claimed('5z11x', '5z1x1x', '5z', { back: '5z1p' });
    fourth.play([1, 'redeem 5z 0']);
    expect(fourth.moves(1)).toEqual(['set-aside']);
    fourth.play([1, 'set-aside'], [1, 'redeem 5z 0']);
    expect(fourth.moves(1)).toEqual(['kong added 5z', 'set-aside']);
    fourth.play([1, 'kong added 5z']);
    expect(fourth.deal.hands[1].melds).toMatchObject([{ type: 'kong', kind: 'added' }]);
    expect(fourth.facts()).toContain('kong-paid 2>1 1, 0>1 1');
  });
});

describe('malaysian §Fei: aside, and all four', () => {
  it('malaysian §Fei.12: set aside in one’s turn, also after a claim, while replaceable; it counts and breaks', () => {
    const turn = table({ hands: ['1x1x'], back: '1p2p' }).play([0, 'set-aside'], [0, 'set-aside']);
    expect(turn.deal.hands[0].bonus).toEqual(['1x', '1x']);
    expect(turn.facts()).toEqual(['fei-set-aside 0', 'drawn 0 fei 2p']);
    const after = table({ hands: ['5z', singles('55z1x'), ''] }).play([0, 'discard 5z'], [1, 'pung 555z']);
    expect(after.moves(1)).toEqual(['set-aside']);
    expect(table({ hands: ['1x'], live: 0 }).moves(0)).toEqual([]);
    const win = table({ hands: ['123456p789p22z55z1x'], back: '5z', options: { minimumFan: 0 } });
    win.play([0, 'set-aside'], [0, 'win']);
    expect(win.deal.phase).toMatchObject({ ending: { circumstances: ['flower-replacement'] } });
    expect(items('12345678p66z, melds 333z, aside 1x, wins 9p by discard')).toBe(
      'fei-set-aside 1, mixed-one-suit 1',
    );
  });

  it('malaysian §Fei.13: never thrown, never claimed; one must go when only Fei are left', () => {
    expect(table({ hands: ['1x1x1x'] }).offers(0)).not.toContain('discard 1x');
    expect(refused('12345678p66z, melds 333z, wins 1x by discard')).toBe('fei-cannot-be-thrown');
    const kongs = (live: number): Scenario => {
      const play = table({ hands: ['1111222233334z1x'], back: '444z1x', live: live + 4 });
      for (const wind of ['1z', '2z', '3z', '4z']) play.play([0, `kong concealed ${wind}`]);
      return play;
    };
    expect(kongs(6).moves(0)).toEqual(['win', 'set-aside']);
    expect(kongs(0).offers(0)).toEqual(['win', 'set-aside']);
    const passed = kongs(0).play([0, 'set-aside']);
    expect(passed.deal.phase).toMatchObject({ ending: { type: 'exhausted' } });
    expect(passed.deal.hands[0].bonus).toEqual(['1x']);
  });

  it('malaysian §Fei.14: Four Flying on any own turn with a draw, the first included, never forced', () => {
    const first = table({ hands: ['1479p12457z1111x'] });
    expect(first.moves(0)).toEqual(['four-flying', 'set-aside']);
    first.play([0, 'four-flying']);
    expect(first.deal.phase).toMatchObject({
      ending: {
        type: 'won',
        source: 'self-draw',
        score: {
          fan: 10,
          limit: true,
          doubled: true,
          items: [{ pattern: 'four-flying', fan: 10 }],
          arrangement: [],
        },
      },
    });
    expect(first.state.scores).toEqual([88, -44, -44]);
    const kept = table({ hands: ['1479p12457z1111x'] })
      .play([0, 'discard 1z'])
      .passAll()
      .drift(2);
    expect(kept.deal.phase).toMatchObject({ type: 'turn', seat: 0 });
    expect(kept.moves(0)).toContain('four-flying');
    const complete = table({ hands: ['1479p12457z1111x'], options: { fourFlying: 'complete' } });
    expect(complete.moves(0)).toEqual(['set-aside']);
    const aside = table({ hands: ['1479p12457z1111x'] }).play([0, 'set-aside']);
    expect(aside.moves(0)).not.toContain('four-flying');
    expect(table({ hands: ['1479p123457z111x'] }).moves(0)).toEqual(['set-aside']);
  });

  it('malaysian §Fei.14: not after a claim, until a tile is drawn; Fei in own melds count', () => {
    const play = table({
      hands: ['5z7z', '1479p12346z1111x'.replace('1111x', '1x1x1x1x'), ''],
      draws: '1z2z8p',
    });
    play.play([0, 'discard 5z'], [1, 'pung 5z11x']);
    expect(play.moves(1)).toEqual(['set-aside']);
    play.play([1, 'discard 6z']).passAll().drift(2);
    expect(play.moves(1)).toEqual(['four-flying', 'set-aside']);
    play.play([1, 'four-flying']);
    expect(play.state.scores).toEqual([-44, 88, -44]);
  });

  it('malaysian §Fei.15: a complete hand with all four is a maximum either way, on a discard too', () => {
    const hand = '124578p6z1x1x1x, melds 33z1x, aside 3f, wins 6z by discard, seat south, round east';
    expect(itemsOf('malaysian', hand)).toBe('four-flying 10');
    expect(itemsOf('malaysian', `${hand}, fourFlying complete`)).toBe('four-flying 10');
    const win = table({ hands: ['12345p66z789p1111x'.replace('1111x', '1x1x1x1x')] });
    expect(win.moves(0)).toEqual(['win', 'set-aside']);
  });
});
