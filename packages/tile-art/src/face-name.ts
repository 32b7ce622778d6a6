/** Which face a tile shows in a tile set: the same notation may be another picture in another set. */
import type { Tile, TileSetId } from '@tilehouse/engine';

/** Every face there is a picture of. */
export const faceNames = [
  ...(['characters-1', 'characters-2', 'characters-3', 'characters-4', 'characters-5'] as const),
  ...(['characters-6', 'characters-7', 'characters-8', 'characters-9'] as const),
  ...(['dots-1', 'dots-2', 'dots-3', 'dots-4', 'dots-5', 'dots-6', 'dots-7', 'dots-8', 'dots-9'] as const),
  ...(['bamboo-1', 'bamboo-2', 'bamboo-3', 'bamboo-4', 'bamboo-5'] as const),
  ...(['bamboo-6', 'bamboo-7', 'bamboo-8', 'bamboo-9'] as const),
  ...(['wind-east', 'wind-south', 'wind-west', 'wind-north'] as const),
  ...(['dragon-white', 'dragon-green', 'dragon-red'] as const),
  ...(['flower-plum-1', 'flower-orchid-2', 'flower-chrysanthemum-3', 'flower-bamboo-4'] as const),
  ...(['flower-bamboo-3', 'flower-chrysanthemum-4'] as const),
  ...(['season-spring', 'season-summer', 'season-autumn', 'season-winter'] as const),
  ...(['animal-cat', 'animal-mouse', 'animal-butterfly', 'animal-rooster', 'animal-centipede'] as const),
  ...(['face-emperor', 'face-lady', 'face-general', 'face-scholar'] as const),
  ...(['king', 'fei'] as const),
] as const;

/** A face by name: the key of its symbol and its file, and a good key for its accessible name. */
export type FaceName = (typeof faceNames)[number];

type Faces = Partial<Record<Tile, FaceName>>;

const dots: Faces = {
  '1p': 'dots-1',
  '2p': 'dots-2',
  '3p': 'dots-3',
  '4p': 'dots-4',
  '5p': 'dots-5',
  '6p': 'dots-6',
  '7p': 'dots-7',
  '8p': 'dots-8',
  '9p': 'dots-9',
};

const charactersAndBamboo: Faces = {
  '1m': 'characters-1',
  '2m': 'characters-2',
  '3m': 'characters-3',
  '4m': 'characters-4',
  '5m': 'characters-5',
  '6m': 'characters-6',
  '7m': 'characters-7',
  '8m': 'characters-8',
  '9m': 'characters-9',
  '1s': 'bamboo-1',
  '2s': 'bamboo-2',
  '3s': 'bamboo-3',
  '4s': 'bamboo-4',
  '5s': 'bamboo-5',
  '6s': 'bamboo-6',
  '7s': 'bamboo-7',
  '8s': 'bamboo-8',
  '9s': 'bamboo-9',
};

const honours: Faces = {
  '1z': 'wind-east',
  '2z': 'wind-south',
  '3z': 'wind-west',
  '4z': 'wind-north',
  '5z': 'dragon-white',
  '6z': 'dragon-green',
  '7z': 'dragon-red',
};

const seasons: Faces = {
  '1y': 'season-spring',
  '2y': 'season-summer',
  '3y': 'season-autumn',
  '4y': 'season-winter',
};

const flowersEndingInBamboo: Faces = {
  '1f': 'flower-plum-1',
  '2f': 'flower-orchid-2',
  '3f': 'flower-chrysanthemum-3',
  '4f': 'flower-bamboo-4',
};

const facesOf: Readonly<Record<TileSetId, Faces>> = {
  'classic-144': { ...charactersAndBamboo, ...dots, ...honours, ...flowersEndingInBamboo, ...seasons },
  'missing-suit-84': {
    ...dots,
    ...honours,
    '1f': 'flower-plum-1',
    '2f': 'flower-orchid-2',
    '3f': 'flower-bamboo-3',
    '4f': 'flower-chrysanthemum-4',
    ...seasons,
    '1a': 'animal-cat',
    '2a': 'animal-butterfly',
    '3a': 'animal-rooster',
    '4a': 'animal-centipede',
    '1j': 'king',
    '2j': 'king',
    '3j': 'king',
    '4j': 'king',
    '1x': 'fei',
  },
  'malaysian-84': {
    ...dots,
    ...honours,
    ...flowersEndingInBamboo,
    ...seasons,
    '1a': 'animal-cat',
    '2a': 'animal-mouse',
    '3a': 'animal-rooster',
    '4a': 'animal-centipede',
    '1j': 'face-emperor',
    '2j': 'face-lady',
    '3j': 'face-general',
    '4j': 'face-scholar',
    '1x': 'fei',
  },
};

/** The face a tile shows; throws on a tile the set doesn't hold. */
export function faceName(tileSet: TileSetId, tile: Tile): FaceName {
  const name = facesOf[tileSet][tile];
  if (name === undefined) throw new RangeError(`${tileSet} holds no ${tile}`);
  return name;
}
