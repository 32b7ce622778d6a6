import { describe, expect, it } from 'vitest';
import type { Step } from '../game.ts';
import { pickOne, seededRandom } from '../random.ts';
import type { Seat, Viewer } from '../seats.ts';
import { gameContract } from '../testing/game.contract.ts';
import { playDeal } from '../testing/play-out.ts';
import { testSeed } from '../testing/test-seed.ts';
import { sortTiles, type Tile } from '../tiles/tile.ts';
import { dealBoard, mahjongMatch } from './mahjong-match.ts';
import { hiddenPlaces } from './match-action.ts';
import type { MatchEvent } from './match-event.ts';
import { type MatchMode, type MatchState, matchModes } from './match-state.ts';
import { facesOfRank, matchRank, matchRanks, matchTiles } from './rank.ts';

const game = mahjongMatch;
const opened = (mode: MatchMode): MatchState => game.start({ mode }).state;
const dealt = (mode: MatchMode, seed: number): MatchState => game.deal(opened(mode), testSeed(seed)).state;
const roundOf = ({ round }: MatchState) => {
  if (round === undefined) throw new Error('no round');
  return round;
};

/** A board that begins with these tiles; the target lies at its end, the rest in published order between. */
function board(target: Tile, first: readonly Tile[]): readonly Tile[] {
  const rest = [...matchTiles];
  for (const tile of [target, ...first]) rest.splice(rest.indexOf(tile), 1);
  return [...first, ...rest, target];
}

/** Turns places 0, 1, 2 … of a laid-out board, whoever's turn it is; what the last turn did. */
function turned(
  mode: MatchMode,
  layout: { target: Tile; tiles: readonly Tile[]; first?: Seat; count?: number },
): Step<MatchState, MatchEvent> {
  const { target, tiles, first = 0, count = tiles.length } = layout;
  const tilesByPlace = board(target, tiles);
  let at = dealBoard(opened(mode), { board: tilesByPlace, targetPlace: 143, first });
  for (let place = 0; place < count; place += 1) {
    const { turn } = roundOf(at.state);
    if (turn === undefined) throw new Error(`over before place ${place}`);
    at = game.decide(at.state, turn, { type: 'reveal', place });
  }
  return at;
}

const typesOf = ({ events }: Step<MatchState, MatchEvent>): readonly string[] =>
  events.map(({ type }) => type);

// the other mode keeps the contract too; the registry's suite plays the default one
const daring = { kind: 'choice', values: matchModes, default: 'sudden-death' } as const;
gameContract({ ...game, options: { mode: daring } }, 6);

