/** The picture on a game's card: a ground, a drawn object, two or three real tiles. */
import type { Tile, TileSetId } from '@tilehouse/engine';
import type { ReactNode } from 'react';
import { TileLooks, TileView } from '../ui/tile.tsx';

/** A scene on a field of 240 by 208. */
export interface SceneDrawing {
  /** CSS background of the whole picture. */
  readonly ground: string;
  /** SVG behind the tiles; may run over the field's sides. */
  readonly backdrop: ReactNode;
  readonly tiles: readonly SceneTile[];
}

/** A tile of a scene, its corner in units of the field; `lean` in degrees. */
export interface SceneTile {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lean?: number;
}

export function Scene({ drawing, tileSet }: { drawing: SceneDrawing; tileSet: TileSetId }) {
  return (
    <div className="scene" style={{ background: drawing.ground }} aria-hidden="true">
      <div className="scene-field">
        <svg viewBox="0 0 240 208" aria-hidden="true">
          {drawing.backdrop}
        </svg>
        <TileLooks tileSet={tileSet}>
          {drawing.tiles.map(({ tile, x, y, width, lean = 0 }) => (
            <span key={`${x}/${y}`} className="scene-tile" style={{ left: x, top: y, rotate: `${lean}deg` }}>
              <TileView tile={tile} width={width} />
            </span>
          ))}
        </TileLooks>
      </div>
    </div>
  );
}

/** A scene for a game that has none of its own. */
export const plainScene: SceneDrawing = {
  ground: 'linear-gradient(#2c6a53, #17493a 70%, #0f372b)',
  backdrop: <path d="M-300 150H540V360H-300z" fill="#0c2d23" />,
  tiles: [
    { tile: '5p', x: 42, y: 96, width: 50, lean: -4 },
    { tile: '1z', x: 95, y: 92, width: 50 },
    { tile: '6z', x: 148, y: 96, width: 50, lean: 4 },
  ],
};
