/** The one tile type, the face: a digit and a letter in notation order (m p s z f y a j x). */

export const tiles = [
  ...(['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m'] as const),
  ...(['1p', '2p', '3p', '4p', '5p', '6p', '7p', '8p', '9p'] as const),
  ...(['1s', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'] as const),
  ...(['1z', '2z', '3z', '4z', '5z', '6z', '7z'] as const),
  ...(['1f', '2f', '3f', '4f'] as const),
  ...(['1y', '2y', '3y', '4y'] as const),
  ...(['1a', '2a', '3a', '4a'] as const),
  ...(['1j', '2j', '3j', '4j'] as const),
  '1x',
] as const;

/** A tile's face. Copies of a face are alike: no tile has an identity of its own. */
export type Tile = (typeof tiles)[number];

/** The letters of the notation, in its order. */
export const tileLetters = ['m', 'p', 's', 'z', 'f', 'y', 'a', 'j', 'x'] as const;
export type TileLetter = (typeof tileLetters)[number];

/** The three suits: characters, dots, bamboo. */
export const suits = ['m', 'p', 's'] as const;
export type Suit = (typeof suits)[number];

/** The wild tile, Fei 飛. */
export const fei: Tile = '1x';

/** The faces that can stand in a set or a pair: suits and honours. */
export const playingFaces: readonly Tile[] = tiles.slice(0, 34);

/** The wind tiles in the order of the winds: E S W N. */
export const windTiles = ['1z', '2z', '3z', '4z'] as const satisfies readonly Tile[];
/** The dragon tiles: white, green, red. */
export const dragonTiles = ['5z', '6z', '7z'] as const satisfies readonly Tile[];

const indexByTile: ReadonlyMap<string, number> = new Map(tiles.map((tile, index) => [tile, index]));

/** Where the faces of a letter begin in notation order, by the letter's place in the alphabet. */
const startByLetter = new Int8Array(26);
for (const letter of tileLetters)
  startByLetter[letter.charCodeAt(0) - 97] = tiles.findIndex((tile) => tile.endsWith(letter));

/** Where a tile stands in notation order: 0–33 the playing faces, 34–49 bonus tiles, 50 the Fei. */
export function tileIndex(tile: Tile): number {
  // what is asked most of all: two characters are read sooner than a map
  return (startByLetter[tile.charCodeAt(1) - 97] as number) + tile.charCodeAt(0) - 49;
}

/** The tile at an index of notation order; throws on an index out of range. */
export function tileAt(index: number): Tile {
  const tile = tiles[index];
  if (tile === undefined) throw new RangeError(`no tile at ${index}`);
  return tile;
}

/** Whether a text is a tile. */
export function isTile(text: string): text is Tile {
  return indexByTile.has(text);
}

/** The letter of a tile: its suit or kind. */
export function letterOf(tile: Tile): TileLetter {
  return tile.charAt(1) as TileLetter;
}

/** The digit of a tile. */
export function rankOf(tile: Tile): number {
  return tile.charCodeAt(0) - 48;
}

export const isSuited = (tile: Tile): boolean => tileIndex(tile) < 27;
export const isHonour = (tile: Tile): boolean => letterOf(tile) === 'z';
export const isWind = (tile: Tile): boolean => isHonour(tile) && rankOf(tile) <= 4;
export const isDragon = (tile: Tile): boolean => isHonour(tile) && rankOf(tile) >= 5;
export const isTerminal = (tile: Tile): boolean =>
  isSuited(tile) && (rankOf(tile) === 1 || rankOf(tile) === 9);
export const isFei = (tile: Tile): boolean => tile === fei;
/** Flowers, seasons, animals and the fourth quartet: never part of a hand. */
export const isBonus = (tile: Tile): boolean => tileIndex(tile) >= 34 && !isFei(tile);

/** Sorts by notation order, the Fei last. */
export function compareTiles(a: Tile, b: Tile): number {
  return tileIndex(a) - tileIndex(b);
}

/** How many tiles of each index a list being sorted has; all 0 in between. */
const tally = new Uint16Array(tiles.length);

/** A sorted copy, in notation order. */
export function sortTiles(list: readonly Tile[]): readonly Tile[] {
  for (const tile of list) tally[tileIndex(tile)] = (tally[tileIndex(tile)] as number) + 1;
  const sorted: Tile[] = [];
  for (let index = 0; index < tally.length; index += 1) {
    for (let copies = tally[index] as number; copies > 0; copies -= 1) sorted.push(tiles[index] as Tile);
    tally[index] = 0;
  }
  return sorted;
}

/** The list less one copy of each of `gone`; throws when one isn't there. */
export function withoutTiles(list: readonly Tile[], gone: readonly Tile[]): readonly Tile[] {
  const rest = [...list];
  for (const tile of gone) {
    const at = rest.indexOf(tile);
    if (at < 0) throw new Error(`no ${tile} to take`);
    rest.splice(at, 1);
  }
  return rest;
}

/** How many copies of `tile` the list has. */
export function countTile(list: readonly Tile[], tile: Tile): number {
  let count = 0;
  for (const each of list) if (each === tile) count += 1;
  return count;
}

/** The distinct tiles of a list, in notation order. */
export function distinctTiles(list: readonly Tile[]): readonly Tile[] {
  let left = 0;
  for (const tile of list) {
    const index = tileIndex(tile);
    if (tally[index] === 0) left += 1;
    tally[index] = 1;
  }
  const distinct: Tile[] = [];
  for (let index = 0; distinct.length < left && index < tally.length; index += 1) {
    if (tally[index] === 0) continue;
    distinct.push(tiles[index] as Tile);
    tally[index] = 0;
  }
  return distinct;
}
