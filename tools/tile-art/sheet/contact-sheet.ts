/** Shows every tile at the sizes it is played at, to be looked at: `npm run sheet -- sheet.png`. */
import { resolve } from 'node:path';
import type { TileStyle } from '../../../packages/tile-art/src/index.ts';
import { everyFace } from './faces.ts';
import { bodyMarkup, inlineSprites, type Shown, tileMarkup } from './markup.ts';
import { photograph } from './photograph.ts';

const row = (tiles: readonly string[], gap: number): string =>
  `<div class="row" style="gap:${gap}px">${tiles.join('')}</div>`;

const all = (look: Omit<Shown, 'tileSet' | 'tile'>): readonly string[] =>
  everyFace.map(([tileSet, tile]) => tileMarkup({ ...look, tileSet, tile }));

const bodies = (width: number, style: TileStyle): readonly string[] =>
  (['back', 'back-turned', 'body-brass', 'body-brass-turned'] as const).map((body) =>
    bodyMarkup(width, body, style),
  );

function rowsOf(style: TileStyle): readonly string[] {
  const small = [48, 30, 24].flatMap((width) => [
    row([...all({ width, style }), ...bodies(width, style)], width / 8),
    ...(style === 'painted' ? [row(all({ width, style, index: true }), width / 8)] : []),
  ]);
  return [
    row([...all({ width: 96, style }), ...bodies(96, style)], 14),
    ...small,
    ...([90, 180, 270] as const).map((turn) => row(all({ width: 30, style, turn, index: turn === 90 }), 6)),
  ];
}

const html = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;padding:24px;background:radial-gradient(ellipse at 50% 40%,#235660,#113239 70%,#0a2026)}
.row{display:flex;flex-wrap:wrap;row-gap:26px!important;margin-bottom:34px}
.tile{display:block;overflow:visible;flex:none}
</style>${inlineSprites()}${[...rowsOf('painted'), ...rowsOf('contrast')].join('')}`;

const target = resolve(process.argv[2] ?? 'tiles.png');
await photograph({ html, target, width: 1500, height: 3900 });
console.log(target);
