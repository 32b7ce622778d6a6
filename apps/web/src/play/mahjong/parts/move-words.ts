/** The words of a game's moves, and its tile set, for whatever is shown at its table. */
import type { TileSetId } from '@tilehouse/engine';
import type { MoveWords } from '@tilehouse/i18n';
import { createContext, useContext } from 'react';

/** What the game at the table calls its moves. */
export interface TableWords extends MoveWords {
  readonly tileSet: TileSetId;
}

export const MoveWordsContext = createContext<TableWords | undefined>(undefined);

/** The words of the game at the table. */
export function useMoveWords(): TableWords {
  const words = useContext(MoveWordsContext);
  if (words === undefined) throw new Error('no game is at the table');
  return words;
}
