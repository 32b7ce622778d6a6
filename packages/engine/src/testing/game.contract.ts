/** The contract suite: what every game promises, checked on seeded deals. */
import { describe, expect, it } from 'vitest';
import { equalValues } from '../equal.ts';
import type { Game, Step } from '../game.ts';
import { defaultOptions, type OptionValues } from '../options.ts';
import { pickOne, seededRandom } from '../random.ts';
import { type Seat, seatsOf, type Viewer } from '../seats.ts';
import { netOf } from '../transfer.ts';
import { askedSeats, playDeal } from './play-out.ts';
import { testSeed } from './test-seed.ts';

/** Runs the suite on `deals` random deals of a game. */
export function gameContract<State, Action, Event, Seen, View>(
  game: Game<State, Action, Event, Seen, View>,
  deals: number,
): void {
  const options = defaultOptions(game.options) as OptionValues;

  /** Plays one random deal, watching every step. */
  const play = (number: number, watch: (step: Step<State, Event>, before: State) => void): State => {
    const random = seededRandom(number);
    const before = game.start(options).state;
    let last = before;
    return playDeal(game, before, {
      seed: testSeed(number),
      pickSeat: (asked) => pickOne(random, asked),
      choose: ({ offers }) => pickOne(random, offers),
      watch: (step) => {
        watch(step, last);
        last = step.state;
      },
    });
  };
  const each = (check: (number: number) => void): void => {
    for (let number = 1; number <= deals; number += 1) check(number);
  };
  const viewers: readonly Viewer[] = [...seatsOf(game.seats), 'outsider'];

  describe(`${game.id} keeps the game contract`, () => {
    it('contract: folding the events of a step gives its state', () => {
      each((number) =>
        play(number, ({ events, state }, before) => {
          const folded = events.reduce<State | undefined>((at, event) => game.evolve(at, event), before);
          expect(equalValues(folded, state)).toBe(true);
        }),
      );
    });

    it('contract: folding can start at the latest deal', () => {
      each((number) => {
        const log: Event[] = [];
        const state = play(number, ({ events }) => log.push(...events));
        const folded = log.reduce<State | undefined>((at, event) => game.evolve(at, event), undefined);
        expect(equalValues(folded, state)).toBe(true);
      });
    });

    it('contract: the same seed and answers give the same events', () => {
      each((number) => {
        const first: Event[] = [];
        const second: Event[] = [];
        play(number, ({ events }) => first.push(...events));
        play(number, ({ events }) => second.push(...events));
        expect(JSON.stringify(second)).toBe(JSON.stringify(first));
      });
    });

    it('contract: every offer can be decided, and every deal ends', () => {
      each((number) => {
        const state = play(number, ({ state: at }) => {
          for (const seat of askedSeats(game, at)) {
            for (const offer of game.offers(at, seat)) game.decide(at, seat, offer);
          }
        });
        expect(game.stage(state)).toBe('deal-over');
      });
    });

    it('contract: the autopilot plays one of the offers', () => {
      each((number) =>
        play(number, ({ state }) => {
          for (const seat of askedSeats(game, state)) {
            const idle = game.idle(state, seat);
            expect(game.offers(state, seat).some((offer) => equalValues(offer, idle))).toBe(true);
          }
        }),
      );
    });

    it('contract: transfers are whole amounts above zero and sum to zero', () => {
      each((number) =>
        play(number, ({ events }) => {
          for (const event of events) {
            const transfers = game.transfersOf(event);
            for (const { amount } of transfers) expect(Number.isInteger(amount) && amount > 0).toBe(true);
            expect(netOf(transfers, game.seats).reduce((sum, net) => sum + net, 0)).toBe(0);
          }
        }),
      );
    });

    it('contract: a cancelled deal gives every payment back and is over', () => {
      each((number) => {
        const paid: ReturnType<typeof game.transfersOf>[number][] = [];
        play(number, ({ events, state }) => {
          for (const event of events) paid.push(...game.transfersOf(event));
          if (game.stage(state) !== 'in-play') return;
          const cancelled = game.cancel(state);
          const back = cancelled.events.flatMap((event) => game.transfersOf(event));
          expect(netOf([...paid, ...back], game.seats).every((net) => net === 0)).toBe(true);
          expect(game.stage(cancelled.state)).toBe('deal-over');
        });
      });
    });

    it('contract: a result stands once a deal is over, and its net is what was paid', () => {
      each((number) => {
        const paid: ReturnType<typeof game.transfersOf>[number][] = [];
        play(number, ({ events, state }) => {
          for (const event of events) paid.push(...game.transfersOf(event));
          const isOver = game.stage(state) === 'deal-over';
          expect(game.result(state) !== undefined).toBe(isOver);
          if (isOver) expect(game.result(state)?.net).toEqual(netOf(paid, game.seats));
          else expect(game.result(game.cancel(state).state)?.ending).toBe('cancelled');
        });
      });
    });

    it('contract: views and seen events are plain data', () => {
      each((number) =>
        play(number, ({ events, state }) => {
          for (const viewer of viewers) {
            const view = game.view(state, viewer);
            expect(equalValues(JSON.parse(JSON.stringify(view)), view)).toBe(true);
            for (const event of events) {
              const seen = game.redact(event, viewer);
              if (seen !== undefined) expect(equalValues(JSON.parse(JSON.stringify(seen)), seen)).toBe(true);
            }
          }
        }),
      );
    });

    it('contract: nobody is asked out of play', () => {
      const opened = game.start(options).state;
      const isAsked = (state: State, seat: Seat): boolean => game.offers(state, seat).length > 0;
      expect(seatsOf(game.seats).some((seat) => isAsked(opened, seat))).toBe(false);
      each((number) => {
        const state = play(number, () => undefined);
        expect(seatsOf(game.seats).some((seat) => isAsked(state, seat))).toBe(false);
      });
    });
  });
}
