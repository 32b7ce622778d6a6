/** The four human faces of the bonus tiles: emperor, lady, general and scholar. */
import type { Ink } from '../inks.ts';
import { translation } from '../path/path.ts';
import { around, circle, ellipse, polar, roundedRect } from '../path/shapes.ts';
import { type Layer, line, over, overLine, type Picture, place, shape } from '../picture.ts';

/** Portraits are drawn round this middle line, then moved aside to leave the number its corner. */
const X = 156;
const aside = (portrait: Picture): Picture => place(portrait, translation(6, 0));

const FACE =
  'M92 190C90 140 118 122 156 122C194 122 222 140 220 190C220 250 196 290 156 290C116 290 92 250 92 190Z';

const eyes = (y: number, apart: number): Picture => [
  over('ink', [...ellipse([X - apart, y], 8.5, 10), ...ellipse([X + apart, y], 8.5, 10)]),
  over('snow', [...circle(X - apart + 2.5, y - 3.5, 2.8), ...circle(X + apart + 2.5, y - 3.5, 2.8)]),
];

const cheeks = (y: number): Layer => over('blush', [...circle(X - 44, y, 15), ...circle(X + 44, y, 15)]);

/** Shoulders in a robe with a crossed collar. */
const robe = (ink: Ink, collar: Ink): Picture => [
  shape(ink, 'M22 382C26 330 82 306 120 298H192C230 306 266 330 270 382Z'),
  over(collar, 'M112 298L156 374L200 298L178 292H134Z'),
  over('skin', 'M132 286L156 342L180 286Z'),
];

/** The emperor's crown: a flat board on a cap, beads hanging from both ends. */
const crown: Picture = [
  shape('red', 'M104 172C104 144 122 126 156 126C190 126 208 144 208 172Z'),
  over('gold', roundedRect([X, 172], [112, 17], 8)),
  over('green', circle(X, 150, 10)),
  shape('ink', roundedRect([X, 118], [188, 25], 8)),
  overLine('gold', 5, 'M70 123H242'),
  line('bronze', 4, 'M76 130V206M236 130V206'),
  shape(
    'red',
    [76, 236].flatMap((x) => [...circle(x, 144, 8.5), ...circle(x, 182, 8.5)]),
  ),
  shape(
    'green',
    [76, 236].flatMap((x) => [...circle(x, 163, 8.5), ...circle(x, 201, 8.5)]),
  ),
];

const oldFace: Picture = [
  shape('skin', FACE),
  cheeks(220),
  overLine('cloud', 9, 'M106 186Q122 170 142 180M206 186Q190 170 170 180'),
  ...eyes(200, 30),
  overLine('bronze', 5, 'M156 204V224Q150 232 146 228'),
  shape(
    'silver',
    'M94 222C102 246 124 242 142 236Q156 228 170 236C188 242 210 246 218 222C224 284 196 330 156 358C116 330 88 284 94 222Z',
  ),
  over('red', 'M142 254Q156 248 170 254Q156 268 142 254Z'),
  overLine('cloud', 5, 'M128 258Q130 296 148 324M184 258Q182 296 164 324M156 280V336'),
];

/** An old emperor under a flat crown with strings of beads. */
export const emperor: Picture = aside([
  ...robe('amber', 'red'),
  overLine('crimson', 6, 'M58 380C60 356 72 342 90 332M234 380C236 356 232 342 222 332'),
  ...place(oldFace, translation(0, 20)),
  ...crown,
]);

const hairFlower = (x: number, y: number, r: number): Picture => [
  shape(
    'red',
    around(5, (angle) => circle(...polar([x, y], angle - 90, r * 0.55), r * 0.5)),
  ),
  over('gold', circle(x, y, r * 0.3)),
];

