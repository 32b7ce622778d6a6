import {
  bySeat,
  defaultOptions,
  fei,
  findMahjongGame,
  type MahjongAction,
  type MahjongGame,
  type MahjongView,
  type Meld,
  mahjongGames,
  type OptionValues,
  type Seat,
  type SeenDiscard,
  seatsOf,
  seededRandom,
  type Tile,
} from '@tilehouse/engine';
import { actionText, playDeal, Scenario, testSeed } from '@tilehouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { computerPlayer, type PlayerName } from '../../players.ts';

const find = (id: string): MahjongGame => {
  const game = findMahjongGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};
const fourSeats = find('hong-kong-old-style');
const withFei = find('missing-suit');

/** What a player answers a view with, in words. */
const answer = (game: MahjongGame, view: MahjongView, name: PlayerName = 'normal'): string =>
  actionText(computerPlayer(name, game)(view, seededRandom(1)));

/** What a seat of a layout answers. */
const answerIn = ({ game, state }: Scenario, seat: Seat, name?: PlayerName): string =>
  answer(game, game.view(state, seat), name);

/** Plays a deal between players and hands every decision to `watch`. */
function playWatched(
  game: MahjongGame,
  names: readonly PlayerName[],
  of: { seed: number; watch?: (view: MahjongView, action: MahjongAction) => void },
) {
  const random = seededRandom(of.seed);
  const players = bySeat(game.seats, (seat) => computerPlayer(names[seat] ?? 'random', game));
  return playDeal(game, game.start(defaultOptions(game.options) as OptionValues).state, {
    seed: testSeed(of.seed),
    pickSeat: ([first]) => first as Seat,
    choose({ state, seat }) {
      const view = game.view(state, seat);
      const action = players[seat](view, random);
      of.watch?.(view, action);
      return action;
    },
  });
}

describe('its own hand', () => {
  it('takes a win', () => {
    expect(answerIn(new Scenario(fourSeats, { hands: ['123m456m789m123p55p'] }), 0)).toBe('win');
  });

  it('keeps a ready hand ready', () => {
    expect(answerIn(new Scenario(fourSeats, { hands: ['123m456m789m12p55p9s'] }), 0)).toBe('discard 9s');
    expect(answerIn(new Scenario(fourSeats, { hands: ['123m456p789s2345p4z'] }), 0)).toBe('discard 4z');
  });

  it('never throws a Fei, not even where a view offers it', () => {
    const { state } = new Scenario(withFei, { hands: ['114799p1x1234567z'] });
    const view = withFei.view(state, 0);
    const { mine } = view;
    if (mine === undefined) throw new Error('a seat has a view of its own');
    const offers: readonly MahjongAction[] = [{ type: 'discard', tile: fei }, ...mine.offers];
    const thrown = computerPlayer('normal', withFei)({ ...view, mine: { ...mine, offers } }, seededRandom(1));
    expect(thrown).not.toEqual({ type: 'discard', tile: fei });
  });
});

describe('claims', () => {
  const answerTo = (minimumFan: number, name: PlayerName): string => {
    const scenario = new Scenario(withFei, { hands: ['2p', '111p999p55p34p112z'], options: { minimumFan } });
    return answerIn(scenario.play([0, 'discard 2p']), 1, name);
  };

  it('refuses a claim that leaves no way to the minimum, and makes it where there is one', () => {
    expect(answerTo(3, 'normal')).toBe('chow 234p');
    expect(answerTo(8, 'tiles-away')).toBe('chow 234p');
    expect(answerTo(8, 'normal')).toBe('pass');
  });

  it('claims what makes a ready hand worth winning', () => {
    const scenario = new Scenario(fourSeats, { hands: ['5z', '', '55z123m456m78p99p2s'] });
    expect(answerIn(scenario.play([0, 'discard 5z']), 2)).toBe('pung 555z');
  });
});

describe('rivals', () => {
  const pung = (face: Tile): Meld => ({ type: 'pung', face, tiles: [face, face, face], from: 2 });

  /** A bad hand late in a deal, seat 1 having some melds. */
  const late = (melds: readonly Meld[]): MahjongView => {
    const { state } = new Scenario(fourSeats, { hands: ['28m258p1479s23456z'] });
    const view = fourSeats.view(state, 0);
    const thrown: readonly Tile[] = ['1z', '2s', '8p', '3s', '9p', '6s', '4p', '7s', '5p', '3p'];
    const discards = thrown.flatMap((tile) => ([1, 2, 3] as const).map((seat): SeenDiscard => [seat, tile]));
    const seats = bySeat(4, (seat) => {
      const seen = view.common.seats[seat];
      return seat === 1 ? { ...seen, count: 13 - 3 * melds.length, melds } : seen;
    });
    return { ...view, common: { ...view.common, live: 30, discards, seats } };
  };

  it('does not feed three melds of one suit with a bad hand', () => {
    expect(answer(fourSeats, late([]))).toBe('discard 2m');
    expect(answer(fourSeats, late([pung('6m'), pung('1m'), pung('3m')]))).not.toMatch(/m$/);
  });
});

describe.each(mahjongGames.map((game) => ({ id: game.id, game })))('$id', { timeout: 60_000 }, ({ game }) => {
  const seats = seatsOf(game.seats);

  /** Every so many prompts are asked again. */
  const askedAgain = 4;

  it('answers every prompt of twenty deals with an offer, the same each time, however little a view tells', () => {
    let prompts = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      playWatched(
        game,
        seats.map((seat) => (seat === seed % game.seats ? 'normal' : 'random')),
        {
          seed,
          watch(view, action) {
            const { mine, common } = view;
            if (mine === undefined || mine.seat !== seed % game.seats) return;
            expect(mine.offers).toContainEqual(action);
            if (action.type === 'discard') expect(action.tile).not.toBe(fei);
            prompts += 1;
            if (prompts % askedAgain !== 0) return;
            expect(computerPlayer('normal', game)(view, seededRandom(seed))).toEqual(action);
            const { position: _, ...least } = { ...common, live: 0, discards: [] };
            const blind = { common: least, mine: { ...mine, refusals: [] } };
            expect(mine.offers).toContainEqual(computerPlayer('normal', game)(blind, seededRandom(seed)));
          },
        },
      );
    }
  });

  it('plays duplicate walls against players that only lower tiles away to their end', () => {
    for (let wall = 1; wall <= 8; wall += 1) {
      for (const own of seats) {
        const names = seats.map((seat): PlayerName => (seat === own ? 'normal' : 'tiles-away'));
        const state = playWatched(game, names, { seed: wall });
        expect(game.stage(state)).not.toBe('in-play');
        expect(seats.reduce<number>((sum, seat) => sum + state.scores[seat], 0)).toBe(0);
      }
    }
  });

  it('plays against itself to the end', () => {
    const names = seats.map((): PlayerName => 'normal');
    for (let seed = 1; seed <= 3; seed += 1) {
      const state = playWatched(game, names, { seed });
      expect(game.stage(state)).not.toBe('in-play');
    }
  });
});
