/** 王 under a crown and the flying Fei 飛 between clouds. */
import { glyph } from '../glyph.ts';
import { scaling, sequence, translation } from '../path/path.ts';
import { circle } from '../path/shapes.ts';
import { line, over, overLine, type Picture, pierced, place, shape } from '../picture.ts';

const CROWN = 'M80 112L66 44L110 76L150 30L190 76L234 44L220 112Z';

/** A king's character under a jewelled crown. */
export const king: Picture = [
  pierced('red', glyph('王', { centre: [150, 252], size: 274, stretch: [0.98, 1.08] })),
  shape('gold', CROWN),
  line('bronze', 7, CROWN),
  overLine('bronze', 6, 'M86 96H214'),
  shape('red', [...circle(66, 42, 12), ...circle(234, 42, 12), ...circle(150, 30, 13)]),
  over('red', circle(150, 80, 10)),
  over('green', [...circle(114, 84, 8), ...circle(186, 84, 8)]),
];

/** One cloud scroll in the top left corner. */
const CLOUD: Picture = [
  line(
    'bronze',
    9,
    'M26 96C22 66 42 54 58 64C74 74 66 96 52 92M52 62C56 34 92 28 100 50C106 68 86 80 78 66M98 42C112 26 134 30 138 48',
  ),
];

/** The flying joker: the character in blue between two banks of cloud and two red pearls. */
export const fei: Picture = [
  ...[
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].flatMap(([x = 1, y = 1]) =>
    place(CLOUD, sequence(scaling(x, y), translation(x < 0 ? 300 : 0, y < 0 ? 400 : 0))),
  ),
  pierced('blue', glyph('飛', { centre: [150, 199], size: 244, stretch: [1.04, 1.04] })),
  shape('red', [...circle(150, 44, 13), ...circle(150, 356, 13)]),
];
