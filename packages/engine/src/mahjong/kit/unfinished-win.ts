/** Winning by a limit with a hand that isn't complete, where the ruleset has such a limit. */
import type { MahjongAction } from '../action.ts';
import { handAsDrawn, isHandComplete, judged, type TurnContext } from './seat-context.ts';
import { declareWin } from './settlement.ts';
import type { TurnMove } from './turn-moves.ts';

/** Declares all four Fei in one's own turn, once a tile was drawn in it; a complete hand is won as any other. */
export const fourFlyingMove: TurnMove = {
  type: 'four-flying',
  offers(turn): readonly MahjongAction[] {
    return isUnfinishedWin(turn) ? [{ type: 'four-flying' }] : [];
  },
  play(course, turn) {
    const win = handAsDrawn(turn);
    if (win !== undefined) declareWin(course, { seat: turn.seat, win });
  },
};

function isUnfinishedWin(turn: TurnContext): boolean {
  if (turn.rules.winsUnfinished === undefined) return false;
  const win = handAsDrawn(turn);
  if (win === undefined || turn.rules.winsUnfinished(win, turn.options) === undefined) return false;
  return !isHandComplete(turn) && judged(turn, win)?.win === true;
}
