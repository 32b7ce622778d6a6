/** Takes the picture of all tiles that the documentation shows: `npm run picture`. */
import { fileURLToPath } from 'node:url';
import { everyFace } from './faces.ts';
import { bodyMarkup, inlineSprites, tileMarkup } from './markup.ts';
import { photograph } from './photograph.ts';

const WIDTH = 62;

const tiles = everyFace.map(([tileSet, tile]) => tileMarkup({ tileSet, tile, width: WIDTH }));
const html = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;padding:22px;display:grid;grid-template-columns:repeat(14,${WIDTH}px);gap:26px 12px;align-content:start;background:#18424b}
.tile{display:block;overflow:visible}
</style>${inlineSprites()}${tiles.join('')}${bodyMarkup(WIDTH, 'back', 'painted')}`;

const target = fileURLToPath(new URL('../../../docs/images/tiles.png', import.meta.url));
await photograph({ html, target, width: 1068, height: 474 });
console.log(target);
