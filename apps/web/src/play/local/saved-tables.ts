/** Which table was played last on this device, and what one's hand begins with: for the home screen. */
import { isTile, type Tile } from '@tilehouse/engine';
import { fieldsOf, itemsOf, Stored } from '../../stored.ts';

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

/** As many as the picture of a hand has room for. */
const mostTiles = 3;

const stored = new Stored<SavedTable | undefined>({
  key: 'tilehouse-latest-table',
  read: (value) => {
    const { game, way, inPlay, tiles } = fieldsOf(value);
    if (typeof game !== 'string') return undefined;
    return {
      game,
      way: way === 'device' ? way : 'solo',
      inPlay: inPlay === true,
      tiles: itemsOf(tiles)
        .filter((each): each is Tile => typeof each === 'string' && isTile(each))
        .slice(0, mostTiles),
    };
  },
});

/** Remembers a table. */
export const rememberTable = (table: SavedTable): void => stored.set(table);

/** The table played last; undefined where there is none, or nothing that can be read. */
export const latestTable = stored.get;
