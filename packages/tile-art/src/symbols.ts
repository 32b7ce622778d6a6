/** The ids of the symbols in the sprites, and the boxes they are drawn in. */
import type { Tile, TileSetId } from '@tilehouse/engine';
import { faceName } from './face-name.ts';

/** Painted: engraved ivory. Contrast: flat white, pure inks, every face with a mark of its suit. */
export const tileStyles = ['painted', 'contrast'] as const;
export type TileStyle = (typeof tileStyles)[number];

/**
 * What a tile is made of besides its face; brass marks a bonus tile that scores for its owner.
 * Turned ones lie on their side: wide, still thick towards the viewer.
 */
export const tileBodies = [
  ...(['body', 'body-brass', 'back'] as const),
  ...(['body-turned', 'body-brass-turned', 'back-turned'] as const),
] as const;
export type TileBody = (typeof tileBodies)[number];

/** The box of every upright symbol (turned ones have the sides swapped): the face alone. */
export const faceBox = { width: 600, height: 801 } as const;

/** How far ivory and jade reach below the face, in the same steps: 0.075 and 0.165 of the tile's width. */
export const thickness = { ivory: 45, jade: 99 } as const;

/** Where a painted face is drawn when it carries a corner index: smaller, away from that corner. */
export const indexedFaceBox = { x: 74, y: 120, width: 510, height: 681 } as const;

/** The id of the symbol of a tile's face. */
export function faceSymbolId(tileSet: TileSetId, tile: Tile, style: TileStyle = 'painted'): string {
  return `tile-${style}-${faceName(tileSet, tile)}`;
}

/** The id of the symbol of a body or a back. */
export function bodySymbolId(body: TileBody, style: TileStyle = 'painted'): string {
  return `tile-${style}-${body}`;
}