describe('mahjong-match: tiles and ranks', () => {
  it('mahjong-match §Tiles.1 has 108 suited tiles, 16 winds, 12 dragons, 4 flowers and 4 seasons', () => {
    const of = (letters: string) => matchTiles.filter((tile) => letters.includes(tile.charAt(1))).length;
    expect([of('mps'), of('z'), of('f'), of('y'), matchTiles.length]).toEqual([108, 28, 4, 4, 144]);
  });

  it('mahjong-match §Tiles.2 opens one of the shuffled tiles, 143 lie face down', () => {
    const round = roundOf(dealt('alternating', 1));
    expect(sortTiles(round.board)).toEqual(sortTiles(matchTiles));
    expect(round.board[round.targetPlace]).toBe(round.target);
    expect(hiddenPlaces(round)).toHaveLength(143);
    const targets = new Set(
      Array.from({ length: 40 }, (_, seed) => roundOf(dealt('alternating', seed)).target),
    );
    expect(targets.size).toBeGreaterThan(15);
  });

  it('mahjong-match §Tiles.3 draws the place of the target by lot and leaves it empty', () => {
    const rounds = Array.from({ length: 40 }, (_, seed) => roundOf(dealt('alternating', seed)));
    expect(new Set(rounds.map(({ targetPlace }) => targetPlace)).size).toBeGreaterThan(25);
    for (const round of rounds) expect(hiddenPlaces(round)).not.toContain(round.targetPlace);
  });

  it('mahjong-match §Tiles.4 keeps the target through tied pairs', () => {
    const { state } = turned('alternating', { target: '3p', tiles: ['1m', '2m', '3z', '3s'] });
    expect(roundOf(state).target).toBe('3p');
    expect(roundOf(state).reveals).toHaveLength(4);
  });

  it('mahjong-match §Rank.1 a suited tile has its number', () => {
    expect((['1m', '5p', '9s'] as const).map(matchRank)).toEqual([1, 5, 9]);
  });

  it('mahjong-match §Rank.2 the winds are 1 to 4', () => {
    expect((['1z', '2z', '3z', '4z'] as const).map(matchRank)).toEqual([1, 2, 3, 4]);
  });

  it('mahjong-match §Rank.3 red, green and white are 1, 2, 3', () => {
    expect((['7z', '6z', '5z'] as const).map(matchRank)).toEqual([1, 2, 3]);
  });

  it('mahjong-match §Rank.4 the seasons are 1 to 4', () => {
    expect((['1y', '2y', '3y', '4y'] as const).map(matchRank)).toEqual([1, 2, 3, 4]);
  });

  it('mahjong-match §Rank.5 plum, orchid, chrysanthemum and bamboo blossom are 1 to 4', () => {
    expect((['1f', '2f', '3f', '4f'] as const).map(matchRank)).toEqual([1, 2, 3, 4]);
  });

  it('mahjong-match §Rank.6 faces of one rank match; every rank has at least twelve tiles', () => {
    expect(facesOfRank(1)).toEqual(['1m', '1p', '1s', '1z', '7z', '1f', '1y']);
    expect(facesOfRank(4)).toEqual(['4m', '4p', '4s', '4z', '4f', '4y']);
    expect(facesOfRank(7)).toEqual(['7m', '7p', '7s']);
    const counts = matchRanks.map((rank) => matchTiles.filter((tile) => matchRank(tile) === rank).length);
    expect(counts).toEqual([22, 22, 22, 18, 12, 12, 12, 12, 12]);
  });
});

describe('mahjong-match: turns', () => {
  it('mahjong-match §Turns.1 a turn is one tile, and passes by itself', () => {
    const { state } = turned('alternating', { target: '3p', tiles: ['1m'] });
    expect(roundOf(state).turn).toBe(1);
    expect(game.offers(state, 0)).toEqual([]);
    expect(game.offers(state, 1)).toHaveLength(142);
    expect(game.idle(state, 1)).toEqual({ type: 'reveal', place: 1 });
    expect(game.pacing(state, 1)).toBe('turn');
  });

  it('mahjong-match §Turns.2 neither a revealed tile nor the empty place is offered', () => {
    const { state } = turned('alternating', { target: '3p', tiles: ['1m'] });
    const places = game.offers(state, 1).map(({ place }) => place);
    expect(places).not.toContain(0);
    expect(places).not.toContain(143);
    expect(roundOf(state).reveals).toEqual([{ seat: 0, place: 0, tile: '1m', matches: false }]);
  });

  it('mahjong-match §Turns.3 nobody is asked out of turn, before the deal or after the end', () => {
    const askedIn = (state: MatchState) =>
      ([0, 1] as const).filter((seat) => game.offers(state, seat).length > 0);
    expect(askedIn(opened('alternating'))).toEqual([]);
    expect(askedIn(dealt('alternating', 1))).toEqual([0]);
    const { state } = turned('alternating', { target: '3p', tiles: ['3m', '1m'] });
    expect(askedIn(state)).toEqual([]);
    expect(() => game.idle(state, 0)).toThrow('asked');
  });
});

