/** A turn: what it owes is drawn, then the seat acts and throws a tile (common §A turn). */
import type { OptionValues } from '../../options.ts';
import type { Seat } from '../../seats.ts';
import { isBonus, isFei } from '../../tiles/tile.ts';
import type { MahjongAction } from '../action.ts';
import type { Course } from '../course.ts';
import { dealOf } from '../course.ts';
import { playTurnMove, turnContext, turnOffers } from '../kit/turn-moves.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Deal, MahjongState, TurnPhase } from '../state.ts';
import { hasReplacement } from '../wall.ts';
import { drawOwed } from './draw.ts';

/** What the seat whose turn it is may do; nothing while a draw is owed. */
export function offersInTurn(rules: Ruleset, state: MahjongState, turn: TurnPhase): readonly MahjongAction[] {
  if (turn.owed !== undefined) return [];
  const deal = dealOf(state);
  const { options } = state;
  if (latest?.deal !== deal || latest.rules !== rules || latest.options !== options) {
    latest = { rules, options, deal, offers: turnOffers({ rules, options, deal, seat: turn.seat, turn }) };
  }
  return latest.offers;
}

/** The offers asked for last: who asks whether a seat may do anything asks what it may do next. */
let latest:
  | { rules: Ruleset; options: OptionValues; deal: Deal; offers: readonly MahjongAction[] }
  | undefined;

/** Plays the action of the seat whose turn it is. */
export function decideInTurn(course: Course, seat: Seat, action: MahjongAction): void {
  if (action.type === 'discard') course.emit({ type: 'discarded', seat, tile: action.tile });
  else playTurnMove(course, turnContext(course, seat), action);
}

/** Plays what the turn leaves no choice about; true when the seat must choose. */
export function forceTurn(course: Course, turn: TurnPhase): boolean {
  const { seat, owed } = turn;
  const { tiles } = course.deal.hands[seat];
  const bonus = turn.draw?.tile;
  if (owed !== undefined) drawOwed(course, seat, owed);
  else if (bonus !== undefined && isBonus(bonus)) course.emit({ type: 'bonus', seat, tile: bonus });
  else if (tiles.every(isFei) && isStuck(course, seat)) course.emit({ type: 'fei-set-aside', seat });
  else return true;
  return false;
}

/** Only Fei are left to throw, nothing can replace one, and there is nothing else to do (missing-suit §Fei). */
function isStuck(course: Course, seat: Seat): boolean {
  if (hasReplacement(course.deal.wall, course.rules.wall)) return false;
  return turnOffers(turnContext(course, seat)).every(({ type }) => type === 'set-aside');
}
