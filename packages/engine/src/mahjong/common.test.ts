import { describe, expect, it } from 'vitest';
import { findMahjongGame } from '../games.ts';
import { type Layout, Scenario } from '../testing/scenario.ts';
import { type Tile, tiles } from '../tiles/tile.ts';
import type { MahjongGame } from './mahjong.ts';
import { dealtHands } from './wall.ts';

const game = (id: string): MahjongGame => {
  const found = findMahjongGame(id);
  if (found === undefined) throw new Error(id);
  return found;
};
const oldStyle = (layout: Layout): Scenario => new Scenario(game('hong-kong-old-style'), layout);
const missingSuit = (layout: Layout): Scenario => new Scenario(game('missing-suit'), layout);

/** Three sets of dots and two pairs: waits for 5p or east, claims either as a pung. */
const twoPairs = '123p456s789m55p11z';

describe('common §Wall', () => {
  it('common §Wall.1: draws from the front, replacements from the very last tile backwards', () => {
    const table = oldStyle({ hands: ['1111z2222z', '2m5m'], draws: '1m2m', back: '9s8s' });
    table.play([0, 'kong concealed 1z']);
    expect(table.facts()).toContain('drawn 0 kong 9s');
    table.play([0, 'kong concealed 2z']);
    expect(table.facts()).toContain('drawn 0 kong 8s');
    table.play([0, 'discard 8s']).passAll();
    expect(table.copies(1, '1m')).toBe(1);
    expect(table.deal.wall.back).toBe(2);
  });

  it('common §Wall.2: three rounds of four from the dealer on, one each, then the fourteenth', () => {
    const wall: readonly Tile[] = [...tiles.slice(0, 34), ...tiles.slice(0, 34)];
    const [east, south, west, north] = dealtHands(wall, 4, 1);
    const at = (...places: number[]) => places.map((place) => wall[place]);
    expect(south).toEqual(at(0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52));
    expect(west).toEqual(at(4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 49));
    expect(north).toEqual(at(8, 9, 10, 11, 24, 25, 26, 27, 40, 41, 42, 43, 50));
    expect(east).toEqual(at(12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 51));
  });

  it('common §Wall.3: dealt bonus tiles are replaced seat by seat, chains included, without asking', () => {
    const table = missingSuit({ hands: ['1f2f', '3y', '4j'], back: '1a5p6p2a7p8p' });
    expect(table.facts().slice(1)).toEqual([
      'bonus 0 1f',
      'drawn 0 bonus 1a',
      'bonus 0 2f',
      'drawn 0 bonus 5p',
      'bonus 0 1a',
      'drawn 0 bonus 6p',
      'bonus 1 3y',
      'drawn 1 bonus 2a',
      'bonus 1 2a',
      'drawn 1 bonus 7p',
      'bonus 2 4j',
      'drawn 2 bonus 8p',
    ]);
    expect(table.asked()).toEqual([0]);
  });

  it('common §Wall.4: a bonus tile drawn later is set aside and replaced at once', () => {
    const table = missingSuit({ hands: ['9p', '', ''], draws: '1f', back: '2f3p' });
    table.play([0, 'discard 9p']).passAll();
    expect(table.events.map(({ type }) => type).slice(-5)).toEqual([
      'drawn',
      'bonus',
      'drawn',
      'bonus',
      'drawn',
    ]);
    expect(table.deal.hands[1].bonus).toEqual(['1f', '2f']);
    expect(table.deal.hands[1].tiles.at(-1)).toBe('3p');
  });
});

