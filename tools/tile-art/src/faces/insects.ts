/** Butterfly and centipede of the bonus tiles. */
import { type Path, type Point, scaling, sequence, translation } from '../path/path.ts';
import { circle, ellipse } from '../path/shapes.ts';
import { line, over, overLine, type Picture, place, shape } from '../picture.ts';

/** The right wing, from the middle line: dark edges, bright cells. */
const WING: Picture = [
  shape('ink', 'M4 196C12 130 58 60 106 52C136 48 138 88 126 128C114 170 74 206 4 214Z'),
  shape('ink', 'M4 204C56 196 122 214 126 262C130 310 98 350 64 354C34 352 8 290 4 222Z'),
  over('blue', 'M20 186C28 136 62 82 92 74C92 100 74 150 20 186Z'),
  over('sky', 'M104 72C120 76 118 104 108 130C98 154 68 182 32 194C78 152 100 114 104 72Z'),
  over('red', 'M20 224C36 236 62 292 62 330C38 318 22 268 20 224Z'),
  over('rose', 'M32 220C70 216 108 236 110 266C112 292 96 320 76 332C76 292 58 244 32 220Z'),
  over('gold', [...circle(92, 128, 9), ...circle(66, 162, 7), ...circle(88, 280, 9), ...circle(72, 248, 6)]),
  over('ivory', [
    ...circle(117, 68, 5),
    ...circle(124, 92, 4.5),
    ...circle(109, 305, 4.5),
    ...circle(84, 339, 4),
  ]),
  line('ink', 6, 'M5 150C10 108 26 72 50 62'),
  shape('ink', circle(52, 61, 9)),
];

/** A butterfly seen from above, wings spread. */
export const butterfly: Picture = [
  ...place(WING, translation(150, 0)),
  ...place(WING, sequence(scaling(-1, 1), translation(150, 0))),
  shape('ink', ellipse([150, 236], 14, 76)),
  over('ink', circle(150, 160, 18)),
  overLine('gold', 6, 'M139 212H161M138 236H162M139 260H161M142 284H158'),
];

const SEGMENTS = 13;

/** The centipede's spine at a share of its length, head first: one S down the tile. */
const spine = (share: number): Point => [150 - 74 * Math.sin(share * Math.PI * 2 + 0.2), 92 + 262 * share];

/** A centipede on its way up the tile: plump overlapping segments, bold legs. */
export const centipede: Picture = [...legs(), ...segments(), ...head()];

function legs(): Picture {
  const path = Array.from({ length: SEGMENTS - 1 }, (_, index): Path => {
    const share = (index + 1) / SEGMENTS;
    const [x, y] = spine(share);
    const [nextX, nextY] = spine(share + 0.02);
    const slope = Math.atan2(nextY - y, nextX - x);
    return [1, -1].flatMap((side): Path => {
      const across = slope + (side * Math.PI) / 2;
      const at = (reach: number, trail: number): Point => [
        x + Math.cos(across) * reach + Math.cos(slope) * trail,
        y + Math.sin(across) * reach + Math.sin(slope) * trail,
      ];
      const reach = 58 - 16 * share;
      return [
        ['M', x, y],
        ['Q', ...at(reach * 0.9, -6), ...at(reach, 16)],
      ];
    });
  }).flat();
  const [tailX, tailY] = spine(1);
  return [line('brown', 8, [...path, ...tail(tailX, tailY)])];
}

function tail(x: number, y: number): Path {
  return [
    ['M', x - 4, y],
    ['L', x - 22, y + 20],
    ['M', x + 4, y],
    ['L', x + 12, y + 24],
  ];
}

function segments(): Picture {
  return Array.from({ length: SEGMENTS + 1 }, (_, back): Picture => {
    const share = (SEGMENTS - back) / SEGMENTS;
    const [x, y] = spine(share);
    const radius = 34 - 14 * share;
    return [
      shape(back % 2 === 0 ? 'red' : 'crimson', circle(x, y, radius)),
      over('pink', ellipse([x - radius * 0.18, y - radius * 0.35], radius * 0.42, radius * 0.17)),
    ];
  }).flat();
}

function head(): Picture {
  const [x, y] = [spine(0)[0], spine(0)[1] - 8];
  return [
    line(
      'ink',
      6,
      `M${x - 12} ${y - 22}C${x - 20} ${y - 46} ${x - 50} ${y - 52} ${x - 62} ${y - 30}M${x + 12} ${y - 22}C${x + 20} ${y - 46} ${x + 50} ${y - 52} ${x + 62} ${y - 30}`,
    ),
    shape('ink', circle(x, y, 34)),
    over('gold', [...circle(x - 14, y - 3, 10), ...circle(x + 14, y - 3, 10)]),
    over('ink', [...circle(x - 13, y - 1, 4.5), ...circle(x + 13, y - 1, 4.5)]),
    overLine('red', 5, `M${x - 10} ${y + 18}q10 7 20 0`),
  ];
}
