/** Every face of the high-contrast style, under the same names as the painted ones. */
import { badge, type Ground } from './contrast/badge.ts';
import { besideBadge, boldCaption, boldFei, boldKing, underCaption } from './contrast/bonus.ts';
import { boldDragon, boldWhite, boldWind } from './contrast/honours.ts';
import { boldBamboo, boldCharacters, boldDots, boldTenThousand } from './contrast/suits.ts';
import type { Catalogue, Face } from './face.ts';
import * as animals from './faces/animals.ts';
import * as flowers from './faces/flowers.ts';
import * as insects from './faces/insects.ts';
import * as people from './faces/people.ts';
import * as seasons from './faces/seasons.ts';
import type { Ink } from './inks.ts';
import type { Picture } from './picture.ts';

const ONE_TO_NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const suits: readonly Face[] = [
  ...ONE_TO_NINE.map(
    (count): Face => ({
      name: `characters-${count}`,
      group: 'characters',
      picture: boldCharacters(count),
      part: 'ten-thousand',
    }),
  ),
  ...ONE_TO_NINE.map((count): Face => ({ name: `dots-${count}`, group: 'dots', picture: boldDots(count) })),
  ...ONE_TO_NINE.map(
    (count): Face => ({ name: `bamboo-${count}`, group: 'bamboo', picture: boldBamboo(count) }),
  ),
];

const honours: readonly Face[] = [
  { name: 'wind-east', group: 'honours', picture: boldWind('東', 'E') },
  { name: 'wind-south', group: 'honours', picture: boldWind('南', 'S') },
  { name: 'wind-west', group: 'honours', picture: boldWind('西', 'W') },
  { name: 'wind-north', group: 'honours', picture: boldWind('北', 'N') },
  { name: 'dragon-white', group: 'honours', picture: boldWhite },
  { name: 'dragon-green', group: 'honours', picture: boldDragon('發', 'F', 'green') },
  { name: 'dragon-red', group: 'honours', picture: boldDragon('中', 'C', 'red') },
];

interface Captioned {
  readonly name: string;
  readonly drawing: string;
  readonly caption: readonly [number, string];
}

const captioned =
  (ground: Ground, ink: Ink) =>
  ({ name, drawing, caption }: Captioned): Face => ({
    name,
    group: 'flowers',
    picture: boldCaption(ground, ink, caption),
    part: `drawing-${drawing}`,
  });

const flowerFaces = [
  { name: 'flower-plum-1', drawing: 'plum', caption: [1, '梅'] },
  { name: 'flower-orchid-2', drawing: 'orchid', caption: [2, '蘭'] },
  { name: 'flower-chrysanthemum-3', drawing: 'chrysanthemum', caption: [3, '菊'] },
  { name: 'flower-bamboo-4', drawing: 'bamboo', caption: [4, '竹'] },
  { name: 'flower-bamboo-3', drawing: 'bamboo', caption: [3, '竹'] },
  { name: 'flower-chrysanthemum-4', drawing: 'chrysanthemum', caption: [4, '菊'] },
] as const satisfies readonly Captioned[];

const seasonFaces = [
  { name: 'season-spring', drawing: 'spring', caption: [1, '春'] },
  { name: 'season-summer', drawing: 'summer', caption: [2, '夏'] },
  { name: 'season-autumn', drawing: 'autumn', caption: [3, '秋'] },
  { name: 'season-winter', drawing: 'winter', caption: [4, '冬'] },
] as const satisfies readonly Captioned[];

const person = (name: string, portrait: Picture, count: number): Face => ({
  name: `face-${name}`,
  group: 'people',
  picture: [...besideBadge(portrait), ...badge('bust', 'green', String(count))],
});

const bonusFaces: readonly Face[] = [
  ...flowerFaces.map(captioned('blossom', 'blue')),
  ...seasonFaces.map(captioned('sun', 'red')),
  { name: 'animal-cat', group: 'animals', picture: animals.cat },
  { name: 'animal-mouse', group: 'animals', picture: animals.mouse },
  { name: 'animal-butterfly', group: 'animals', picture: insects.butterfly },
  { name: 'animal-rooster', group: 'animals', picture: animals.rooster },
  { name: 'animal-centipede', group: 'animals', picture: insects.centipede },
  person('emperor', people.emperor, 1),
  person('lady', people.lady, 2),
  person('general', people.general, 3),
  person('scholar', people.scholar, 4),
  { name: 'king', group: 'jokers', picture: boldKing },
  { name: 'fei', group: 'jokers', picture: boldFei },
];

/** The high-contrast style, part by part. */
export const contrastCatalogue: Catalogue = {
  faces: [...suits, ...honours, ...bonusFaces],
  parts: {
    'ten-thousand': boldTenThousand,
    'drawing-plum': underCaption(flowers.plum),
    'drawing-orchid': underCaption(flowers.orchid),
    'drawing-chrysanthemum': underCaption(flowers.chrysanthemum),
    'drawing-bamboo': underCaption(flowers.bambooPlant),
    'drawing-spring': underCaption(seasons.peony),
    'drawing-summer': underCaption(seasons.lotus),
    'drawing-autumn': underCaption(seasons.maple),
    'drawing-winter': underCaption(seasons.pine),
  },
};