describe('common §Turn', () => {
  it('common §Turn.1: a turn is opened by a draw or a claim; a claimed kong draws its replacement at once', () => {
    const table = oldStyle({ hands: ['5p', '555p', '', ''], back: '9s' });
    table.play([0, 'discard 5p'], [1, 'kong claimed 5p']);
    expect(table.facts()).toEqual(['answered 1 kong claimed 5p', 'claimed 1 kong 5555p', 'drawn 1 kong 9s']);
    expect(table.asked()).toEqual([1]);
  });

  it('common §Turn.2: own moves in any order and as often as one can, once a tile was drawn', () => {
    const table = missingSuit({ hands: ['1111z2222z11x'], back: '5p6p7p8p' });
    table.play([0, 'set-aside'], [0, 'kong concealed 2z'], [0, 'set-aside'], [0, 'kong concealed 1z']);
    expect(table.deal.hands[0].melds).toHaveLength(2);
    expect(table.deal.hands[0].bonus).toEqual(['1x', '1x']);
    const claimed = missingSuit({ hands: ['5p', '55p1111z', ''] });
    claimed.play([0, 'discard 5p'], [1, 'pung 555p']);
    expect(claimed.moves(1)).toEqual([]);
  });

  it('common §Turn.3: a kong and a Fei set aside take a replacement and the turn goes on; a discard ends it', () => {
    const table = missingSuit({ hands: ['1111z1x'], back: '5p6p' });
    table.play([0, 'kong concealed 1z'], [0, 'set-aside']);
    expect(table.asked()).toEqual([0]);
    table.play([0, 'discard 6p']).passAll();
    expect(table.deal.phase).toMatchObject({ type: 'turn', seat: 1 });
  });

  it('common §Turn.4: who has only claimed can neither win nor kong, also with a complete hand', () => {
    const table = oldStyle({ hands: ['5p', twoPairs] });
    table.play([0, 'discard 5p']);
    expect(table.offers(1)).toEqual(expect.arrayContaining(['win', 'pung 555p', 'pass']));
    table.play([1, 'pung 555p']);
    expect(table.moves(1)).toEqual([]);
    expect(table.game.view(table.state, 1).mine?.refusals).toContainEqual({ code: 'not-drawn-this-turn' });
  });

  it('common §Turn.5: the dealer may win or kong at once on its fourteen tiles, bonus tiles replaced', () => {
    const complete = oldStyle({ hands: ['123p456s789m555p11z'] });
    expect(complete.moves(0)).toEqual(['win']);
    const replaced = missingSuit({ hands: ['111222333z444p7p1f'], back: '1p', options: { minimumFan: 0 } });
    expect(replaced.moves(0)).toEqual([]);
    const onReplacement = missingSuit({ hands: ['111222333z44z77z1f'], back: '7z' });
    expect(onReplacement.moves(0)).toEqual(['win']);
    expect(oldStyle({ hands: ['5555p'] }).moves(0)).toEqual(['kong concealed 5p']);
  });
});

describe('why not', () => {
  const refusals = (table: Scenario, seat: 0 | 1 | 2 | 3) =>
    table.game.view(table.state, seat).mine?.refusals;

  it('stays to be read while the next seat plays, also when nobody could take the tile (common §Claims.3)', () => {
    const table = oldStyle({ hands: ['5p', '', '346p', ''] }).play([0, 'discard 5p']);
    expect(table.deal.phase).toMatchObject({ type: 'turn', seat: 1 });
    expect(refusals(table, 2)).toEqual([{ code: 'not-next-seat', tile: '5p' }]);
    expect(refusals(table, 0)).toEqual([]);
  });

  it('four alike after a claim: a kong needs a tile drawn in the turn (common §Kongs.2)', () => {
    const claimed = missingSuit({ hands: ['5p', '55p1111z', ''] });
    claimed.play([0, 'discard 5p'], [1, 'pung 555p']);
    expect(refusals(claimed, 1)).toEqual([{ code: 'kong-needs-a-draw' }]);
  });

  it('the fourth tile of a pung that holds a Fei makes no kong (missing-suit §Fei)', () => {
    const table = missingSuit({ hands: ['5p', '5p1x', ''], draws: '6z7z5p' });
    table.play([0, 'discard 5p'], [1, 'pung 55p1x']).drift(3);
    expect(table.moves(1)).toEqual([]);
    expect(refusals(table, 1)).toContainEqual({ code: 'no-kong-with-fei' });
  });
});

