/** The text form of tiles: digits followed by a letter, `123p55z1x`; parsing is strict and names what is wrong. */
import { fail, ok, type Result } from '../result.ts';
import { isTile, sortTiles, type Tile, tileLetters } from './tile.ts';

/** What is wrong with a text of tiles: the offending part, and what kind of fault it is. */
export interface NotationError {
  readonly code: 'unknown-letter' | 'digit-out-of-range' | 'letter-missing' | 'digit-missing';
  readonly part: string;
}

/** Parses tiles in the order written; `''` is no tiles. Copies are not counted here (see `firstSurplus`). */
export function parseTiles(text: string): Result<readonly Tile[], NotationError> {
  const list: Tile[] = [];
  let digits = '';
  for (const char of text) {
    if (char >= '0' && char <= '9') {
      digits += char;
      continue;
    }
    if (!tileLetters.some((letter) => letter === char)) return fail({ code: 'unknown-letter', part: char });
    if (digits === '') return fail({ code: 'digit-missing', part: char });
    for (const digit of digits) {
      const tile = digit + char;
      if (!isTile(tile)) return fail({ code: 'digit-out-of-range', part: tile });
      list.push(tile);
    }
    digits = '';
  }
  return digits === '' ? ok(list) : fail({ code: 'letter-missing', part: digits });
}

/** Writes tiles in the order given, neighbours of one letter sharing it: `123p55z`. */
export function formatTiles(list: readonly Tile[]): string {
  let text = '';
  list.forEach((tile, at) => {
    const next = list[at + 1];
    text += next?.[1] === tile[1] ? tile.charAt(0) : tile;
  });
  return text;
}

/** Writes tiles sorted in notation order. */
export const formatSorted = (list: readonly Tile[]): string => formatTiles(sortTiles(list));

/** The first tile of which `list` has more copies than `stock` holds, or undefined. */
export function firstSurplus(list: readonly Tile[], stock: readonly Tile[]): Tile | undefined {
  const left = new Map<Tile, number>();
  for (const tile of stock) left.set(tile, (left.get(tile) ?? 0) + 1);
  return list.find((tile) => {
    const count = (left.get(tile) ?? 0) - 1;
    left.set(tile, count);
    return count < 0;
  });
}
