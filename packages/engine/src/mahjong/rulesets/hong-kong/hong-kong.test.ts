import { describe, expect, it } from 'vitest';
import { defaultOptions, type OptionValues, readOptions, valuesOf } from '../../../options.ts';
import { pickOne, seededRandom } from '../../../random.ts';
import { type Seat, seatsOf } from '../../../seats.ts';
import { DealAudit } from '../../../testing/audit.ts';
import { itemsOf, paymentsOfLine, refusalOf } from '../../../testing/judged.ts';
import { playDeal } from '../../../testing/play-out.ts';
import { type Layout, Scenario } from '../../../testing/scenario.ts';
import { testSeed } from '../../../testing/test-seed.ts';
import { countTile, isBonus, playingFaces, tiles } from '../../../tiles/tile.ts';
import { mahjong } from '../../mahjong.ts';
import type { Position } from '../../ruleset.ts';
import { type HongKongOptions, hongKong } from './index.ts';

const game = mahjong(hongKong);
const defaults = defaultOptions(hongKong.options) as HongKongOptions;
const table = (layout: Layout): Scenario => new Scenario(game, layout);
/** What a hand scores where any hand wins. */
const items = (line: string, seat = 'south'): string =>
  itemsOf('hong-kong', `${line}, seat ${seat}, round east, minimumFan 0`);
const pays = (line: string): string => paymentsOfLine('hong-kong', `${line}, seat south, round east`);
const live = (at: Scenario): number => game.view(at.state, 'outsider').common.live;
const endingOf = (at: Scenario) => {
  const { phase } = at.deal;
  return phase.type === 'deal-over' ? phase.ending : undefined;
};

describe('hong-kong §Tiles', () => {
  it('hong-kong §Tiles.1: 144 tiles; flowers and seasons are set aside and replaced by themselves', () => {
    expect(hongKong.tiles).toHaveLength(144);
    for (const face of playingFaces) expect(countTile(hongKong.tiles, face)).toBe(4);
    const bonus = tiles.filter((tile) => isBonus(tile) && hongKong.tiles.includes(tile));
    expect(bonus).toEqual(['1f', '2f', '3f', '4f', '1y', '2y', '3y', '4y']);
    const dealt = table({ hands: ['1f3y', '', '2f', ''], back: '4f5p6p7p' });
    expect(dealt.deal.hands.map(({ bonus: aside }) => aside)).toEqual([['1f', '3y', '4f'], [], ['2f'], []]);
    expect(dealt.asked()).toEqual([0]);
  });

  it('hong-kong §Tiles.1: flower numbers follow the seats', () => {
    const { common } = game.view(table({ position: { dealer: 2 } }).state, 'outsider');
    expect(common.seats.map(({ wind, number }) => `${wind} ${number}`)).toEqual([
      'west 3',
      'north 4',
      'east 1',
      'south 2',
    ]);
  });

  it('hong-kong §Tiles.2: 77 live tiles after the deal, however many are replaced', () => {
    expect(live(table({}))).toBe(77);
    const replaced = table({ hands: ['1f2f5555p'], back: '1m2s3p' });
    expect(live(replaced)).toBe(77);
    replaced.play([0, 'kong concealed 5p']);
    expect(live(replaced)).toBe(77);
  });

  it('hong-kong §Tiles.3: a flower as the last live tile is replaced from the stock and still the last tile', () => {
    const layout = { draws: '1f', back: '5p', live: 1, options: { minimumFan: 0 } };
    const last = table({ ...layout, hands: ['9s', '46p123456s789m11z', '', ''] });
    last.play([0, 'discard 9s']).passAll();
    expect(last.facts()).toContain('drawn 1 bonus 5p');
    expect(live(last)).toBe(0);
    last.play([1, 'win']);
    expect(endingOf(last)).toMatchObject({
      type: 'won',
      tile: '5p',
      circumstances: expect.arrayContaining(['last-tile']),
    });
  });

  /** Fourteen replacements are gone once seat 1 has made two kongs; it may make a third and then a fourth. */
  const outOfStock = (left: number): Scenario => {
    const at = table({
      hands: ['1111m2222m3333m1f2f', '3f4f1y2y3y4y5555p777p', '', ''],
      draws: '7p',
      back: '4m4m6p6p6p6p9s9s4m4m1s4s9s9s8s',
      live: left,
    });
    const kongs = ['1m', '2m', '3m', '4m'].map((tile) => [0, `kong concealed ${tile}`] as const);
    at.play(...kongs, [0, 'discard 1s']).passAll();
    return at.play([1, 'kong concealed 5p'], [1, 'kong concealed 6p']);
  };

  it('hong-kong §Tiles.4: out of stock, replacements come from the live wall’s end', () => {
    const at = outOfStock(3);
    expect([at.deal.wall.back, live(at)]).toEqual([14, 2]);
    at.play([1, 'kong concealed 7p']);
    expect(at.facts()).toContain('drawn 1 kong 8s');
    expect([at.deal.wall.back, live(at)]).toEqual([15, 1]);
    at.play([1, 'kong concealed 9s']);
    expect([at.deal.wall.back, live(at)]).toEqual([16, 0]);
  });

  it('hong-kong §Tiles.4: a kong after the last live draw while a replacement is left, none without', () => {
    const stocked = table({ hands: ['5555p'], live: 0, back: '1m' });
    stocked.play([0, 'kong concealed 5p']);
    expect(stocked.facts()).toContain('drawn 0 kong 1m');
    const out = outOfStock(2).play([1, 'kong concealed 7p']);
    expect(live(out)).toBe(0);
    expect(out.moves(1)).toEqual([]);
    expect(game.view(out.state, 1).mine?.refusals).toContainEqual({ code: 'no-replacement-left' });
  });
});