describe('common §Claims', () => {
  it('common §Claims.1: everybody with a legal claim is asked, and nobody else; without one play moves on', () => {
    const table = oldStyle({ hands: ['5p1m', '46p', '55p', ''] });
    table.play([0, 'discard 5p']);
    expect(table.asked()).toEqual([1, 2]);
    const nobody = oldStyle({ hands: ['7z', '1s', '1s', '1s'] });
    nobody.play([0, 'discard 7z']);
    expect(nobody.deal.phase).toMatchObject({ type: 'turn', seat: 1 });
  });

  it('common §Claims.2: granted as soon as no undecided seat could beat it, and no sooner', () => {
    const layout = { hands: ['5p', '46p', '55p', twoPairs.replace('55p', '5p5z')] };
    const early = oldStyle(layout).play([0, 'discard 5p'], [1, 'chow 456p']);
    expect(early.deal.phase.type).toBe('claims');
    early.play([2, 'pass']);
    expect(early.facts()).toContain('claimed 1 chow 456p');
    const best = oldStyle(layout).play([0, 'discard 5p'], [2, 'pung 555p']);
    expect(best.facts()).toContain('claimed 2 pung 555p');
    expect(best.asked()).toEqual([2]);
  });

  it('common §Claims.3: only the next seat may chow, exactly the runs that fit; anybody may pung', () => {
    const table = oldStyle({ hands: ['5p', '34p67p', '346p', '55p'] });
    table.play([0, 'discard 5p']);
    expect(table.offers(1)).toEqual(['chow 345p', 'chow 456p', 'chow 567p', 'pass']);
    expect(table.offers(2)).toEqual([]);
    expect(table.offers(3)).toEqual(['pung 555p', 'pass']);
    expect(table.game.view(table.state, 2).mine?.refusals).toEqual([{ code: 'not-next-seat', tile: '5p' }]);
    const gap = oldStyle({ hands: ['7p', '59p', '', ''] }).play([0, 'discard 7p']);
    expect(gap.offers(1)).not.toContain('chow 579p');
    const honour = oldStyle({ hands: ['2z', '13z', '', ''] }).play([0, 'discard 2z']);
    expect(honour.deal.phase.type).toBe('turn');
  });

  it.each([
    ['pung first', [2, 'pung 555p'], [3, 'win']],
    ['win first', [3, 'win'], [2, 'pung 555p']],
  ] as const)('common §Claims.4: a win beats a pung in either order (%s)', (_, first, second) => {
    const table = oldStyle({ hands: ['5p', '', '55p', '46p123456s789m11z'] });
    table.play([0, 'discard 5p'], first);
    if (table.deal.phase.type === 'claims') table.play(second);
    expect(table.facts().at(-1)).toBe('won 3 discard 5p');
  });

  it.each([
    ['chow first', [1, 'chow 456p'], [2, 'pung 555p']],
    ['pung first', [2, 'pung 555p'], [1, 'chow 456p']],
  ] as const)('common §Claims.4: a pung beats a chow in either order (%s)', (_, first, second) => {
    const table = oldStyle({ hands: ['5p', '46p', '55p', ''] });
    table.play([0, 'discard 5p'], first);
    if (table.deal.phase.type === 'claims') table.play(second);
    expect(table.facts()).toContain('claimed 2 pung 555p');
  });

  it.each([
    ['near first', [1, 'win'], [3, 'win']],
    ['far first', [3, 'win'], [1, 'win']],
  ] as const)('common §Claims.5: between two wins the nearest seat has it (%s)', (_, first, second) => {
    const table = oldStyle({ hands: ['5p', '46p123456s789m11z', '', '55p123789s123m22z'] });
    table.play([0, 'discard 5p'], first);
    if (table.deal.phase.type === 'claims') table.play(second);
    expect(table.facts().at(-1)).toBe('won 1 discard 5p');
  });

  it('common §Claims.6: a claim counts as made: a chow from a hand that could have won loses to a pung', () => {
    const table = oldStyle({ hands: ['5p', '46p123456s789m11z', '55p', ''] });
    table.play([0, 'discard 5p'], [1, 'chow 456p'], [2, 'pung 555p']);
    expect(table.facts()).toContain('claimed 2 pung 555p');
  });

  it('common §Claims.7: one answer a seat; a claim that loses gets nothing else', () => {
    const table = oldStyle({ hands: ['5p', '46p', '55p', ''] });
    table.play([0, 'discard 5p'], [1, 'chow 456p']);
    expect(table.offers(1)).toEqual([]);
    table.play([2, 'pung 555p']);
    expect(table.deal.hands[1].melds).toEqual([]);
    expect(table.asked()).toEqual([2]);
  });

  it('common §Claims.8: one winner, though two could', () => {
    const table = oldStyle({ hands: ['5p', '46p123456s789m11z', '', '55p123789s123m22z'] });
    table.play([0, 'discard 5p'], [1, 'win']);
    expect(table.deal.phase).toMatchObject({ type: 'deal-over', ending: { type: 'won', seat: 1 } });
  });

  it('common §Claims.9: the claimer throws next and play goes on from it', () => {
    const table = oldStyle({ hands: ['5p', '', '55p', ''] });
    table.play([0, 'discard 5p'], [2, 'pung 555p']);
    expect(table.asked()).toEqual([2]);
    const thrown = table.offers(2).find((offer) => offer.startsWith('discard')) ?? '';
    table.play([2, thrown]).passAll();
    expect(table.deal.phase).toMatchObject({ type: 'turn', seat: 3 });
  });

  it('common §Claims.10: a closed window takes no answer', () => {
    const table = oldStyle({ hands: ['5p', '46p', '55p', ''] });
    table.play([0, 'discard 5p'], [2, 'pung 555p']);
    expect(table.offers(1)).toEqual([]);
  });

  it('common §Claims.11: the tile may complete a pair, a set or a special shape', () => {
    const pair = oldStyle({ hands: ['5p', '5p123456s789m111z'] }).play([0, 'discard 5p']);
    const run = oldStyle({ hands: ['5p', '46p123456s789m11z'] }).play([0, 'discard 5p']);
    const orphans = oldStyle({ hands: ['7z', '19m19p19s1234567z'] }).play([0, 'discard 7z']);
    for (const table of [pair, run, orphans]) expect(table.offers(1)).toContain('win');
    const sevenPairs = missingSuit({ hands: ['7z', '112233p445566z7z'] }).play([0, 'discard 7z']);
    expect(sevenPairs.offers(1)).toContain('win');
    const pairInTriplet = oldStyle({ hands: ['2s', '1113s456789p555m'] }).play([0, 'discard 2s']);
    expect(pairInTriplet.offers(1)).toContain('win');
  });

  it('common §Claims.12: the last discard may be claimed only to win, and the window opens only then', () => {
    const layout = { hands: ['5p', '46p', '55p', ''], live: 0 };
    const table = oldStyle(layout).play([0, 'discard 5p']);
    expect(table.deal.phase).toMatchObject({ type: 'deal-over', ending: { type: 'exhausted' } });
    const winner = oldStyle({ ...layout, hands: ['5p', '46p', '55p123456s789m11z', ''] });
    winner.play([0, 'discard 5p']);
    expect(winner.asked()).toEqual([2]);
    expect(winner.offers(2)).toEqual(['win', 'pass']);
    expect(winner.game.view(winner.state, 1).mine?.refusals).toEqual([
      { code: 'last-tile-only-wins', tile: '5p' },
    ]);
    winner.play([2, 'pass']);
    expect(winner.deal.phase).toMatchObject({ type: 'deal-over', ending: { type: 'exhausted' } });
  });
});

