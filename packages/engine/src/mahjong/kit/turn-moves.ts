/** What a seat may do in its turn besides throwing a tile; each piece offers its actions and plays them. */

import type { OptionValues } from '../../options.ts';
import type { Seat } from '../../seats.ts';
import { fei, isFei, playingFaces } from '../../tiles/tile.ts';
import { feiPlace, tileAtPlace } from '../../tiles/tile-counts.ts';
import type { DiscardAction, KongAction, MahjongAction, MahjongActionType } from '../action.ts';
import type { Course } from '../course.ts';
import { feiIn } from '../hand/meld.ts';
import type { Ruleset } from '../ruleset.ts';
import { hasReplacement } from '../wall.ts';
import { factsOf } from './hand-facts.ts';
import { handOf, judged, selfDrawnWin, type TurnContext } from './seat-context.ts';
import { declareWin } from './settlement.ts';

/** One kind of move in one's own turn. `play` is called with an action it offered. */
export interface TurnMove {
  readonly type: MahjongActionType;
  /** Whether the table plays it at all; it does where this isn't said. */
  isPlayed?(options: OptionValues): boolean;
  offers(turn: TurnContext): readonly MahjongAction[];
  play(course: Course, turn: TurnContext, action: MahjongAction): void;
}

/** A move that is played only where this option is on. */
export function whereOn(option: string, move: TurnMove): TurnMove {
  return { ...move, isPlayed: (options) => options[option] === true };
}

/** The moves that a table plays. */
export const playedMoves = (rules: Ruleset, options: OptionValues): readonly TurnMove[] =>
  rules.turnMoves.filter((move) => move.isPlayed?.(options) !== false);

/** Declares a complete hand that reaches the minimum, once a tile was drawn in this turn. */
export const selfDrawnWinMove: TurnMove = {
  type: 'win',
  offers(turn) {
    return judged(turn, selfDrawnWin(turn))?.win === true ? [{ type: 'win' }] : [];
  },
  play(course, turn) {
    const win = selfDrawnWin(turn);
    if (win !== undefined) declareWin(course, { seat: turn.seat, win });
  },
};

/**
 * A kong from the hand (common §Kongs): four alike, or the fourth tile onto one's own pung of real tiles; once a
 * tile was drawn in this turn and while a replacement is left.
 */
export const kongFromHand: TurnMove = {
  type: 'kong',
  offers(turn) {
    if (turn.turn.draw === undefined || !hasReplacement(turn.deal.wall, turn.rules.wall)) return [];
    const { melds } = handOf(turn);
    const { counts } = factsOf(turn);
    const found: KongAction[] = [];
    for (let place = 0; place < feiPlace; place += 1) {
      if (counts[place] === 0) continue;
      const tile = tileAtPlace(place);
      if (counts[place] === 4) found.push({ type: 'kong', kind: 'concealed', tile });
      else if (melds.some((meld) => meld.type === 'pung' && meld.face === tile && feiIn(meld) === 0))
        found.push({ type: 'kong', kind: 'added', tile });
    }
    return found;
  },
  play(course, turn, action) {
    if (action.type !== 'kong' || action.kind === 'claimed') return;
    course.emit({ type: 'kong-declared', seat: turn.seat, kind: action.kind, tile: action.tile });
  },
};

/**
 * Sets a Fei aside as a flower while a tile is left to replace it (missing-suit §Fei). With nothing else to throw
 * it must be, even when nothing can replace it.
 */
export const setFeiAside: TurnMove = {
  type: 'set-aside',
  offers(turn) {
    const { tiles } = handOf(turn);
    if (!tiles.includes(fei)) return [];
    const free = hasReplacement(turn.deal.wall, turn.rules.wall);
    return free || tiles.every(isFei) ? [{ type: 'set-aside' }] : [];
  },
  play(course, turn) {
    course.emit({ type: 'fei-set-aside', seat: turn.seat });
  },
};

/** Everything a seat may do in its turn. */
export function turnOffers(turn: TurnContext): readonly MahjongAction[] {
  const offers: MahjongAction[] = [];
  for (const move of turn.rules.turnMoves) {
    if (move.isPlayed?.(turn.options) !== false) offers.push(...move.offers(turn));
  }
  // a Fei can never be thrown
  const { counts } = factsOf(turn);
  for (let place = 0; place < feiPlace; place += 1) {
    if (counts[place] !== 0) offers.push(discards[place] as DiscardAction);
  }
  return offers;
}

/** Throwing each playing face, by its place. */
const discards: readonly DiscardAction[] = playingFaces.map((tile) => ({ type: 'discard', tile }));

/** Plays a move of a seat's turn that isn't a discard. */
export function playTurnMove(course: Course, turn: TurnContext, action: MahjongAction): void {
  const move = turn.rules.turnMoves.find(({ type }) => type === action.type);
  if (move === undefined) throw new Error(`no turn move ${action.type} in ${turn.rules.id}`);
  move.play(course, turn, action);
}

/** A seat's turn, as the pieces see it. */
export function turnContext(course: Course, seat: Seat): TurnContext {
  const { deal, rules, state } = course;
  if (deal.phase.type !== 'turn') throw new Error('no turn is open');
  return { rules, options: state.options, deal, seat, turn: deal.phase };
}