const first: Position = { deal: 1, dealer: 0, roundWind: 'east', changes: 0, roundStarter: 0 };

/** The seats that deal, and under which wind, when hands end so, until the match is over. */
function course(
  options: Partial<typeof defaults>,
  winners: readonly (Seat | undefined)[],
): readonly string[] {
  const chosen = { ...defaults, ...options };
  let position: Position = { ...first, dealer: 2, roundStarter: 2 };
  const dealt: string[] = [];
  for (const winner of winners) {
    dealt.push(`${position.roundWind} ${position.dealer}`);
    if (hongKong.succession.isLast(position, { winner }, chosen)) return [...dealt, 'over'];
    position = { ...hongKong.succession.next(position, { winner }, chosen), deal: position.deal + 1 };
  }
  return dealt;
}
const others = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, at) => (((at % 4) + 3) % 4) as Seat);

/** A hand that waits for 5p and is worth three: all chows, fully concealed, no flowers. */
const waitsFor5p = '46p123456s789m11z';

/** Seat 1 throws 5p in its first turn: no first discard any more. Seat 2 may win on it. */
function secondThrow(options: NonNullable<Layout['options']>, waiting = waitsFor5p, back = ''): Scenario {
  const at = table({ hands: ['1s', '', waiting, ''], draws: '5p', back, options });
  return at.play([0, 'discard 1s']).passAll().play([1, 'discard 5p']);
}

describe('hong-kong §Match', () => {
  it('hong-kong §Match.1: one hand unless the table plays one round or four; the first dealer at random', () => {
    expect(course({}, [0])).toEqual(['east 2', 'over']);
    expect(course({}, [2])).toEqual(['east 2', 'over']);
    expect(course({ length: 'round' }, others(8))).toEqual(['east 2', 'east 3', 'east 0', 'east 1', 'over']);
    const four = course({ length: 'four-rounds' }, others(20));
    expect(four).toHaveLength(17);
    expect(four.at(-1)).toBe('over');
    expect([1, 'open', 'open']).toEqual(
      (['hand', 'round', 'four-rounds'] as const).map((length) =>
        hongKong.succession.deals({ ...defaults, length }),
      ),
    );
    const opened = game.start(defaults).state;
    const dealers = Array.from(
      { length: 400 },
      (_, at) => game.deal(opened, testSeed(at)).state.deal?.position,
    );
    for (const seat of seatsOf(4))
      expect(dealers.filter((position) => position?.dealer === seat).length).toBeGreaterThan(60);
    expect(dealers.every((position) => position?.roundWind === 'east')).toBe(true);
  });

  it('hong-kong §Match.2: the dealer stays after winning and after a drawn hand, unless the table says otherwise', () => {
    expect(course({ length: 'round' }, [2, undefined, 0, 1])).toEqual([
      'east 2',
      'east 2',
      'east 2',
      'east 3',
    ]);
    expect(course({ length: 'round', dealerKeepsOnWin: false }, [2, undefined, 0])).toEqual([
      'east 2',
      'east 3',
      'east 3',
    ]);
    expect(course({ length: 'round', dealerKeepsOnDraw: false }, [undefined, 3, 1])).toEqual([
      'east 2',
      'east 3',
      'east 3',
    ]);
    const drawn = table({
      hands: ['', '', '', '7z'],
      position: { dealer: 3 },
      live: 0,
      options: { length: 'round' },
    });
    drawn.play([3, 'discard 7z']).passAll();
    expect(game.isOver(drawn.state)).toBe(false);
    expect(game.deal(drawn.state, testSeed(3)).state.deal?.position).toMatchObject({ deal: 2, dealer: 3 });
  });

  it('hong-kong §Match.3: a round is over when the deal is back at its first dealer; East, South, West, North', () => {
    const four = course({ length: 'four-rounds' }, others(20));
    expect(four.slice(3, 6)).toEqual(['east 1', 'south 2', 'south 3']);
    expect(four.slice(7, 9)).toEqual(['south 1', 'west 2']);
    expect(four.slice(12)).toEqual(['north 2', 'north 3', 'north 0', 'north 1', 'over']);
    // the last dealer stays: the match goes on
    const stays = course({ length: 'round' }, [0, 0, 1, 1, 1]);
    expect(stays).toEqual(['east 2', 'east 3', 'east 0', 'east 1', 'east 1']);
    expect(course({ length: 'round' }, [0, 0, 1, 1, 2])).toEqual([...stays, 'over']);
  });

  it('hong-kong §Match.4: scores run on through the match', () => {
    const won = secondThrow({ length: 'round' }).play([2, 'win']);
    expect(won.state.scores).toEqual([-8, -16, 32, -8]);
    expect(game.deal(won.state, testSeed(3)).state.scores).toEqual([-8, -16, 32, -8]);
  });
});