describe('common §Kongs', () => {
  it('common §Kongs.1: concealed, added onto a pung of real tiles, and claimed', () => {
    const concealed = oldStyle({ hands: ['5555p'], back: '9s' }).play([0, 'kong concealed 5p']);
    expect(concealed.deal.hands[0].melds[0]).toMatchObject({ type: 'kong', kind: 'concealed', face: '5p' });
    const claimed = oldStyle({ hands: ['5p', '', '555p', ''], back: '9s' });
    claimed.play([0, 'discard 5p'], [2, 'kong claimed 5p']);
    expect(claimed.deal.hands[2].melds[0]).toMatchObject({ type: 'kong', kind: 'claimed', from: 0 });
    const added = oldStyle({ hands: ['5p', '55p7z', '', ''], draws: '1z2z3z5p', back: '9s' });
    added.play([0, 'discard 5p'], [1, 'pung 555p'], [1, 'discard 7z']).passAll().drift(3);
    added.play([1, 'kong added 5p']);
    expect(added.deal.hands[1].melds[0]).toMatchObject({
      type: 'kong',
      kind: 'added',
      tiles: ['5p', '5p', '5p', '5p'],
    });
    expect(added.facts()).toContain('drawn 1 kong 9s');
  });

  it('common §Kongs.2: a fourth tile that was kept may be added on a later turn; never before drawing', () => {
    const table = oldStyle({ hands: ['5p', '555p7z6z', '', ''], draws: '1z2z3z4z' });
    table.play([0, 'discard 5p'], [1, 'pung 555p']);
    expect(table.moves(1)).toEqual([]);
    table.play([1, 'discard 7z']).passAll().drift(3);
    expect(table.moves(1)).toEqual(['kong added 5p']);
    table.play([1, 'discard 6z']).passAll().drift(3);
    expect(table.moves(1)).toEqual(['kong added 5p']);
  });

  it('common §Kongs.3: no kong when no replacement is left, and the wall never goes below zero', () => {
    const table = oldStyle({ hands: ['5555p1111z'], live: 1, back: '9s' });
    table.play([0, 'kong concealed 5p']);
    expect(table.game.view(table.state, 0).common.live).toBe(0);
    expect(table.moves(0)).toEqual([]);
    expect(table.game.view(table.state, 0).mine?.refusals).toContainEqual({ code: 'no-replacement-left' });
  });

  const robbery: Layout = {
    hands: ['5p', '55p6z7z', '46p123789p1122z2y', ''],
    draws: '3z4z5p',
    back: '2z1p9p8p',
  };
  const beforeRobbery = (): Scenario => {
    const table = missingSuit(robbery).play([0, 'discard 5p'], [1, 'pung 555p'], [1, 'discard 7z']).passAll();
    return table.drift(2);
  };

  it('common §Kongs.4: only an added kong can be robbed, and only where it is played', () => {
    const table = beforeRobbery().play([1, 'kong added 5p']);
    expect(table.deal.phase).toMatchObject({
      type: 'claims',
      window: { cause: 'added-kong', seat: 1, tile: '5p' },
    });
    const concealed = missingSuit({ hands: ['5555p', '46p123789p1122z', ''], back: '9p' });
    concealed.play([0, 'kong concealed 5p']);
    expect(concealed.asked()).toEqual([0]);
    const unplayed = oldStyle({ hands: ['5p', '55p7z', '46p123456s789m11z', ''], draws: '1z2z3z5p' });
    unplayed.play([0, 'discard 5p'], [2, 'pass'], [1, 'pung 555p'], [1, 'discard 7z']).passAll().drift(3);
    unplayed.play([1, 'kong added 5p']);
    expect(unplayed.asked()).toEqual([1]);
  });

  it('common §Kongs.5: who would win on it is asked, to win or pass only, the robbing fan counted', () => {
    const table = beforeRobbery().play([1, 'kong added 5p']);
    expect(table.asked()).toEqual([2]);
    expect(table.offers(2)).toEqual(['win', 'pass']);
    const strict = missingSuit({ ...robbery, options: { minimumFan: 6 } });
    strict.play([0, 'discard 5p'], [1, 'pung 555p'], [1, 'discard 7z']).passAll().drift(2);
    strict.play([1, 'kong added 5p']);
    expect(strict.asked()).toEqual([1]);
  });

  it('common §Kongs.6: robbed, the meld stays a pung, its maker pays as the discarder, the kong is not paid', () => {
    const table = beforeRobbery().play([1, 'kong added 5p'], [2, 'win']);
    expect(table.deal.hands[1].melds[0]).toMatchObject({ type: 'pung', tiles: ['5p', '5p', '5p'] });
    expect(table.hand(2)).toContain('456');
    expect(table.deal.phase).toMatchObject({ ending: { source: 'robbed-kong', from: 1, seat: 2 } });
    expect(table.events.some(({ type }) => type === 'kong-paid')).toBe(false);
  });

  it('common §Kongs.7: an added kong is paid when nobody robs it, then replaced; the others at once', () => {
    const table = beforeRobbery().play([1, 'kong added 5p']);
    expect(table.facts()).toEqual(['kong-declared 1 added 5p']);
    table.play([2, 'pass']);
    const [, paid = '', drawn = ''] = table.facts();
    expect(paid).toBe('kong-paid 2>1 100, 0>1 100');
    expect(drawn).toContain('drawn 1 kong');
    const claimed = missingSuit({ hands: ['5p', '555p', ''], back: '9p' });
    claimed.play([0, 'discard 5p'], [1, 'kong claimed 5p']);
    expect(claimed.facts().slice(1)).toEqual([
      'claimed 1 kong 5555p',
      'kong-paid 0>1 200',
      'drawn 1 kong 9p',
    ]);
  });

  it('common §Kongs.8: a hidden concealed kong shows no tile to others until the deal ends', () => {
    const table = oldStyle({ hands: ['5555p'], back: '9s' }).play([0, 'kong concealed 5p']);
    const { game: rules, state } = table;
    expect(rules.view(state, 0).mine?.melds?.[0]).toMatchObject({ face: '5p' });
    expect(rules.view(state, 0).common).toEqual(rules.view(state, 'outsider').common);
    for (const viewer of [1, 2, 3, 'outsider'] as const) {
      expect(rules.view(state, viewer).common.seats[0].melds).toEqual([{ type: 'kong', kind: 'concealed' }]);
      const seen = table.events.map((event) => rules.redact(event, viewer));
      expect(JSON.stringify(seen)).not.toContain('5p');
    }
    const over = rules.cancel(state).state;
    expect(rules.view(over, 1).common.seats[0].melds[0]).toMatchObject({ face: '5p' });
    const shown = missingSuit({ hands: ['5555p'], back: '9p' }).play([0, 'kong concealed 5p']);
    expect(shown.game.view(shown.state, 1).common.seats[0].melds[0]).toMatchObject({ face: '5p' });
  });
});

