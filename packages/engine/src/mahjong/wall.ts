/** The wall of a deal: drawn from the front, replacements from its very last tile backwards. */
import { type BySeat, bySeat, type Seat, seatsAfter } from '../seats.ts';
import type { Tile } from '../tiles/tile.ts';
import type { WallPlan } from './ruleset.ts';

/** A wall in play. */
export interface Wall {
  readonly tiles: readonly Tile[];
  /** Tiles gone from the front, the dealt ones included. */
  readonly front: number;
  /** Tiles gone from the back. */
  readonly back: number;
}

/** Live tiles: those that can still be drawn in turn, the number everybody sees. */
export function liveTiles(wall: Wall, plan: WallPlan): number {
  const left = wall.tiles.length - wall.front;
  if (plan.kind === 'open') return left - wall.back;
  if (plan.kind === 'kept-back') return left - wall.back - plan.tiles;
  return left - Math.max(plan.tiles, wall.back);
}

/** Whether a replacement tile is left. */
export function hasReplacement(wall: Wall, plan: WallPlan): boolean {
  return (plan.kind === 'stock' && wall.back < plan.tiles) || liveTiles(wall, plan) > 0;
}

/** The next tile from the front; undefined when no live tile is left. */
export function frontTile(wall: Wall, plan: WallPlan): Tile | undefined {
  return liveTiles(wall, plan) > 0 ? wall.tiles[wall.front] : undefined;
}

/** The next replacement; undefined when none is left. */
export function backTile(wall: Wall, plan: WallPlan): Tile | undefined {
  return hasReplacement(wall, plan) ? wall.tiles[wall.tiles.length - 1 - wall.back] : undefined;
}

/**
 * The hands as dealt (common §The wall and the deal): three rounds of four from the dealer on, one each, then the
 * dealer's fourteenth; each hand in the order its tiles came.
 */
export function dealtHands(wall: readonly Tile[], seats: number, dealer: Seat): BySeat<readonly Tile[]> {
  return bySeat(seats, (seat) => {
    const turn = seatsAfter(dealer, seat, seats);
    const fours = [0, 1, 2].flatMap((round) => {
      const start = (round * seats + turn) * 4;
      return wall.slice(start, start + 4);
    });
    const single = 12 * seats + turn;
    const last = turn === 0 ? wall.slice(13 * seats, 13 * seats + 1) : [];
    return [...fours, ...wall.slice(single, single + 1), ...last];
  });
}

/** How many tiles a deal takes from the front. */
export const dealtTiles = (seats: number): number => 13 * seats + 1;
