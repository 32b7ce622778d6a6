/** What tiles are compared by in Mahjong Match: every tile has a rank, and many faces share one. */
import { isDragon, rankOf, type Tile } from '../tiles/tile.ts';
import { tileSets } from '../tiles/tile-sets.ts';

/** The tiles of the game, in published order (mahjong-match §Tiles.1). */
export const matchTiles: readonly Tile[] = tileSets['classic-144'];

/** Every rank there is, lowest first. */
export const matchRanks = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The rank of a tile: its number; dragons count red, green, white (mahjong-match §Rank). */
export function matchRank(tile: Tile): number {
  return isDragon(tile) ? 8 - rankOf(tile) : rankOf(tile);
}

/** Every face of a rank, in notation order. */
export function facesOfRank(rank: number): readonly Tile[] {
  return [...new Set(matchTiles)].filter((tile) => matchRank(tile) === rank);
}
