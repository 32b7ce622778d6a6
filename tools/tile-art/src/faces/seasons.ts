/** The four seasons of the bonus tiles: peony, lotus, maple and pine, without number or character. */
import type { Ink } from '../inks.ts';
import { type Path, type Point, rotation, scaling, sequence, translation } from '../path/path.ts';
import { around, blade, circle, petal, polar } from '../path/shapes.ts';
import { line, over, overLine, type Picture, place, shape } from '../picture.ts';
import { lowered, ribbedLeaf } from './flowers.ts';

/** Spring: a full peony, three layers of petals. */
export const peony: Picture = [
  ...ribbedLeaf([96, 300], 148, 74),
  ...ribbedLeaf([204, 300], 32, 74),
  ...ribbedLeaf([150, 316], 90, 66),
  ...peonyHead([150, 232]),
];

function peonyHead(centre: Point): Picture {
  const ring = (count: number, turn: number, size: readonly [number, number, number]): Path =>
    around(count, (angle) => petal(centre, angle + turn, size));
  const seams = around(9, (angle) => [
    ['M', ...polar(centre, angle - 70, 58)] as const,
    ['L', ...polar(centre, angle - 70, 106)] as const,
  ]);
  return [
    shape('pink', ring(9, -90, [14, 116, 42])),
    overLine('rose', 3.4, seams),
    over('rose', ring(7, -64, [8, 84, 33])),
    over('crimson', ring(5, -90, [2, 54, 23])),
    over(
      'gold',
      around(8, (angle) => circle(...polar(centre, angle, 17), 5)),
    ),
    over('gold', circle(...centre, 7)),
  ];
}

type LotusPetal = readonly [angle: number, length: number, width: number];

const OUTER: readonly LotusPetal[] = [
  [-170, 116, 27],
  [-10, 116, 27],
  [-146, 128, 31],
  [-34, 128, 31],
];
const INNER: readonly LotusPetal[] = [
  [-122, 146, 32],
  [-58, 146, 32],
];
const FRONT: readonly LotusPetal[] = [[-90, 160, 34]];

/** Summer: a lotus over its leaf and the water. */
export const lotus: Picture = [
  shape('leaf', 'M22 332C64 300 122 306 150 334C178 306 236 300 278 332C236 362 64 362 22 332Z'),
  overLine('mint', 4, 'M52 333Q100 322 144 335M248 333Q200 322 156 335'),
  line('blue', 5, 'M44 372q17 -10 34 0t34 0M188 372q17 -10 34 0t34 0'),
  ...lotusLayer(OUTER, 'rose'),
  ...lotusLayer(INNER, 'pink'),
  ...lotusLayer(FRONT, 'rose'),
];

function lotusLayer(petals: readonly LotusPetal[], ink: Ink): Picture {
  const root: Point = [150, 298];
  const veins = petals.flatMap(
    ([angle, length]): Path => [
      ['M', ...polar(root, angle, length * 0.42)],
      ['L', ...polar(root, angle, length * 0.86)],
    ],
  );
  return [
    shape(
      ink,
      petals.flatMap(([angle, length, width]) => petal(root, angle, [4, length, width])),
    ),
    overLine('ivory', 3.4, veins),
  ];
}

const MAPLE_OUTLINE =
  'M0 -100L16 -62L46 -74L40 -38L92 -46L74 -18L104 2L60 22L66 48L14 34L0 40L-14 34L-66 48L-60 22L-104 2L-74 -18L-92 -46L-40 -38L-46 -74L-16 -62Z';

function mapleLeaf(ink: Ink, centre: Point, [turn, size]: readonly [number, number]): Picture {
  const leaf: Picture = [
    line(ink, 8, 'M0 34V100'),
    line(ink, 9, MAPLE_OUTLINE),
    shape(ink, MAPLE_OUTLINE),
    overLine('ivory', 5.5, 'M0 34V-68M0 24L68 -9M0 24L-68 -9M0 4L42 -42M0 4L-42 -42'),
  ];
  return place(leaf, sequence(rotation(turn), scaling(size), translation(...centre)));
}

/** Autumn: three maple leaves falling. */
export const maple: Picture = [
  ...mapleLeaf('amber', [78, 334], [-34, 0.46]),
  ...mapleLeaf('rust', [214, 300], [24, 0.64]),
  ...mapleLeaf('red', [124, 208], [-14, 0.92]),
];

function needles(centre: Point, radius: number): Picture {
  const spread = (offset: number): Path =>
    Array.from({ length: 9 }, (_, index): Path => {
      const tip = polar(centre, -180 + offset + index * 21, radius);
      return [
        ['M', ...centre],
        ['L', ...tip],
      ];
    }).flat();
  return [
    line('green', 6, spread(6)),
    overLine('emerald', 5, spread(16).slice(0, 16)),
    over('brown', circle(...centre, 8)),
  ];
}

const snow = (points: readonly Point[]): Picture => [
  line(
    'sky',
    4,
    points.flatMap((centre) =>
      around(3, (angle) => [
        ['M', ...polar(centre, angle / 2 + 30, 11)] as const,
        ['L', ...polar(centre, angle / 2 + 210, 11)] as const,
      ]),
    ),
  ),
];

/** Winter: a bent pine in the snow. */
export const pine: Picture = lowered(
  [
    shape(
      'brown',
      'M92 380C120 340 106 310 138 272C160 246 150 222 184 192L198 202C176 228 184 252 164 286C142 322 150 348 136 380Z',
    ),
    shape(
      'brown',
      blade(
        [
          [152, 280],
          [104, 278],
          [72, 256],
        ],
        15,
        0.15,
      ),
    ),
    shape(
      'brown',
      blade(
        [
          [158, 268],
          [206, 282],
          [232, 306],
        ],
        14,
        0.15,
      ),
    ),
    ...needles([188, 196], 86),
    ...needles([80, 260], 64),
    ...needles([222, 310], 60),
    ...snow([
      [54, 146],
      [100, 132],
      [272, 236],
      [32, 306],
    ]),
    line('blue', 6, 'M26 378q26 -14 50 -4t52 -2 52 4 92 -6'),
  ],
  0.93,
);