describe('mahjong-match: alternating', () => {
  it('mahjong-match §Alternating.1 the first player begins; nothing is compared before the pair is whole', () => {
    for (let seed = 0; seed < 20; seed += 1) expect(roundOf(dealt('alternating', seed)).first).toBe(0);
    const match = turned('alternating', { target: '3p', tiles: ['3m'] });
    expect(typesOf(match)).toEqual(['revealed']);
    expect(roundOf(match.state).turn).toBe(1);
  });

  it('mahjong-match §Alternating.2 the only match of a pair wins, the first or the second player’s', () => {
    const first = turned('alternating', { target: '3p', tiles: ['5z', '9m'] });
    expect(typesOf(first)).toEqual(['revealed', 'won']);
    expect(game.result(first.state)).toEqual({ deal: 1, ending: 'won', winner: 0, net: [0, 0] });
    const second = turned('alternating', { target: '3p', tiles: ['9m', '3f'] });
    expect(game.result(second.state)?.winner).toBe(1);
    expect(game.isOver(second.state)).toBe(true);
  });

  it('mahjong-match §Alternating.3 two matches or none: another pair, the first player first', () => {
    const none = turned('alternating', { target: '3p', tiles: ['1m', '2m'] });
    expect(none.events.at(-1)).toEqual({ type: 'tied', matching: 0 });
    const both = turned('alternating', { target: '3p', tiles: ['3z', '3s'] });
    expect(both.events.at(-1)).toEqual({ type: 'tied', matching: 2 });
    for (const { state } of [none, both]) {
      expect(roundOf(state).turn).toBe(0);
      expect(roundOf(state).reveals).toHaveLength(2);
      expect(game.stage(state)).toBe('in-play');
    }
  });

  it('mahjong-match §Alternating.4 one tile left after a tied pair: the round is drawn', () => {
    // the 22 tiles of rank 1 go in pairs: one is the target, one lies last, the others meet each other
    const ones = matchTiles.filter((tile) => matchRank(tile) === 1);
    const others = matchTiles.filter((tile) => matchRank(tile) !== 1);
    const [target = '1m', last = '1m', ...pairs] = ones;
    const tiles = [...pairs, ...others, last];
    const before = turned('alternating', { target, tiles, count: 140 });
    expect(game.stage(before.state)).toBe('in-play');
    const end = turned('alternating', { target, tiles, count: 142 });
    expect(typesOf(end)).toEqual(['revealed', 'tied', 'drawn']);
    expect(hiddenPlaces(roundOf(end.state))).toEqual([142]);
    expect(game.result(end.state)).toEqual({ deal: 1, ending: 'drawn', winner: undefined, net: [0, 0] });
  });
});

describe('mahjong-match: sudden death', () => {
  it('mahjong-match §Sudden.1 draws who begins, each about half the time', () => {
    const firsts = Array.from({ length: 400 }, (_, seed) => roundOf(dealt('sudden-death', seed)).first);
    const zeros = firsts.filter((first) => first === 0).length;
    expect(zeros).toBeGreaterThan(160);
    expect(zeros).toBeLessThan(240);
  });

  it('mahjong-match §Sudden.2 another rank is safe and passes the turn', () => {
    const safe = turned('sudden-death', { target: '3p', tiles: ['1m'], first: 1 });
    expect(typesOf(safe)).toEqual(['revealed']);
    expect(roundOf(safe.state).turn).toBe(0);
  });

  it('mahjong-match §Sudden.3 the target’s rank loses at once, whatever the face', () => {
    const end = turned('sudden-death', { target: '3p', tiles: ['1m', '5z'], first: 1 });
    expect(end.events.at(-1)).toEqual({ type: 'won', seat: 1 });
    expect(roundOf(end.state).turn).toBeUndefined();
  });

  it('mahjong-match §Sudden.4 a board without the target’s rank ends as a draw', () => {
    const nines = matchTiles.filter((tile) => matchRank(tile) === 9);
    const harmless = matchTiles.map((tile): Tile => (nines.includes(tile) ? '1m' : tile));
    let at = dealBoard(opened('sudden-death'), {
      board: [...harmless.slice(0, 143), '9s'],
      targetPlace: 143,
      first: 0,
    });
    for (let place = 0; place < 143; place += 1) {
      at = game.decide(at.state, roundOf(at.state).turn ?? 0, { type: 'reveal', place });
    }
    expect(typesOf(at)).toEqual(['revealed', 'drawn']);
  });
});

