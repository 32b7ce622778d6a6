/** Tiles and sets of the calculator in words. */
import { fei, type Tile, type WrittenSet } from '@tilehouse/engine';
import { useWords } from '../ui/words.tsx';
import { tilesOf } from './worth-hand.ts';
import type { Bench } from './worth-screen.tsx';

/** Full names of tiles of a set. */
export function useTileName(tileSet: Bench['rules']['tileSet']): (tile: Tile) => string {
  const { tiles } = useWords();
  return (tile) => tiles.full(tileSet, tile);
}

/** A set in words: `pung, 5 dots, 5 dots, Fei`. */
export function useMeldName({ words, rules }: Pick<Bench, 'words' | 'rules'>): (meld: WrittenSet) => string {
  const { app } = useWords();
  const name = useTileName(rules.tileSet);
  const kinds = words.tray.meld;
  return ({ type, tiles, concealed }) => {
    const list = tilesOf(tiles);
    const first = list.find((tile) => tile !== fei);
    const kind = concealed === true ? kinds.concealedKong : kinds[type];
    const isPlain = type !== 'chow' && !list.includes(fei);
    return app.labelled(kind, app.list(isPlain && first !== undefined ? [name(first)] : list.map(name)));
  };
}