/** A young lady with flowers in her hair. */
export const lady: Picture = aside([
  shape('ink', [...circle(114, 82, 36), ...circle(198, 82, 36)]),
  shape(
    'ink',
    'M62 240C52 140 98 84 156 84C214 84 260 140 250 240C248 280 232 300 216 306H96C80 300 64 280 62 240Z',
  ),
  ...robe('rose', 'ivory'),
  overLine('gold', 6, 'M119 312L156 374L193 312'),
  shape(
    'skin',
    'M94 194C98 156 132 164 156 138C180 164 214 156 218 194C218 252 194 288 156 288C118 288 94 252 94 194Z',
  ),
  cheeks(232),
  overLine('ink', 5, 'M112 182Q126 172 142 180M200 182Q186 172 170 180'),
  ...eyes(205, 30),
  overLine('ink', 4, 'M113 200L105 194M199 200L207 194'),
  overLine('blush', 5, 'M156 212V230Q152 234 148 232'),
  over('red', 'M139 252Q148 244 156 250Q164 244 173 252Q156 271 139 252Z'),
  over('red', 'M156 154L163 165L156 176L149 165Z'),
  line('bronze', 7, 'M262 56L226 84'),
  shape('gold', circle(264, 54, 11)),
  ...hairFlower(230, 142, 28),
  ...hairFlower(200, 108, 21),
  over('green', [...circle(88, 256, 9), ...circle(224, 256, 9)]),
]);

const helmet: Picture = [
  shape('red', 'M156 94C130 76 136 40 158 22C160 42 188 48 188 70C188 84 176 92 156 94Z'),
  shape('gold', 'M84 168C84 112 116 84 156 84C196 84 228 112 228 168Q156 142 84 168Z'),
  over('red', circle(156, 120, 14)),
  overLine('bronze', 5, 'M112 148Q108 118 128 98M200 148Q204 118 184 98'),
  shape('bronze', 'M78 177Q156 143 234 177V160Q156 128 78 160Z'),
];

/** A red-faced general in a plumed helmet. */
export const general: Picture = aside([
  shape('green', 'M20 382C26 322 84 302 120 296H192C228 302 268 322 274 382Z'),
  overLine(
    'gold',
    6,
    'M38 360Q68 330 102 322M256 360Q240 330 210 322M60 382Q84 354 112 346M240 382Q226 354 200 346',
  ),
  shape(
    'emerald',
    'M86 236C74 190 84 150 96 140H216C228 150 238 190 226 236C232 262 226 282 214 292H98C86 282 80 262 86 236Z',
  ),
  shape('ruddy', FACE),
  overLine('ink', 12, 'M104 184L142 198M208 184L170 198'),
  over('snow', [...ellipse([X - 31, 210], 12.5, 9), ...ellipse([X + 31, 210], 12.5, 9)]),
  over('ink', [...circle(X - 29, 210, 7), ...circle(X + 29, 210, 7)]),
  overLine('crimson', 6, 'M156 208V233Q148 241 142 237M156 233Q164 241 170 237'),
  shape(
    'ink',
    'M92 222C100 250 124 256 156 247C188 256 212 250 220 222C228 276 204 318 190 344C178 330 168 340 156 368C144 340 134 330 122 344C108 318 84 276 92 222Z',
  ),
  over('red', 'M138 266Q156 258 174 266Q156 282 138 266Z'),
  ...helmet,
]);

const wingedHat: Picture = [
  shape(
    'ink',
    'M86 186C82 132 94 102 110 98C112 72 132 64 156 64C180 64 200 72 202 98C218 102 230 132 226 186Q156 152 86 186Z',
  ),
  overLine('gold', 5, 'M92 155Q156 125 220 155M110 102Q156 84 202 102'),
  line('ink', 9, 'M94 136H76M218 136H236'),
  shape('ink', [...ellipse([58, 138], 25, 18), ...ellipse([254, 138], 25, 18)]),
  over('emerald', roundedRect([X, 121], [24, 28], 7)),
];

/** A scholar in a winged hat. */
export const scholar: Picture = aside([
  ...robe('blue', 'ivory'),
  shape('skin', FACE),
  cheeks(228),
  overLine('ink', 6, 'M112 191Q126 183 142 191M200 191Q186 183 170 191'),
  ...eyes(208, 29),
  overLine('bronze', 5, 'M156 210V232Q150 238 146 236'),
  over('red', 'M142 264Q156 258 170 264Q156 276 142 264Z'),
  shape(
    'ink',
    'M152 246C136 242 118 252 104 288C122 272 140 264 154 252ZM160 246C176 242 194 252 208 288C190 272 172 264 158 252Z',
  ),
  shape('ink', 'M143 285Q156 291 169 285C169 312 165 332 156 348C147 332 143 312 143 285Z'),
  ...wingedHat,
]);