/** Thirteen orphans but for East, which seat 0 holds four times. */
const orphans = '19m19p199s234567z';

describe('hong-kong §Kongs', () => {
  const withFour = (options: Layout['options'] = {}): Scenario =>
    table({ hands: ['1111z5p'], back: '9s', options });

  it('hong-kong §Kongs.1: kongs from the hand unless switched off, claimed ones always; nothing is paid', () => {
    expect(withFour().moves(0)).toEqual(['kong concealed 1z']);
    const off = withFour({ kongsFromHand: false });
    expect(off.moves(0)).toEqual([]);
    expect(game.view(off.state, 0).mine?.refusals).toEqual([{ code: 'no-kong-from-hand' }]);
    for (const kongsFromHand of [true, false]) {
      const claim = table({ hands: ['5p', '555p', '', ''], back: '9s', options: { kongsFromHand } });
      claim.play([0, 'discard 5p'], [1, 'kong claimed 5p']);
      expect(claim.facts()).toEqual([
        'answered 1 kong claimed 5p',
        'claimed 1 kong 5555p',
        'drawn 1 kong 9s',
      ]);
      expect(claim.state.scores).toEqual([0, 0, 0, 0]);
    }
    const hidden = withFour().play([0, 'kong concealed 1z']);
    expect(game.view(hidden.state, 2).common.seats[0].melds).toEqual([{ type: 'kong', kind: 'concealed' }]);
  });

  /** Seat 1 adds the fourth 5p to its pung; seat 2 waits for it with four fan, five with the robbing. */
  const added = (options: Layout['options']): Scenario => {
    const at = table({
      hands: ['5p', '55p1s', '46p777z666z222s33m', ''],
      draws: '1z2z3z5p',
      back: '9s',
      options: { minimumFan: 5, ...options },
    });
    at.play([0, 'discard 5p'], [2, 'pass'], [1, 'pung 555p'], [1, 'discard 1s']).passAll().drift(3);
    return at.play([1, 'kong added 5p']);
  };

  it('hong-kong §Kongs.2: an added kong can be robbed where that is chosen, the robbing fan counted', () => {
    expect(added({}).asked()).toEqual([1]);
    const asked = added({ robbing: true });
    expect(asked.asked()).toEqual([2]);
    expect(asked.offers(2)).toEqual(['win', 'pass']);
    asked.play([2, 'win']);
    const ending = endingOf(asked);
    expect(ending).toMatchObject({ type: 'won', seat: 2, source: 'robbed-kong', from: 1 });
    const score = ending?.type === 'won' ? ending.score : undefined;
    expect(score?.items).toContainEqual({ pattern: 'robbing-the-kong', fan: 1 });
    expect(asked.deal.hands[1].melds).toMatchObject([{ type: 'pung', face: '5p' }]);
    expect(asked.state.scores.reduce((sum, each) => sum + each, 0)).toBe(0);
  });

  it('hong-kong §Kongs.2: robbing needs kongs from the hand', () => {
    const read = readOptions(hongKong.options, { robbing: true, kongsFromHand: false });
    expect(read).toMatchObject({ ok: false, error: { code: 'bad-option-value', option: 'robbing' } });
    expect(readOptions(hongKong.options, { robbing: true }).ok).toBe(true);
    expect(readOptions(hongKong.options, { kongsFromHand: false }).ok).toBe(true);
  });

  it('hong-kong §Kongs.3: a concealed kong is robbed with thirteen orphans only, and shown to that seat only', () => {
    const layout: Layout = { hands: ['1111z5p', '', orphans, ''], back: '9m', options: { robbing: true } };
    const at = table(layout);
    at.play([0, 'kong concealed 1z']);
    expect(at.asked()).toEqual([2]);
    expect(at.offers(2)).toEqual(['win', 'pass']);
    expect(game.view(at.state, 2).mine?.underClaim).toBe('1z');
    for (const viewer of [0, 1, 3, 'outsider'] as const) {
      const { common, mine } = game.view(at.state, viewer);
      expect(common.stage).toEqual({ type: 'claims', cause: 'kong', seat: 0 });
      expect(mine?.underClaim).toBeUndefined();
      if (viewer === 0) continue;
      const seen = at.events.map((event) => game.redact(event, viewer));
      expect(JSON.stringify(seen)).not.toContain('1z');
    }
    const passed = table(layout);
    passed.play([0, 'kong concealed 1z'], [2, 'pass']);
    expect(passed.facts()).toContain('drawn 0 kong 9m');
    expect(game.view(passed.state, 2).mine?.underClaim).toBeUndefined();
    expect(game.view(passed.state, 2).common.seats[0].melds).toEqual([{ type: 'kong', kind: 'concealed' }]);
    at.play([2, 'win']);
    expect(endingOf(at)).toMatchObject({ type: 'won', seat: 2, from: 0, score: { limit: true, fan: 10 } });
    expect(at.copies(0, '1z')).toBe(3);
    expect(at.deal.hands[0].melds).toEqual([]);
    expect(at.state.scores).toEqual([-256, -128, 512, -128]);
  });

  it('hong-kong §Kongs.3: any other hand isn’t asked about a concealed kong, nor orphans where robbing is off', () => {
    const off = table({ hands: ['1111z5p', '', orphans, ''], back: '9m' });
    expect(off.play([0, 'kong concealed 1z']).asked()).toEqual([0]);
    const plain = {
      hands: ['4444p5p', '', '35p777z666z222s33m', ''],
      back: '9m',
      options: { robbing: true },
    };
    expect(table(plain).play([0, 'kong concealed 4p']).asked()).toEqual([0]);
  });
});

