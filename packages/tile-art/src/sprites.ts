/** Which sprite files a table needs, and where a single face's file is. Paths start at this package's folder. */
import type { Tile, TileSetId } from '@tilehouse/engine';
import { faceName } from './face-name.ts';
import type { TileStyle } from './symbols.ts';

/** What sprites are cut into: bodies (with the corner indices), then faces by kind. */
export const spriteGroups = [
  'bodies',
  'dots',
  'bamboo',
  'characters',
  'honours',
  'flowers',
  'animals',
  'people',
  'jokers',
] as const;
export type SpriteGroup = (typeof spriteGroups)[number];

const groupsOf: Readonly<Record<TileSetId, readonly SpriteGroup[]>> = {
  'classic-144': ['bodies', 'dots', 'bamboo', 'characters', 'honours', 'flowers'],
  'missing-suit-84': ['bodies', 'dots', 'honours', 'flowers', 'animals', 'jokers'],
  'malaysian-84': ['bodies', 'dots', 'honours', 'flowers', 'animals', 'people', 'jokers'],
};

/** The groups that together hold every symbol of a tile set; a sprite never refers to another one. */
export function spriteGroupsOf(tileSet: TileSetId): readonly SpriteGroup[] {
  return groupsOf[tileSet];
}

/** The file of a sprite, such as `sprites/painted/dots.svg`. */
export function spritePath(group: SpriteGroup, style: TileStyle = 'painted'): string {
  return `sprites/${style}/${group}.svg`;
}

/** The file with a tile's face alone, such as `art/painted/dots-1.svg`. */
export function facePath(tileSet: TileSetId, tile: Tile, style: TileStyle = 'painted'): string {
  return `art/${style}/${faceName(tileSet, tile)}.svg`;
}
