/** One tile, face up or down. Pictures are decoration: whoever shows a tile says its name where it matters. */
import type { Tile, TileSetId } from '@tilehouse/engine';
import { cornerIndex, faceBox, faceSymbolId, indexedFaceBox, type TileStyle } from '@tilehouse/tile-art';
import { type CSSProperties, createContext, memo, type ReactNode, useContext } from 'react';
import type { Turn } from '../play/mahjong/layout/zones.ts';
import { useSettings } from '../settings/settings.ts';
import { useArt } from './art.ts';
import { useWords } from './words.tsx';

/** How tiles are shown below here. */
interface TileLook {
  readonly tileSet: TileSetId;
  readonly style: TileStyle;
  readonly indices: boolean;
  /** Whether the pictures are there; else tiles show words. */
  readonly ready: boolean;
}

const LookContext = createContext<TileLook | undefined>(undefined);

/** Loads the pictures of a tile set for everything below. */
export function TileLooks({ tileSet, children }: { tileSet: TileSetId; children: ReactNode }) {
  const { tiles, indices, bigTiles } = useSettings();
  const ready = useArt(tileSet, tiles);
  return (
    <LookContext value={{ tileSet, style: tiles, indices: indices || bigTiles, ready }}>
      {children}
    </LookContext>
  );
}

/** The tile set of the tiles shown here. */
export function useTileSet(): TileSetId {
  const look = useContext(LookContext);
  if (look === undefined) throw new Error('no tile set is set');
  return look.tileSet;
}

export interface TileProps {
  /** Missing for a tile face down. */
  readonly tile?: Tile | undefined;
  /** Width of the face in CSS pixels; taken from `--w` around it without one. */
  readonly width?: number | undefined;
  readonly turn?: Turn | undefined;
  /** Marks: `last`, `taken`, `same`, `scores`. */
  readonly marks?: readonly string[] | undefined;
  readonly style?: CSSProperties | undefined;
}

/** A tile. */
export const TileView = memo(function TileView({ tile, width, turn = 0, marks = [], style }: TileProps) {
  const classes = ['tile', turn === 0 ? '' : `turn-${turn}`, tile === undefined ? 'back' : '', ...marks];
  const size = width === undefined ? undefined : ({ '--w': `${width}px` } as CSSProperties);
  return (
    <span className={classes.filter(Boolean).join(' ')} style={{ ...size, ...style }} aria-hidden="true">
      {tile !== undefined && <Face tile={tile} />}
    </span>
  );
});

function Face({ tile }: { tile: Tile }) {
  const look = useContext(LookContext);
  const words = useWords();
  if (look === undefined) throw new Error('no tile set is set');
  const { tileSet, style, indices, ready } = look;
  if (!ready) return <span className="tile-words">{words.tiles.mark(tileSet, tile)}</span>;
  const symbol = `#${faceSymbolId(tileSet, tile, style)}`;
  const index = indices ? cornerIndex(tile, style) : undefined;
  return (
    <svg viewBox={`0 0 ${faceBox.width} ${faceBox.height}`} aria-hidden="true">
      {index === undefined ? <use href={symbol} /> : <use href={symbol} {...indexedFaceBox} />}
      {index !== undefined && <use href={`#${index.symbolId}`} />}
    </svg>
  );
}