const allFlowers = '1f2f3f4f1y2y3y4y';

describe('hong-kong §Winning', () => {
  it('hong-kong §Winning.1: four sets and a pair or thirteen orphans; no seven pairs', () => {
    expect(items('123456m345p789s5z, aside 1f, wins 5z by discard')).not.toBe('incomplete');
    expect(items('19m19p19s1234567z, aside 1f, wins 1m by discard')).toBe('thirteen-orphans 10');
    expect(items('1133557799m113p, aside 1f, wins 3p by discard')).toBe('incomplete');
    expect(items('123456m345p78s55z, aside 1f, wins 1s by discard')).toBe('incomplete');
  });

  it('hong-kong §Winning.2: the table’s minimum, flowers included, on the uncut sum; a limit always passes', () => {
    for (const minimumFan of [0, 1, 2, 3, 4, 5]) {
      expect(secondThrow({ minimumFan }).offers(2).includes('win')).toBe(minimumFan <= 3);
    }
    const below = secondThrow({ minimumFan: 4 });
    expect(game.view(below.state, 2).mine?.refusals).toContainEqual({
      code: 'below-minimum',
      fan: 3,
      needs: 4,
    });
    // a flower of another seat spoils no flowers, one's own makes up for it
    expect(secondThrow({}, '46p123456s789m1z1f', '1z').offers(2)).not.toContain('win');
    expect(secondThrow({}, '46p123456s789m1z3f', '1z').offers(2)).toContain('win');
    expect(
      refusalOf('hong-kong', `${waitsFor5p}, wins 5p by discard, seat south, round east, minimumFan 6`),
    ).toBe('bad-option-value');
    const limit =
      '123m456p789s1122z, aside 1f, wins 1z by discard, first-deal, seat south, round east, minimumFan 5';
    expect(itemsOf('hong-kong', limit)).toBe('first-discard 10');
    const uncut = '44888m66p, melds 7777p 2222s, aside 1f, wins 6p by self-draw, kong-on-kong';
    expect(itemsOf('hong-kong', `${uncut}, seat south, round east, limit 8, minimumFan 5`)).toContain(
      'kong-on-kong 8',
    );
  });

  it('hong-kong §Winning.3: the eighth flower ends the hand before its replacement is drawn', () => {
    const at = table({
      hands: ['9s1f2f3f4f1y2y3y', '', '', ''],
      draws: '1m2m3m4y',
      back: '1s2s3s4s5s6s7s8s',
    });
    at.play([0, 'discard 9s']).passAll().drift(3);
    expect(at.deal.phase).toMatchObject({ type: 'deal-over' });
    expect(at.facts().slice(-3)).toEqual(['drawn 0 turn 4y', 'bonus 0 4y', 'won 0 self-draw 4y']);
    expect(at.deal.wall.back).toBe(7);
    expect(endingOf(at)).toMatchObject({
      score: {
        fan: 8,
        counted: 8,
        limit: false,
        items: [{ pattern: 'eight-flowers', fan: 8 }],
        arrangement: [],
      },
    });
    expect(at.state.scores).toEqual([384, -128, -128, -128]);
  });

  it.each([0, 1, 2, 3] as const)(
    'hong-kong §Winning.3: in the deal too, whoever holds them (seat %i)',
    (seat) => {
      const hands = ['', '', '', ''];
      hands[seat] = allFlowers;
      const audit = new DealAudit(game, game.start(defaults).state);
      const at = table({ hands, back: '1s2s3s4s5s6s7s' });
      audit.check({ events: at.events, state: at.state });
      expect(endingOf(at)).toMatchObject({ type: 'won', seat, source: 'self-draw', tile: '4y' });
      expect(at.asked()).toEqual([]);
      expect(at.state.scores[seat]).toBe(384);
      expect(game.isOver(at.state)).toBe(true);
      expect(game.view(at.state, 'outsider').common.seats[seat].hand).toHaveLength(seat === 0 ? 13 : 12);
    },
  );

  it('hong-kong §Winning.3: seven flowers end nothing', () => {
    const at = table({ hands: ['1f2f3f4f1y2y3y', '4y', '', ''], back: '1s2s3s4s5s6s7s8s' });
    expect(at.deal.phase.type).toBe('turn');
    expect(at.deal.hands[0].bonus).toHaveLength(7);
  });

  it('hong-kong §Winning.4: the reading worth most', () => {
    expect(items('1112223334445m, aside 1f, wins 5m by self-draw')).toBe(
      'four-concealed-pungs 8, full-flush 7',
    );
    expect(items('7m111222333p456s, aside 1f, wins 7m by self-draw')).toBe(
      'all-chows 1, fully-concealed 1, self-drawn 1',
    );
  });
});

