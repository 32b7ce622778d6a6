/** Plays a first hand as somebody who does what the coach says, against the computers of the table. */
import { computerPlayer } from '@tilehouse/bots';
import {
  defaultOptions,
  type MahjongAction,
  type MahjongGame,
  type OptionValues,
  type Seat,
  seatsOf,
} from '@tilehouse/engine';
import { lessonBytes } from '../../play/local/lesson-chance.ts';
import { ownSeat } from '../../play/local/solo-wish.ts';
import { type CoachAdvice, coachAdvice } from '../coach/coach-advice.ts';

/** What came of it. */
export interface PlayedFirstHand {
  readonly isOwnWin: boolean;
  readonly fan: number;
  /** Tiles the person threw. */
  readonly throws: number;
  /** Sets the person claimed. */
  readonly claims: number;
  /** Only throws, chows, pungs, passes and the win: nothing a first hand needn't know. */
  readonly isPlain: boolean;
}

const plain: readonly MahjongAction['type'][] = ['discard', 'chow', 'pung', 'pass', 'win'];

/** Plays the hand of a number; `watch` sees every decision. */
export function playFirstHand(
  game: MahjongGame,
  lesson: number,
  watch: (advice: CoachAdvice, offers: readonly MahjongAction[]) => void = () => {},
): PlayedFirstHand {
  const computer = computerPlayer('normal', game);
  const options = defaultOptions(game.options) as OptionValues;
  let { state } = game.deal(game.start(options).state, lessonBytes(lesson, 32));
  let throws = 0;
  let claims = 0;
  let isPlain = true;
  const asked = (): Seat | undefined =>
    seatsOf(game.seats).find((seat) => game.offers(state, seat).length > 0);
  for (let seat = asked(); seat !== undefined; seat = asked()) {
    const view = game.view(state, seat);
    const advice = seat === ownSeat ? coachAdvice(game.id, view) : undefined;
    if (advice !== undefined) watch(advice, game.offers(state, seat));
    const action = advice?.best ?? computer(view, () => 0);
    if (seat === ownSeat && action.type === 'discard') throws += 1;
    if (seat === ownSeat && (action.type === 'chow' || action.type === 'pung')) claims += 1;
    if (seat === ownSeat && !plain.includes(action.type)) isPlain = false;
    state = game.decide(state, seat, action).state;
  }
  const phase = state.deal?.phase;
  const ending = phase?.type === 'deal-over' ? phase.ending : undefined;
  const isOwnWin = ending?.type === 'won' && ending.seat === ownSeat;
  return { isOwnWin, fan: ending?.type === 'won' ? ending.score.fan : 0, throws, claims, isPlain };
}

/** Whether a hand is one to learn from: won before long, with something to claim and not by luck alone. */
export const isFriendly = ({ isOwnWin, throws, claims, isPlain }: PlayedFirstHand): boolean =>
  isOwnWin && isPlain && claims >= 1 && throws >= 4 && throws <= 9;
