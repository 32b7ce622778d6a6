/** Which table was played last on this device, and what one's hand begins with: for the home screen. */
import { isTile, type Tile } from '@tilehouse/engine';

/** A table to go on with. */
export interface SavedTable {
  readonly game: string;
  /** Against computers, or everybody at this device. */
  readonly way: 'solo' | 'device';
  /** Whether a hand is in play. */
  readonly inPlay: boolean;
  /** The first tiles of one's hand; none where others may look. */
  readonly tiles: readonly Tile[];
}

const storageKey = 'tilehouse-latest-table';

/** Remembers a table; a browser that keeps nothing keeps no table either. */
export function rememberTable(table: SavedTable): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(table));
  } catch {
    // nothing can be kept here
  }
}

/** The table played last; undefined where there is none, or nothing that can be read. */
export function latestTable(): SavedTable | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { game, way, inPlay, tiles } = value as Record<string, unknown>;
    if (typeof game !== 'string' || !Array.isArray(tiles)) return undefined;
    return {
      game,
      way: way === 'device' ? way : 'solo',
      inPlay: inPlay === true,
      tiles: tiles.filter((each): each is Tile => typeof each === 'string' && isTile(each)),
    };
  } catch {
    return undefined;
  }
}