describe('mahjong-match: rounds', () => {
  it('mahjong-match §Rounds.1 another seed lays another board; a match is one round', () => {
    const [one, two] = [dealt('alternating', 1), dealt('alternating', 2)].map(roundOf);
    expect(one?.board).not.toEqual(two?.board);
    expect(() => game.deal(dealt('alternating', 1), testSeed(2))).toThrow('one round');
  });

  it('mahjong-match §Rounds.2 every round carries its mode; nothing in it changes it', () => {
    for (const mode of ['alternating', 'sudden-death'] as const) {
      const random = seededRandom(7);
      const end = playDeal(game, opened(mode), {
        seed: testSeed(7),
        pickSeat: (asked) => pickOne(random, asked),
        choose: ({ offers }) => pickOne(random, offers),
        watch: ({ state }) => expect(state.mode).toBe(mode),
      });
      expect(game.view(end, 0).common.mode).toBe(mode);
    }
  });

  it('mahjong-match §Rounds.3 a round given up has no winner', () => {
    const { state } = game.cancel(dealt('sudden-death', 1));
    expect(game.result(state)).toMatchObject({ ending: 'cancelled', winner: undefined });
    expect(() => game.cancel(state)).toThrow('no round');
  });

  it('mahjong-match §Rounds.4 nothing is ever paid', () => {
    const end = turned('alternating', { target: '3p', tiles: ['3m', '1m'] });
    expect(end.events.flatMap((event) => game.transfersOf(event))).toEqual([]);
    expect([game.banked, game.unit]).toEqual([false, 'points']);
  });
});

describe('mahjong-match: two worlds', () => {
  const viewers: readonly Viewer[] = [0, 1, 'outsider'];

  /** Everything a viewer is sent while places are turned in order, as bytes. */
  function sentTo(viewer: Viewer, world: Parameters<typeof dealBoard>, places: readonly number[]): string {
    const sent: unknown[] = [];
    let [state] = world;
    const follow = (step: Step<MatchState, MatchEvent>): void => {
      for (const event of step.events) {
        state = game.evolve(state, event);
        sent.push(game.redact(event, viewer), game.view(state, viewer));
      }
    };
    follow(dealBoard(...world));
    for (const place of places) {
      const { turn } = roundOf(state);
      if (turn === undefined) break;
      follow(game.decide(state, turn, { type: 'reveal', place }));
    }
    return JSON.stringify(sent);
  }

  it.each(['alternating', 'sudden-death'] as const)(
    'two worlds: boards that differ only face down look the same to everybody (%s)',
    (mode) => {
      for (let seed = 1; seed <= 60; seed += 1) {
        const random = seededRandom(seed);
        const { board: tiles, targetPlace, first } = roundOf(dealt(mode, seed));
        const order = hiddenPlaces(roundOf(dealt(mode, seed))).toSorted(() => random() - 0.5);
        const places = order.slice(0, Math.floor(random() * 30));
        const unknown = order.slice(places.length);
        // the tiles nobody has seen, one place on
        const other = [...tiles];
        unknown.forEach((place, at) => {
          other[place] = tiles[unknown[(at + 1) % unknown.length] ?? place] ?? '1m';
        });
        expect(other).not.toEqual(tiles);
        for (const viewer of viewers) {
          const here = sentTo(viewer, [opened(mode), { board: tiles, targetPlace, first }], places);
          const there = sentTo(viewer, [opened(mode), { board: other, targetPlace, first }], places);
          expect(there).toBe(here);
        }
      }
    },
  );

  it('two worlds: both players see the same, but for what each may do', () => {
    const state = dealt('alternating', 3);
    expect(game.view(state, 0).common).toEqual(game.view(state, 1).common);
    expect(game.view(state, 'outsider')).toEqual({ common: game.view(state, 0).common });
    expect(JSON.stringify(game.view(state, 0))).not.toContain('board');
  });
});
