/** What a tile's corner says when corner indices are on. */
import { letterOf, rankOf, type Tile } from '@tilehouse/engine';
import type { TileStyle } from './symbols.ts';

export interface CornerIndex {
  readonly text: string;
  readonly symbolId: string;
}

/** Winds by their letters; white, green and red dragon by the sounds of their names (Pak, Fat, Chung). */
const honourLetters = ['E', 'S', 'W', 'N', 'P', 'F', 'C'] as const;

/**
 * The corner index of a tile, or nothing: flowers, seasons and human faces have their number printed in that corner,
 * animals and 王 have none, and a high-contrast face carries its own.
 */
export function cornerIndex(tile: Tile, style: TileStyle = 'painted'): CornerIndex | undefined {
  const text = style === 'contrast' ? undefined : cornerText(tile);
  if (text === undefined) return undefined;
  return { text, symbolId: `tile-painted-index-${text === '★' ? 'star' : text}` };
}

function cornerText(tile: Tile): string | undefined {
  const letter = letterOf(tile);
  if (letter === 'x') return '★';
  if (letter === 'z') return honourLetters[rankOf(tile) - 1];
  return letter === 'm' || letter === 'p' || letter === 's' ? String(rankOf(tile)) : undefined;
}
