/** Drawing a tile that is owed; where there is none the deal is drawn. */
import type { Seat } from '../../seats.ts';
import type { Course } from '../course.ts';
import type { DrawReason } from '../event.ts';
import { instantWinOf } from '../kit/seat-context.ts';
import { declareWin } from '../kit/settlement.ts';
import { backTile, frontTile } from '../wall.ts';

/**
 * Draws for `seat`: from the front for its turn, else a replacement from the back (common §Ending a hand). A bonus tile
 * that wins by itself isn't replaced: the deal is over.
 */
export function drawOwed(course: Course, seat: Seat, reason: DrawReason): void {
  if (reason === 'bonus') {
    const { rules, state, deal } = course;
    const win = instantWinOf({ rules, options: state.options, deal, seat });
    if (win !== undefined) {
      declareWin(course, { seat, win });
      return;
    }
  }
  const { wall } = course.deal;
  const plan = course.rules.wall;
  const tile = reason === 'turn' ? frontTile(wall, plan) : backTile(wall, plan);
  if (tile === undefined) course.emit({ type: 'exhausted' });
  else course.emit({ type: 'drawn', seat, reason, tile });
}