describe('hong-kong §Fan', () => {
  const open = '456m123p7s, melds 234s 888p, aside 1f, wins 7s by';

  it('hong-kong §Fan.1: all chows 1 with any pair', () => {
    expect(items('456m123p7z, melds 234s 678p, aside 1f, wins 7z by discard')).toBe('all-chows 1');
    expect(items('456m123p2z, melds 234s 678p, aside 1f, wins 2z by discard')).toBe('all-chows 1');
    expect(items(`${open} discard`)).toBe('');
  });

  it('hong-kong §Fan.2: fully concealed 1, kept by a discard, a concealed kong and flowers', () => {
    expect(items('456m123p234s888p7s, aside 1f, wins 7s by discard')).toBe('fully-concealed 1');
    expect(items('456m123p234s7s, melds (8888p), aside 1f, wins 7s by discard')).toBe('fully-concealed 1');
    expect(items('456m123p234s7s, melds 8888p, aside 1f, wins 7s by discard')).toBe('');
  });

  it('hong-kong §Fan.3: self-drawn 1, with fully concealed too', () => {
    expect(items(`${open} self-draw`)).toBe('self-drawn 1');
    expect(items('456m123p234s888p7s, aside 1f, wins 7s by self-draw')).toBe(
      'fully-concealed 1, self-drawn 1',
    );
  });

  it('hong-kong §Fan.4: no flowers 1; one of another seat spoils it', () => {
    expect(items('456m123p7s, melds 234s 888p, wins 7s by discard')).toBe('no-flowers 1');
    expect(items(`${open} discard`)).toBe('');
  });

  it.each([
    ['east', '1'],
    ['south', '2'],
    ['west', '3'],
    ['north', '4'],
  ] as const)('hong-kong §Fan.5: the flower and season of one’s own number 1 each (%s)', (seat, own) => {
    for (const number of ['1', '2', '3', '4']) {
      const line = (aside: string): string =>
        items(`456m123p7s, melds 234s 888p, aside ${aside}, wins 7s by discard`, seat);
      const scores = number === own;
      expect(line(`${number}f`)).toBe(scores ? 'seat-flower 1' : '');
      expect(line(`${number}y`)).toBe(scores ? 'seat-flower 1' : '');
      expect(line(`${number}f${number}y`)).toBe(scores ? 'seat-flower 1, seat-flower 1' : '');
    }
  });

  it('hong-kong §Fan.6: a complete set 2 instead of that series’ seat flower only', () => {
    const line = (aside: string): string =>
      items(open.replace('aside 1f', `aside ${aside}`).concat(' discard'));
    expect(line('1234f')).toBe('complete-set 2');
    expect(line('1234y')).toBe('complete-set 2');
    expect(line('1234f2y')).toBe('complete-set 2, seat-flower 1');
    expect(line('1234f134y')).toBe('complete-set 2');
    expect(line('124f')).toBe('seat-flower 1');
  });

  it('hong-kong §Fan.7: each dragon pung or kong 1, a pair nothing', () => {
    expect(items('456m123p7s, melds 555z 7777z, aside 1f, wins 7s by discard')).toBe(
      'dragon-pung 1, dragon-pung 1',
    );
    expect(items('456m123p7z, melds 888p 234s, aside 1f, wins 7z by discard')).toBe('');
  });

  it('hong-kong §Fan.8: seat wind pung 1 for each seat; another’s wind nothing', () => {
    const line = '456m123p7s, melds 222z 234s, aside 1f, wins 7s by discard';
    expect(items(line, 'south')).toBe('seat-wind-pung 1');
    expect(items(line, 'west')).toBe('');
    expect(items(line.replace('222z', '444z'), 'north')).toBe('seat-wind-pung 1');
  });

  it('hong-kong §Fan.9: round wind pung 1, both for one pung 2', () => {
    const line = '456m123p7s, melds 111z 234s, aside 3f, wins 7s by discard';
    expect(items(line, 'south')).toBe('round-wind-pung 1');
    expect(items(line, 'east')).toBe('seat-wind-pung 1, round-wind-pung 1');
    const south = `${line.replace('111z', '222z')}, seat south, round south, minimumFan 0`;
    expect(itemsOf('hong-kong', south)).toBe('seat-wind-pung 1, round-wind-pung 1');
  });

  it('hong-kong §Fan.10: last tile 1, drawn or thrown, never with a kong replacement', () => {
    expect(items(`${open} self-draw, last-tile`)).toBe('self-drawn 1, last-tile 1');
    expect(items(`${open} discard, last-tile`)).toBe('last-tile 1');
    const kong = '456m7s, melds 234s 1111p 8888p, aside 1f, wins 7s by self-draw, last-tile';
    expect(items(`${kong}, kong-replacement`)).toBe('kong-replacement 2');
    expect(items(`${kong}, kong-on-kong`)).toBe('kong-on-kong 8, self-drawn 1');
  });

  it('hong-kong §Fan.11: kong replacement 2, self-drawn included; a flower’s replacement is none', () => {
    const line = '456m7s, melds 234s 1111p 888p, aside 1f, wins 7s by self-draw';
    expect(items(`${line}, kong-replacement`)).toBe('kong-replacement 2');
    expect(items(`${line}, flower-replacement`)).toBe('self-drawn 1');
  });

  it('hong-kong §Fan.12: robbing the kong 1, counted for the minimum', () => {
    const line = '22m345p67s, melds 777z 666z, aside 1f, wins 8s by';
    expect(items(`${line} robbed-kong, robbing true`)).toBe(
      'dragon-pung 1, dragon-pung 1, robbing-the-kong 1',
    );
    expect(items(`${line} robbed-kong`)).toContain('not-played');
    expect(pays(`${line} robbed-kong, robbing true`)).toBe('declarer 16, other 8');
    expect(pays(`${line} discard`)).toBe('below-minimum');
  });

  it('hong-kong §Fan.13: all pungs 3; one chow and it is not', () => {
    expect(items('444m7s, melds 222s 888p 333z, aside 1f, wins 7s by discard')).toBe('all-pungs 3');
    expect(items('456m7s, melds 222s 888p 333z, aside 1f, wins 7s by discard')).toBe('');
  });

  it('hong-kong §Fan.14: half flush 3 with at least one honour; a second suit and it is not', () => {
    expect(items('456s7s, melds 222s 888s 333z, aside 1f, wins 7s by discard')).toBe('half-flush 3');
    expect(items('456m7s, melds 222s 888s 333z, aside 1f, wins 7s by discard')).toBe('');
  });

  it('hong-kong §Fan.15: all terminals and honours 4, all pungs inside; the rest adds', () => {
    expect(items('999p1s, melds 111m 999m 444z, aside 1f, wins 1s by discard')).toBe(
      'all-terminals-and-honours 4',
    );
    expect(items('999p1p, melds 111z 777z 444z, aside 1f, wins 1p by discard')).toBe(
      'all-terminals-and-honours 4, half-flush 3, dragon-pung 1, round-wind-pung 1',
    );
    expect(items('888p1s, melds 111m 999m 444z, aside 1f, wins 1s by discard')).toBe('all-pungs 3');
  });

  it('hong-kong §Fan.16: little three dragons 5, its pungs inside', () => {
    expect(items('456m123s7z, melds 555z 666z, aside 1f, wins 7z by discard')).toBe('little-three-dragons 5');
    expect(items('456m123s2z, melds 555z 666z, aside 1f, wins 2z by discard')).toBe(
      'dragon-pung 1, dragon-pung 1',
    );
  });

  it('hong-kong §Fan.17: little four winds 6, half flush inside; all pungs and scoring winds add', () => {
    expect(items('78p44z, melds 111z 222z 333z, aside 1f, wins 9p by discard', 'north')).toBe(
      'little-four-winds 6, round-wind-pung 1',
    );
    expect(items('88p44z, melds 111z 222z 333z, aside 1f, wins 8p by discard')).toBe(
      'little-four-winds 6, all-pungs 3, seat-wind-pung 1, round-wind-pung 1',
    );
    expect(items('78p55z, melds 111z 222z 333z, aside 1f, wins 9p by discard', 'north')).toBe(
      'half-flush 3, round-wind-pung 1',
    );
  });

  it('hong-kong §Fan.18: full flush 7', () => {
    expect(items('456s7s, melds 222s 888s 123s, aside 1f, wins 7s by discard')).toBe('full-flush 7');
    expect(items('456s7z, melds 222s 888s 123s, aside 1f, wins 7z by discard')).toBe('half-flush 3');
  });

  it('hong-kong §Fan.19: big three dragons 8, its pungs inside', () => {
    expect(items('456m7s, melds 555z 666z 777z, aside 1f, wins 7s by discard')).toBe('big-three-dragons 8');
    expect(items('456m7z, melds 555z 666z 123s, aside 1f, wins 7z by discard')).not.toContain('big-three');
  });

  it('hong-kong §Fan.20: kong on kong 8 instead of kong replacement; self-drawn adds', () => {
    const line = '456m7s, melds 234s 1111p 8888p, aside 1f, wins 7s by self-draw';
    expect(items(`${line}, kong-replacement, kong-on-kong`)).toBe('kong-on-kong 8, self-drawn 1');
    expect(items(`${line}, kong-replacement`)).toBe('kong-replacement 2');
  });

  it('hong-kong §Fan.20: in play, a claimed kong and one from the hand, a flower in between', () => {
    const at = table({
      hands: ['5p', '555p1111z46m777s8s', '', ''],
      back: '1f9s5m',
      options: { minimumFan: 0 },
    });
    at.play([0, 'discard 5p'], [1, 'kong claimed 5p'], [1, 'kong concealed 1z']);
    expect(at.deal.phase).toMatchObject({ type: 'turn', kongs: 2, draw: { afterKong: true } });
    expect(game.view(at.state, 1).mine?.circumstances).toEqual(['kong-replacement', 'kong-on-kong']);
  });

  it('hong-kong §Fan.21: eight flowers exactly 8, whatever the hand', () => {
    const any = '1397m258p147s237z, aside 1234f1234y, eight-flowers';
    expect(items(any)).toBe('eight-flowers 8');
    expect(items('222m444p888s11155z, aside 1234f1234y, eight-flowers')).toBe('eight-flowers 8');
    expect(items('-, aside 1234f1234y, eight-flowers')).toBe('eight-flowers 8');
    expect(refusalOf('hong-kong', any.replace('1234y', '123y'))).toBe('not-one-tile');
    const thrown = '222666m3444p888s, aside 1234f1234y, wins 3p by discard, seat south, round east';
    expect(refusalOf('hong-kong', thrown)).toBe('needs-self-draw');
    expect(refusalOf('hong-kong', '55555m, aside 1234f1234y, eight-flowers')).toBe('too-many-copies');
  });

  it('hong-kong §Fan.22: four concealed pungs 8; what is inside it is inside other rows too', () => {
    const base = '222m444p88s11z, melds (6666p), aside 1f, wins 8s by';
    expect(items(`${base} discard`)).toBe('four-concealed-pungs 8');
    expect(items(`${base} self-draw`)).toBe('four-concealed-pungs 8');
    expect(items(`${base} self-draw, kong-replacement`)).toBe('four-concealed-pungs 8, kong-replacement 1');
    expect(items('222m88s11z, melds (6666p) (4444p), aside 1f, wins 8s by self-draw, kong-on-kong')).toBe(
      'kong-on-kong 8, four-concealed-pungs 8',
    );
    expect(items('111m999p11s444z33z, aside 1f, wins 1s by discard')).toBe(
      'four-concealed-pungs 8, all-terminals-and-honours 1',
    );
    expect(items('222s444s88s11z555z, aside 2f, wins 8s by self-draw')).toBe(
      'four-concealed-pungs 8, half-flush 3, seat-flower 1, dragon-pung 1',
    );
    expect(items('444p88s11z666p, melds 222m, aside 1f, wins 8s by discard')).toBe('all-pungs 3');
  });

  it('hong-kong §Fan.23: limits are exactly the limit, alone', () => {
    expect(items('55z66z, melds 111z 222z 333z, aside 2f, wins 5z by self-draw')).toBe('all-honours 10');
    expect(items('99p11s, melds 111m 999m 111p, wins 9p by self-draw')).toBe('all-terminals 10');
    expect(items('88p44z, melds 111z 222z 333z, aside 1f, wins 4z by discard')).toBe('big-four-winds 10');
    expect(items('19m19p19s1234567z, wins 7z by self-draw')).toBe('thirteen-orphans 10');
    expect(items('119m19p19s234567z, wins 1z by discard')).toBe('thirteen-orphans 10');
    expect(items('5z, melds 1111p 2222s 6666m (8888s), aside 1f, wins 5z by discard')).toBe('four-kongs 10');
    expect(items('33z88s, melds 1111p 2222s 6666m, aside 1f, wins 8s by discard')).toBe('all-pungs 3');
    expect(items('55z66z, melds 111z 222z 333z, aside 2f, wins 5z by self-draw, limit 13')).toBe(
      'all-honours 13',
    );
  });

  it('hong-kong §Fan.24: nine gates by the thirteen held tiles', () => {
    for (const suit of ['m', 'p', 's']) {
      for (let rank = 1; rank <= 9; rank += 1)
        expect(items(`1112345678999${suit}, aside 1f, wins ${rank}${suit} by discard`)).toBe('nine-gates 10');
    }
    expect(items('1123455678999p, aside 1f, wins 1p by discard')).toBe('full-flush 7, fully-concealed 1');
    expect(items('2345678999m, melds (1111m), aside 1f, wins 5m by discard')).not.toContain('nine-gates');
  });

  it('hong-kong §Fan.25: on the deal, first draw, first discard', () => {
    const line = '1235679m456p456s, aside 1f, wins 9m by';
    expect(items(`${line} self-draw, first-deal`, 'east')).toBe('on-the-deal 10');
    expect(items(`${line} self-draw, first-deal`)).toBe('first-draw 10');
    expect(items(`${line} discard, first-deal`)).toBe('first-discard 10');
    expect(items(`${line} discard`)).toBe('all-chows 1, fully-concealed 1');
  });

  it('hong-kong §Fan.25: in play, also on a hand whose flowers were replaced', () => {
    const deal = table({ hands: ['46p123456s789m11z1f'], back: '5p' });
    expect(deal.moves(0)).toEqual(['win']);
    const discard = table({ hands: ['5p', '46p123456s789m1z1f', '', ''], back: '1z' }).play(
      [0, 'discard 5p'],
      [1, 'win'],
    );
    expect(endingOf(discard)).toMatchObject({ score: { items: [{ pattern: 'first-discard', fan: 10 }] } });
    const draw = table({ hands: ['9p', '46p123456s789m1z1f', '', ''], draws: '2f', back: '1z5p' });
    draw.play([0, 'discard 9p']).passAll().play([1, 'win']);
    expect(endingOf(draw)).toMatchObject({ score: { items: [{ pattern: 'first-draw', fan: 10 }] } });
    const late = table({ hands: ['5z', '46p123456s789m1z1f', '55z', ''], draws: '9s', back: '1z' });
    late.play([0, 'discard 5z'], [2, 'pung 555z']);
    expect(late.deal.untouched).toBe(false);
  });
});

