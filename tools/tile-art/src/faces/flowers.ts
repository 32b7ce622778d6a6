/** The four flowers of the bonus tiles: plum, orchid, chrysanthemum and bamboo, without number or character. */
import type { Ink } from '../inks.ts';
import { type Point, scaling, sequence, translation } from '../path/path.ts';
import { around, blade, circle, petal, polar, roundedRect } from '../path/shapes.ts';
import { line, over, overLine, type Picture, place, shape } from '../picture.ts';

/** Drawn a little smaller on the same ground, so that number and character stay free. */
export const lowered = (drawing: Picture, size: number): Picture =>
  place(drawing, sequence(translation(-150, -384), scaling(size), translation(150, 384)));

/** A five-petalled blossom with stamens, seen from the front. */
function blossom([x, y]: Point, radius: number, turn: number): Picture {
  const petals = around(5, (angle) => circle(...polar([x, y], angle + turn, radius * 0.55), radius * 0.46));
  const tips = around(10, (angle) =>
    circle(...polar([x, y], angle + turn + 18, radius * 0.5), radius * 0.06),
  );
  const threads = around(10, (angle) => {
    const from = polar([x, y], angle + turn + 18, radius * 0.16);
    const to = polar([x, y], angle + turn + 18, radius * 0.46);
    return [['M', ...from] as const, ['L', ...to] as const];
  });
  return [
    shape('rose', petals),
    overLine('ivory', radius * 0.055, threads),
    over('ivory', tips),
    over('gold', circle(x, y, radius * 0.17)),
  ];
}

/** An old branch, three open blossoms, four buds. */
export const plum: Picture = lowered(
  [
    shape(
      'brown',
      'M40 380C84 346 112 312 138 276C164 240 208 226 236 168C244 150 248 140 252 126L262 130C260 152 250 182 232 208C206 246 178 258 160 290C138 328 104 368 66 382Z',
    ),
    shape(
      'brown',
      blade(
        [
          [166, 266],
          [124, 242],
          [114, 176],
        ],
        14,
        0.2,
      ),
    ),
    shape(
      'brown',
      blade(
        [
          [204, 220],
          [250, 228],
          [268, 270],
        ],
        12,
        0.2,
      ),
    ),
    shape('rose', [
      ...circle(256, 122, 15),
      ...circle(268, 276, 15),
      ...circle(76, 330, 14),
      ...circle(222, 330, 12),
    ]),
    line('brown', 6, 'M176 296Q204 306 216 324'),
    ...blossom([98, 206], 64, -90),
    ...blossom([206, 182], 62, -60),
    ...blossom([158, 308], 56, -20),
  ],
  0.92,
);

const orchidFlower = (centre: Point, r: number, turn: number): Picture => {
  const sepals: readonly (readonly [number, number])[] = [
    [-90, 1],
    [-26, 0.95],
    [206, 0.95],
    [40, 0.82],
    [140, 0.82],
  ];
  return [
    shape(
      'plum',
      sepals.flatMap(([angle, share]) => petal(centre, angle + turn, [0, r * share, r * 0.24])),
    ),
    over('gold', petal(centre, 90 + turn, [-r * 0.06, r * 0.56, r * 0.2])),
    over('ivory', circle(...centre, r * 0.13)),
  ];
};

type Leaf = readonly [bendX: number, bendY: number, tipX: number, tipY: number, width: number];

/** Long leaves from one root and two violet flowers. */
export const orchid: Picture = [
  shape(
    'leaf',
    (
      [
        [54, 262, 26, 206, 22],
        [92, 226, 40, 128, 20],
        [206, 200, 256, 128, 20],
        [222, 240, 278, 190, 22],
        [234, 298, 280, 274, 18],
        [76, 316, 22, 288, 18],
      ] as readonly Leaf[]
    ).flatMap(([bx, by, x, y, width]) =>
      blade(
        [
          [150, 380],
          [bx, by],
          [x, y],
        ],
        width,
        0.4,
      ),
    ),
  ),
  line('emerald', 7, 'M150 376Q164 286 144 214M156 312Q182 286 204 278'),
  ...orchidFlower([140, 190], 76, -4),
  ...orchidFlower([214, 278], 58, 12),
];

/** A full round head of narrow petals. */
export const chrysanthemum: Picture = [
  line('leaf', 10, 'M150 374Q158 340 150 300'),
  shape('leaf', 'M150 360C120 330 92 352 62 330C62 356 84 372 104 366C118 384 142 380 150 360Z'),
  shape('leaf', 'M154 352C182 322 210 346 240 322C240 348 220 366 200 360C188 378 162 374 154 352Z'),
  ...mumHead([150, 226]),
];

function mumHead(centre: Point): Picture {
  const ring = (count: number, turn: number, size: readonly [number, number, number]) =>
    around(count, (angle) => petal(centre, angle + turn, size));
  return [
    shape('bronze', circle(...centre, 62)),
    shape('amber', ring(20, 0, [40, 112, 15])),
    over('bronze', circle(...centre, 74)),
    over('gold', ring(18, 10, [22, 86, 12.5])),
    over('bronze', circle(...centre, 48)),
    over('amber', ring(12, 0, [12, 58, 12.5])),
    over('bronze', circle(...centre, 26)),
    over('gold', ring(9, 12, [3, 34, 9])),
    over('red', circle(...centre, 8)),
  ];
}

type Stem = readonly [x: number, width: number, top: number, ink: Ink];

function stem([x, width, top, ink]: Stem): Picture {
  const height = (380 - top) / 4;
  const joints = [0, 1, 2, 3].map((index) => top + (index + 0.5) * height);
  return [
    shape(
      ink,
      joints.flatMap((y) => roundedRect([x, y], [width, height - 5], width * 0.24)),
    ),
    overLine(
      'mint',
      3.4,
      joints.map((y) => `M${x - width * 0.2} ${y - height * 0.3}V${y + height * 0.28}`).join(''),
    ),
  ];
}

type Blade = readonly [x: number, y: number, bendX: number, bendY: number, tipX: number, tipY: number];

/** Two jointed stems and sprays of leaves. */
export const bambooPlant: Picture = lowered(
  [
    ...stem([118, 28, 116, 'leaf']),
    ...stem([196, 22, 152, 'emerald']),
    shape(
      'green',
      (
        [
          [116, 176, 58, 156, 26, 196],
          [116, 178, 56, 188, 40, 244],
          [116, 180, 72, 206, 76, 262],
          [196, 232, 250, 208, 280, 240],
          [196, 234, 254, 246, 266, 294],
          [196, 236, 232, 264, 230, 316],
          [120, 118, 160, 82, 214, 104],
          [120, 120, 166, 112, 196, 150],
          [198, 158, 238, 122, 280, 142],
          [198, 160, 240, 158, 266, 190],
          [112, 120, 76, 98, 40, 126],
        ] as readonly Blade[]
      ).flatMap(([x, y, bx, by, tx, ty]) =>
        blade(
          [
            [x, y],
            [bx, by],
            [tx, ty],
          ],
          25,
          0.42,
        ),
      ),
    ),
  ],
  0.92,
);

/** A leaf with a pale rib, for the seasons' flowers. */
export function ribbedLeaf(root: Point, angle: number, length: number): Picture {
  const rib = [
    ['M', ...polar(root, angle, length * 0.16)],
    ['L', ...polar(root, angle, length * 0.86)],
  ] as const;
  return [shape('leaf', petal(root, angle, [0, length, length * 0.34])), overLine('mint', 3.4, rib)];
}
