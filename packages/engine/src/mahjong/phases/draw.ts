/** Drawing a tile that is owed; where there is none the deal is drawn. */
import type { Seat } from '../../seats.ts';
import type { Course } from '../course.ts';
import type { DrawReason } from '../event.ts';
import { backTile, frontTile } from '../wall.ts';

/** Draws for `seat`: from the front for its turn, else a replacement from the back (common §Ending a hand). */
export function drawOwed(course: Course, seat: Seat, reason: DrawReason): void {
  const { wall } = course.deal;
  const plan = course.rules.wall;
  const tile = reason === 'turn' ? frontTile(wall, plan) : backTile(wall, plan);
  if (tile === undefined) course.emit({ type: 'exhausted' });
  else course.emit({ type: 'drawn', seat, reason, tile });
}