describe('hong-kong §Payment', () => {
  const owed = (
    fan: number,
    source: 'self-draw' | 'discard' | 'robbed-kong',
    options: Partial<typeof defaults>,
  ) => hongKong.payTerms({ fan, fei: 0, source }, { ...defaults, ...options });

  it('hong-kong §Payment.1: half spicy and full spicy, 0 to 13 fan', () => {
    const half = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
    half.forEach((value, fan) => {
      expect(owed(fan, 'self-draw', {})).toEqual({ opponent: [{ type: 'hand-value', value, times: 2 }] });
      expect(owed(fan, 'self-draw', { schedule: 'full-spicy' })).toEqual({
        opponent: [{ type: 'hand-value', value: 2 ** fan, times: 2 }],
      });
    });
  });

  it('hong-kong §Payment.2: sums cut at the limit, limit hands at it, eight flowers at 8', () => {
    const twelve = '44888m66p, melds 7777p 2222s, aside 1f, wins 6p by self-draw, kong-on-kong';
    const orphanLine = '19m19p19s1234567z, aside 1f, wins 1m by self-draw';
    const eight = '-, aside 1234f1234y, eight-flowers';
    const at = (line: string): readonly string[] =>
      [8, 10, 13].map((limit) => pays(`${line}, limit ${limit}`));
    expect(at(twelve)).toEqual(['opponent 128', 'opponent 256', 'opponent 512']);
    expect(at(orphanLine)).toEqual(['opponent 128', 'opponent 256', 'opponent 768']);
    expect(at(eight)).toEqual(['opponent 128', 'opponent 128', 'opponent 128']);
  });

  it('hong-kong §Payment.3: self-drawn, each other player pays 2V', () => {
    const won = table({ hands: ['9p', '', waitsFor5p, ''], draws: '9p5p' });
    won.play([0, 'discard 9p']).passAll().drift(1).play([2, 'win']);
    // on its first draw: a limit hand
    expect(won.state.scores).toEqual([-256, -256, 768, -256]);
    const later = table({ hands: ['9p', '', waitsFor5p, ''], draws: '9p1s2z3z9m5p' });
    later.play([0, 'discard 9p']).passAll().drift(5).play([2, 'win']);
    expect(later.state.scores).toEqual([-32, -32, 96, -32]);
  });

  it('hong-kong §Payment.4: the discarder 2V and the others V, or the discarder 4V alone', () => {
    const thrown = '111456789m1666z, aside 1f, wins 1z by discard';
    expect(pays(thrown)).toBe('discarder 48, other 24');
    expect(pays(`${thrown}, gun full`)).toBe('discarder 96, other 0');
    const full = secondThrow({ gun: 'full' }).play([2, 'win']);
    expect(full.state.scores).toEqual([0, -32, 32, 0]);
    expect(Object.keys(owed(3, 'robbed-kong', {}))).toEqual(['declarer', 'other']);
  });
});

describe('hong-kong options', () => {
  const values = Object.entries(hongKong.options).flatMap(([name, spec]) =>
    valuesOf(spec).flatMap((value) => (value === spec.default ? [] : [[name, value] as const])),
  );

  it.each(values)(
    '%s %s: random hands end, tiles are conserved, payments sum to zero',
    (name, value) => {
      const options: OptionValues = { ...defaults, [name]: value };
      for (let number = 1; number <= 20; number += 1) {
        const before = game.start(options).state;
        const random = seededRandom(number);
        const audit = new DealAudit(game, before);
        const state = playDeal(game, before, {
          seed: testSeed(number),
          pickSeat: (asked) => pickOne(random, asked),
          choose: ({ offers }) => pickOne(random, offers),
          watch: (step) => audit.check(step),
        });
        expect(state.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
        expect(audit.endings).toBe(1);
      }
    },
    60_000,
  );
});
