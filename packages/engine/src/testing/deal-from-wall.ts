/** Deals a wall that a test lays out itself: the seam below the shuffle. */
import type { Step } from '../game.ts';
import { Course } from '../mahjong/course.ts';
import type { MahjongEvent } from '../mahjong/event.ts';
import { type MahjongGame, playForced } from '../mahjong/mahjong.ts';
import type { Position } from '../mahjong/ruleset.ts';
import type { MahjongState } from '../mahjong/state.ts';
import type { Tile } from '../tiles/tile.ts';

/** A first deal in the East round with seat 0 as dealer, unless a test says otherwise. */
export const firstPosition: Position = { deal: 1, dealer: 0, roundWind: 'east', changes: 0, roundStarter: 0 };

/** Deals `wall` (drawing order) at a position, as `game.deal` would deal a shuffled one. */
export function dealFromWall(
  game: MahjongGame,
  state: MahjongState,
  layout: { readonly wall: readonly Tile[]; readonly position?: Position },
): Step<MahjongState, MahjongEvent> {
  const course = new Course(game.rules, state);
  course.emit({
    type: 'dealt',
    rules: game.rules.version,
    options: state.options,
    position: layout.position ?? firstPosition,
    scores: state.scores,
    dice: [1, 1],
    wall: layout.wall,
  });
  playForced(course);
  return course.step();
}
