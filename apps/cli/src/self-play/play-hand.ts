/** Plays one hand between computers, without a table: the engine and the players alone. */
import type { ComputerPlayer } from '@tilehouse/bots';
import {
  type BySeat,
  bySeat,
  type DealResult,
  type Ending,
  type MahjongGame,
  type MahjongState,
  type OptionValues,
  type Seat,
  seatsOf,
} from '@tilehouse/engine';
import type { RecordedStep } from '@tilehouse/table';

/** A hand to play: who sits where, and what the wall comes from. */
export interface HandPlan {
  readonly game: MahjongGame;
  readonly options: OptionValues;
  readonly seed: Uint8Array;
  readonly players: BySeat<ComputerPlayer>;
  readonly chances: BySeat<() => number>;
}

/** How a hand went. */
export interface PlayedHand {
  readonly ending: Ending;
  /** What each seat gained, in the ruleset's unit. */
  readonly net: BySeat<number>;
  /** How long each decision took, by seat. */
  readonly decisionMs: BySeat<number[]>;
  readonly steps: readonly RecordedStep[];
  readonly result: DealResult;
}

/** Plays a hand to its end. */
export function playHand(plan: HandPlan): PlayedHand {
  const { game, options, seed } = plan;
  const opened = game.start(options);
  const steps: RecordedStep[] = [{ after: 0, by: 'table', events: opened.events }];
  const decisionMs = bySeat<number[]>(game.seats, () => []);
  let step = game.deal(opened.state, seed);
  steps.push({ after: 0, by: 'table', events: step.events });
  while (game.stage(step.state) === 'in-play') {
    const { state } = step;
    const seat = nextAsked(game, state);
    const before = performance.now();
    const action = plan.players[seat](game.view(state, seat), plan.chances[seat]);
    decisionMs[seat].push(performance.now() - before);
    step = game.decide(state, seat, action);
    steps.push({ after: 0, seat, by: 'seat', events: step.events });
  }
  const result = game.result(step.state);
  if (result === undefined) throw new Error('the hand is not over');
  return { ending: endingOf(step.state), net: step.state.scores, decisionMs, steps, result };
}

function nextAsked(game: MahjongGame, state: MahjongState): Seat {
  const seat = seatsOf(game.seats).find((each) => game.offers(state, each).length > 0);
  if (seat === undefined) throw new Error('nobody is asked and the hand is not over');
  return seat;
}

function endingOf({ deal }: MahjongState): Ending {
  if (deal?.phase.type !== 'deal-over') throw new Error('the hand is not over');
  return deal.phase.ending;
}
