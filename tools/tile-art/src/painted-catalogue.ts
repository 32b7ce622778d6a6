/** Every face of the painted style. */
import type { Catalogue, Face } from './face.ts';
import * as animals from './faces/animals.ts';
import { bamboo } from './faces/bamboo.ts';
import { caption, numberAt } from './faces/bonus-plates.ts';
import { numeral, tenThousand } from './faces/characters.ts';
import { dots } from './faces/dots.ts';
import * as flowers from './faces/flowers.ts';
import * as honours from './faces/honours.ts';
import * as insects from './faces/insects.ts';
import * as jokers from './faces/jokers.ts';
import { peacock } from './faces/peacock.ts';
import * as people from './faces/people.ts';
import * as seasons from './faces/seasons.ts';

const ONE_TO_NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const suits: readonly Face[] = [
  ...ONE_TO_NINE.map(
    (count): Face => ({
      name: `characters-${count}`,
      group: 'characters',
      picture: numeral(count),
      part: 'ten-thousand',
    }),
  ),
  ...ONE_TO_NINE.map((count): Face => ({ name: `dots-${count}`, group: 'dots', picture: dots(count) })),
  ...ONE_TO_NINE.map(
    (count): Face => ({
      name: `bamboo-${count}`,
      group: 'bamboo',
      picture: count === 1 ? peacock : bamboo(count),
    }),
  ),
];

const honourFaces: readonly Face[] = [
  { name: 'wind-east', group: 'honours', picture: honours.east },
  { name: 'wind-south', group: 'honours', picture: honours.south },
  { name: 'wind-west', group: 'honours', picture: honours.west },
  { name: 'wind-north', group: 'honours', picture: honours.north },
  { name: 'dragon-white', group: 'honours', picture: honours.white },
  { name: 'dragon-green', group: 'honours', picture: honours.green },
  { name: 'dragon-red', group: 'honours', picture: honours.red },
];

const flower = (kind: string, count: number, character: string): Face => ({
  name: `flower-${kind}-${count}`,
  group: 'flowers',
  picture: caption(count, character, 'blue'),
  part: `drawing-${kind}`,
});

const season = (kind: string, count: number, character: string): Face => ({
  name: `season-${kind}`,
  group: 'flowers',
  picture: caption(count, character, 'red'),
  part: `drawing-${kind}`,
});

const bonusFaces: readonly Face[] = [
  flower('plum', 1, '梅'),
  flower('orchid', 2, '蘭'),
  flower('chrysanthemum', 3, '菊'),
  flower('bamboo', 4, '竹'),
  flower('bamboo', 3, '竹'),
  flower('chrysanthemum', 4, '菊'),
  season('spring', 1, '春'),
  season('summer', 2, '夏'),
  season('autumn', 3, '秋'),
  season('winter', 4, '冬'),
  { name: 'animal-cat', group: 'animals', picture: animals.cat },
  { name: 'animal-mouse', group: 'animals', picture: animals.mouse },
  { name: 'animal-butterfly', group: 'animals', picture: insects.butterfly },
  { name: 'animal-rooster', group: 'animals', picture: animals.rooster },
  { name: 'animal-centipede', group: 'animals', picture: insects.centipede },
  { name: 'face-emperor', group: 'people', picture: [...people.emperor, ...numberAt(1, 'green')] },
  { name: 'face-lady', group: 'people', picture: [...people.lady, ...numberAt(2, 'green')] },
  { name: 'face-general', group: 'people', picture: [...people.general, ...numberAt(3, 'green')] },
  { name: 'face-scholar', group: 'people', picture: [...people.scholar, ...numberAt(4, 'green')] },
  { name: 'king', group: 'jokers', picture: jokers.king },
  { name: 'fei', group: 'jokers', picture: jokers.fei },
];

/** The painted style, part by part. */
export const paintedCatalogue: Catalogue = {
  faces: [...suits, ...honourFaces, ...bonusFaces],
  parts: {
    'ten-thousand': tenThousand,
    'drawing-plum': flowers.plum,
    'drawing-orchid': flowers.orchid,
    'drawing-chrysanthemum': flowers.chrysanthemum,
    'drawing-bamboo': flowers.bambooPlant,
    'drawing-spring': seasons.peony,
    'drawing-summer': seasons.lotus,
    'drawing-autumn': seasons.maple,
    'drawing-winter': seasons.pine,
  },
};
