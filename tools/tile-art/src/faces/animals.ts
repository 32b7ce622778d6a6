/** Cat, mouse and rooster of the bonus tiles. */
import type { Ink } from '../inks.ts';
import { scaling, sequence, translation } from '../path/path.ts';
import { blade, circle, ellipse } from '../path/shapes.ts';
import { line, over, overLine, type Picture, place, shape } from '../picture.ts';

const catEye = (x: number): Picture => [
  over('gold', `M${x - 21} 130Q${x} 102 ${x + 21} 130Q${x} 148 ${x - 21} 130Z`),
  over('ink', ellipse([x, 128], 5.5, 13)),
];

/** A black cat, sitting, with a bell. */
export const cat: Picture = [
  line('ink', 20, 'M204 346C270 354 278 282 246 266C231 260 220 276 230 290'),
  shape(
    'ink',
    'M150 166C96 172 76 270 80 346C82 368 108 378 126 372C142 378 158 378 174 372C192 378 218 368 220 346C224 270 204 172 150 166Z',
  ),
  shape(
    'ink',
    'M78 130C76 98 74 58 80 34C102 44 118 60 128 74Q150 66 172 74C182 60 198 44 220 34C226 58 224 98 222 130C222 176 190 200 150 200C110 200 78 176 78 130Z',
  ),
  over('ivory', 'M150 222C127 226 120 262 127 292C133 316 167 316 173 292C180 262 173 226 150 222Z'),
  over('rose', 'M91 56C104 64 113 76 118 86L94 102ZM209 56C196 64 187 76 182 86L206 102Z'),
  ...catEye(114),
  ...catEye(186),
  over('pink', 'M150 166L138 153Q150 147 162 153Z'),
  overLine('ivory', 4, 'M150 166V174M150 174Q139 184 127 178M150 174Q161 184 173 178'),
  line('ink', 4.5, 'M82 156L38 146M82 166L40 174M218 156L262 146M218 166L260 174'),
  overLine('red', 15, 'M96 196Q150 226 204 196'),
  over('gold', circle(150, 222, 16)),
  overLine('ink', 4, 'M150 221V233'),
  overLine('ivory', 4, 'M112 340V370M188 340V370'),
];

/** A grey mouse on its hind legs with a grain of rice. */
export const mouse: Picture = [
  line('rose', 12, 'M226 352C280 356 290 300 262 274C240 252 240 214 268 190'),
  shape('slate', circle(196, 92, 46)),
  over('pink', circle(198, 94, 28)),
  shape(
    'slate',
    'M34 186C46 152 84 116 132 112C190 110 222 150 220 192C252 226 266 274 258 318C252 356 226 380 186 380H100C84 380 78 366 90 354C82 326 86 296 98 268C96 252 96 244 98 236C74 232 46 212 34 186Z',
  ),
  shape('slate', circle(124, 84, 52)),
  over('pink', circle(122, 86, 33)),
  over('ivory', 'M104 276C88 304 88 340 100 366H150C172 344 168 300 140 276Z'),
  overLine('cloud', 7, 'M196 372C168 350 172 296 214 286'),
  shape('pink', [...ellipse([104, 374], 28, 10), ...ellipse([182, 376], 32, 9)]),
  line('slate', 18, 'M150 248Q120 262 88 258'),
  shape('gold', ellipse([74, 262], 13, 26)),
  over('pink', circle(90, 258, 11)),
  over('ivory', circle(104, 164, 13)),
  over('ink', circle(102, 165, 9)),
  over('rose', circle(38, 187, 13)),
  line('ink', 4, 'M56 196L24 214M58 204L36 234'),
];

type Plume = readonly [bendX: number, bendY: number, tipX: number, tipY: number, ink: Ink];

const PLUMES: readonly Plume[] = [
  [268, 252, 276, 314, 'green'],
  [292, 172, 286, 270, 'blue'],
  [256, 108, 284, 208, 'emerald'],
  [238, 74, 276, 152, 'green'],
  [214, 56, 246, 108, 'blue'],
];

const standingRooster: Picture = [
  ...PLUMES.map(([bx, by, x, y, ink]) =>
    shape(
      ink,
      blade(
        [
          [188, 272],
          [bx, by],
          [x, y],
        ],
        38,
        0.6,
      ),
    ),
  ),
  line(
    'bronze',
    9,
    'M132 330V368M132 368l-22 8M132 368l4 12M132 368l22 8M174 326V368M174 368l-20 8M174 368l4 12M174 368l22 8',
  ),
  shape(
    'rust',
    'M86 124C64 156 56 204 70 250C84 302 132 340 182 326C228 312 240 262 230 218C200 242 166 230 150 194C142 170 144 142 130 118Z',
  ),
  over(
    'gold',
    'M86 118C76 152 74 192 86 222C96 210 100 218 104 232C114 216 120 222 126 236C132 216 142 212 152 220C148 188 148 146 130 108Z',
  ),
  over('green', 'M138 244C174 230 212 242 220 268C210 302 164 312 142 288C132 276 130 258 138 244Z'),
  overLine('ivory', 5, 'M154 258Q180 252 204 266M154 276Q176 272 196 284'),
  shape('rust', 'M76 122C70 92 92 72 114 78C136 84 140 114 126 132C112 146 82 144 76 122Z'),
  shape(
    'red',
    'M80 92C66 78 66 54 82 58C82 36 104 34 108 52C118 34 140 42 134 64C152 60 154 84 138 94C122 82 98 80 80 92Z',
  ),
  over('red', 'M82 132C70 140 68 166 80 176C96 170 98 148 92 136Z'),
  shape('bronze', 'M78 106L34 120L78 132Z'),
  over('ivory', circle(102, 106, 10)),
  over('ink', circle(101, 106, 5.5)),
];

/** A rooster with a full tail. */
export const rooster: Picture = place(
  standingRooster,
  sequence(translation(-160, -202), scaling(0.97), translation(152, 202)),
);
