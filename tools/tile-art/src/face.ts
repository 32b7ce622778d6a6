/** What the catalogue lists: faces, the parts several faces share, and the groups sprites are cut into. */
import type { Picture } from './picture.ts';

export const groups = [
  'dots',
  'bamboo',
  'characters',
  'honours',
  'flowers',
  'animals',
  'people',
  'jokers',
] as const;
export type Group = (typeof groups)[number];

export interface Face {
  readonly name: string;
  readonly group: Group;
  readonly picture: Picture;
  /** The part painted below this face's own picture; its outline stands once in the sprite. */
  readonly part?: string;
}

export interface Catalogue {
  readonly faces: readonly Face[];
  readonly parts: Readonly<Record<string, Picture>>;
}
