/** Plays deals of any game with a chooser, reporting every command; what contract and self-play tests stand on. */
import type { Game, Step } from '../game.ts';
import { type Seat, seatsOf } from '../seats.ts';

/** Picks one of a seat's offers. */
export type TestChooser<State, Action> = (at: {
  readonly state: State;
  readonly seat: Seat;
  readonly offers: readonly Action[];
}) => Action;

/** One command that was played. */
export interface PlayedCommand<Action> {
  readonly seat: Seat;
  readonly action: Action;
}

/** How to play a deal. */
export interface PlayOut<State, Action, Event> {
  readonly seed: Uint8Array;
  /** Which of the asked seats answers first. */
  readonly pickSeat: (asked: readonly Seat[]) => Seat;
  readonly choose: TestChooser<State, Action>;
  /** Called after the deal and after every command. */
  readonly watch?: (step: Step<State, Event>, command: PlayedCommand<Action> | undefined) => void;
  /** Stops before the command of this number; plays to the end of the deal without it. */
  readonly commands?: number;
}

/** The seats that are asked now. */
export function askedSeats<State, Action, Event, Seen, View>(
  game: Game<State, Action, Event, Seen, View>,
  state: State,
): readonly Seat[] {
  return seatsOf(game.seats).filter((seat) => game.offers(state, seat).length > 0);
}

/** Deals and plays one deal; throws when nobody is asked and the deal isn't over. */
export function playDeal<State, Action, Event, Seen, View>(
  game: Game<State, Action, Event, Seen, View>,
  before: State,
  play: PlayOut<State, Action, Event>,
): State {
  const dealt = game.deal(before, play.seed);
  play.watch?.(dealt, undefined);
  let { state } = dealt;
  for (let played = 0; game.stage(state) === 'in-play' && played !== play.commands; played += 1) {
    const asked = askedSeats(game, state);
    if (asked.length === 0) throw new Error('nobody is asked and the deal is not over');
    const seat = play.pickSeat(asked);
    const action = play.choose({ state, seat, offers: game.offers(state, seat) });
    const step = game.decide(state, seat, action);
    play.watch?.(step, { seat, action });
    state = step.state;
  }
  return state;
}