/** The circumstances a self-drawn or discard win would carry, once declared. */
function circumstancesOf(table: Scenario): readonly string[] {
  const { phase } = table.deal;
  if (phase.type !== 'deal-over' || phase.ending.type !== 'won') throw new Error('nobody won');
  return phase.ending.circumstances;
}

describe('common §Circumstances', () => {
  const ready = '46p123789p11122z';

  it('common §Circumstances.1: a bonus replacement stands for the tile it replaced', () => {
    const kong = missingSuit({ hands: [`5555z46p123p11122z`], back: '1f5p' }).play([0, 'kong concealed 5z']);
    expect(circumstancesOf(kong.play([0, 'win']))).toEqual(['kong-replacement', 'flower-replacement']);
    const first = missingSuit({ hands: ['7z', ready], draws: '1f', back: '5p', options: { minimumFan: 0 } });
    first.play([0, 'discard 7z']).passAll().play([1, 'win']);
    expect(circumstancesOf(first)).toEqual(['flower-replacement', 'first-deal']);
    const last = missingSuit({
      hands: ['7z', ready],
      live: 2,
      draws: '1f',
      back: '5p',
      options: { minimumFan: 0 },
    });
    last.play([0, 'discard 7z']).passAll().play([1, 'win']);
    expect(circumstancesOf(last)).toContain('last-tile');
  });

  it('common §Circumstances.2: the replacement of a Fei set aside is its own, not the kong’s', () => {
    const table = missingSuit({ hands: ['5555z46p123p11122z'], back: '1x5p', options: { minimumFan: 0 } });
    table.play([0, 'kong concealed 5z'], [0, 'set-aside'], [0, 'win']);
    expect(circumstancesOf(table)).toEqual(['flower-replacement']);
  });

  it('common §Circumstances.3: the draw that leaves no live tile, or the discard after it', () => {
    const drawn = oldStyle({ hands: ['7z', '46p123789p11122z'], draws: '5p', live: 1 });
    drawn.play([0, 'discard 7z']).passAll().play([1, 'win']);
    expect(circumstancesOf(drawn)).toContain('last-tile');
    const thrown = oldStyle({ hands: ['7z', '5p', '46p123789p11122z', ''], draws: '9s', live: 1 });
    thrown.play([0, 'discard 7z']).passAll().play([1, 'discard 5p'], [2, 'win']);
    expect(circumstancesOf(thrown)).toEqual(['last-tile']);
    const before = oldStyle({ hands: ['7z', '46p123789p11122z'], draws: '5p', live: 2 });
    before.play([0, 'discard 7z']).passAll().play([1, 'win']);
    expect(circumstancesOf(before)).not.toContain('last-tile');
  });

  it('common §Circumstances.4: two kongs in one turn, the first may be claimed, bonus tiles don’t matter', () => {
    const claimed = missingSuit({
      hands: ['5z', '555z6666z46p11p12p', ''],
      back: '3p1f5p',
      options: { minimumFan: 0 },
    });
    claimed.play([0, 'discard 5z'], [1, 'kong claimed 5z'], [1, 'kong concealed 6z'], [1, 'win']);
    expect(circumstancesOf(claimed)).toEqual(['kong-replacement', 'kong-on-kong', 'flower-replacement']);
    const two = missingSuit({ hands: ['5555z6666z46p11p12p'], back: '3p1f5p', options: { minimumFan: 0 } });
    two.play([0, 'kong concealed 5z'], [0, 'kong concealed 6z'], [0, 'win']);
    expect(circumstancesOf(two)).toEqual(['kong-replacement', 'kong-on-kong', 'flower-replacement']);
    const one = missingSuit({ hands: ['5555z46p123p11122z'], back: '5p', options: { minimumFan: 0 } });
    expect(circumstancesOf(one.play([0, 'kong concealed 5z'], [0, 'win']))).toEqual(['kong-replacement']);
  });

  it('common §Circumstances.5: on the deal, first draw, first discard', () => {
    const deal = oldStyle({ hands: [`${ready}5p`] }).play([0, 'win']);
    expect(circumstancesOf(deal)).toEqual(['first-deal']);
    const draw = oldStyle({ hands: ['7z', ready], draws: '5p' })
      .play([0, 'discard 7z'])
      .passAll()
      .play([1, 'win']);
    expect(circumstancesOf(draw)).toEqual(['first-deal']);
    const discard = oldStyle({ hands: ['5p', '', ready] }).play([0, 'discard 5p'], [2, 'win']);
    expect(circumstancesOf(discard)).toEqual(['first-deal']);
    const second = oldStyle({ hands: ['7z', '5p', ready, ''], draws: '9s' });
    second.play([0, 'discard 7z']).passAll().play([1, 'discard 5p'], [2, 'win']);
    expect(circumstancesOf(second)).toEqual([]);
  });

  it('common §Circumstances.6: off once anybody has claimed, konged or set a Fei aside; bonus tiles spoil nothing', () => {
    const konged = oldStyle({ hands: ['5555z7z', ready], draws: '5p', back: '9s' });
    konged.play([0, 'kong concealed 5z'], [0, 'discard 7z']).passAll().play([1, 'win']);
    expect(circumstancesOf(konged)).toEqual([]);
    const claimed = oldStyle({ hands: ['7z', '', '77z5z', ready], draws: '5p' });
    claimed.play([0, 'discard 7z'], [2, 'pung 777z'], [2, 'discard 5z']).passAll().play([3, 'win']);
    expect(circumstancesOf(claimed)).toEqual([]);
    const setAside = missingSuit({
      hands: ['7z1x', ready],
      draws: '5p',
      back: '9p',
      options: { minimumFan: 0 },
    });
    setAside.play([0, 'set-aside'], [0, 'discard 7z']).passAll().play([1, 'win']);
    expect(circumstancesOf(setAside)).toEqual([]);
    const bonus = missingSuit({
      hands: ['7z1f', ready],
      draws: '5p',
      back: '9p',
      options: { minimumFan: 0 },
    });
    bonus.play([0, 'discard 7z']).passAll().play([1, 'win']);
    expect(circumstancesOf(bonus)).toEqual(['first-deal']);
  });
});

