/** The words on a key: a game word with its character. */
import type { Tile } from '@tilehouse/engine';
import type { GameWord } from '@tilehouse/i18n';
import { useWords } from '../../../ui/words.tsx';
import { useMoveWords } from './move-words.ts';

export function KeyWords({ words }: { words: GameWord }) {
  return (
    <span className="key-words">
      {words.word !== '' && <span>{words.word}</span>} <span className="han">{words.han}</span>
    </span>
  );
}

/** How tiles are called at this table. */
export function useTileNames(): (tile: Tile) => string {
  const { tiles } = useWords();
  const set = useMoveWords().tileSet;
  return (tile) => tiles.full(set, tile);
}
