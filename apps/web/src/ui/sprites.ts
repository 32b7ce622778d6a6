/** Addresses of the sprites, as the build names them. */
import type { SpriteGroup, TileStyle } from '@tilehouse/tile-art';
import contrastAnimals from '@tilehouse/tile-art/sprites/contrast/animals.svg?url';
import contrastBamboo from '@tilehouse/tile-art/sprites/contrast/bamboo.svg?url';
import contrastBodies from '@tilehouse/tile-art/sprites/contrast/bodies.svg?url';
import contrastCharacters from '@tilehouse/tile-art/sprites/contrast/characters.svg?url';
import contrastDots from '@tilehouse/tile-art/sprites/contrast/dots.svg?url';
import contrastFlowers from '@tilehouse/tile-art/sprites/contrast/flowers.svg?url';
import contrastHonours from '@tilehouse/tile-art/sprites/contrast/honours.svg?url';
import contrastJokers from '@tilehouse/tile-art/sprites/contrast/jokers.svg?url';
import contrastPeople from '@tilehouse/tile-art/sprites/contrast/people.svg?url';
import paintedAnimals from '@tilehouse/tile-art/sprites/painted/animals.svg?url';
import paintedBamboo from '@tilehouse/tile-art/sprites/painted/bamboo.svg?url';
import paintedBodies from '@tilehouse/tile-art/sprites/painted/bodies.svg?url';
import paintedCharacters from '@tilehouse/tile-art/sprites/painted/characters.svg?url';
import paintedDots from '@tilehouse/tile-art/sprites/painted/dots.svg?url';
import paintedFlowers from '@tilehouse/tile-art/sprites/painted/flowers.svg?url';
import paintedHonours from '@tilehouse/tile-art/sprites/painted/honours.svg?url';
import paintedJokers from '@tilehouse/tile-art/sprites/painted/jokers.svg?url';
import paintedPeople from '@tilehouse/tile-art/sprites/painted/people.svg?url';

const addresses: Readonly<Record<TileStyle, Readonly<Record<SpriteGroup, string>>>> = {
  painted: {
    bodies: paintedBodies,
    dots: paintedDots,
    bamboo: paintedBamboo,
    characters: paintedCharacters,
    honours: paintedHonours,
    flowers: paintedFlowers,
    animals: paintedAnimals,
    people: paintedPeople,
    jokers: paintedJokers,
  },
  contrast: {
    bodies: contrastBodies,
    dots: contrastDots,
    bamboo: contrastBamboo,
    characters: contrastCharacters,
    honours: contrastHonours,
    flowers: contrastFlowers,
    animals: contrastAnimals,
    people: contrastPeople,
    jokers: contrastJokers,
  },
};

/** Where the sprite of a group and style is fetched from. */
export function spriteAddress(group: SpriteGroup, style: TileStyle): string {
  return addresses[style][group];
}