describe('common §Ending', () => {
  it('common §Ending.1: drawn when a tile must be drawn and there is none', () => {
    const table = oldStyle({ hands: ['7z'], live: 1 })
      .play([0, 'discard 7z'])
      .passAll()
      .drift(1);
    expect(table.deal.phase).toEqual({ type: 'deal-over', ending: { type: 'exhausted' } });
  });

  it('common §Ending.2: a bonus tile or a forced Fei that can’t be replaced stays set aside', () => {
    const bonus = missingSuit({ hands: ['7z'], draws: '1f', live: 1 })
      .play([0, 'discard 7z'])
      .passAll();
    expect(bonus.deal.phase).toMatchObject({ ending: { type: 'exhausted' } });
    expect(bonus.deal.hands[1].bonus).toEqual(['1f']);
    const kong = missingSuit({ hands: ['5555z'], back: '1f', live: 1 }).play([0, 'kong concealed 5z']);
    expect(kong.deal.phase).toMatchObject({ ending: { type: 'exhausted' } });
    expect(kong.deal.hands[0].bonus).toEqual(['1f']);
  });

  it('common §Ending.3: nothing is paid for being ready; kong payments stand', () => {
    const table = missingSuit({ hands: ['5555z7z', '46p123789p11122z'], back: '9p', live: 1 });
    table.play([0, 'kong concealed 5z'], [0, 'discard 7z']).passAll();
    expect(table.deal.phase).toMatchObject({ ending: { type: 'exhausted' } });
    expect(table.state.scores).toEqual([400, -200, -200]);
  });

  it('common §Ending.4: a cancelled deal gives its payments back; dealer and winds don’t move', () => {
    const table = missingSuit({ hands: ['', '5555z', ''], position: { dealer: 1, deal: 3, changes: 2 } });
    table.play([1, 'kong concealed 5z']);
    const cancelled = table.game.cancel(table.state).state;
    expect(cancelled.scores).toEqual([0, 0, 0]);
    const next = table.game.deal(cancelled, new Uint8Array(32)).state;
    expect(next.deal?.position).toEqual(table.deal.position);
  });

  it('common §Ending.5: a tile passed or thrown before may still be won on, and the face just claimed thrown', () => {
    const table = oldStyle({ hands: ['5p5p', '', '46p123789p11122z', ''], draws: '1m2m3m' });
    table.play([0, 'discard 5p'], [2, 'pass']).passAll().drift(3).play([0, 'discard 5p']);
    expect(table.offers(2)).toContain('win');
    const claimed = oldStyle({ hands: ['5p', '555p', '', ''] }).play([0, 'discard 5p'], [1, 'pung 555p']);
    expect(claimed.offers(1)).toContain('discard 5p');
  });
});
