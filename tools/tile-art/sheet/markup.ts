/** Tiles as the web shows them: the package's sprites inline and symbols used by id. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tile, TileSetId } from '../../../packages/engine/src/index.ts';
import {
  bodySymbolId,
  cornerIndex,
  faceBox,
  faceSymbolId,
  indexedFaceBox,
  spriteGroups,
  spritePath,
  type TileBody,
  type TileStyle,
  tileStyles,
} from '../../../packages/tile-art/src/index.ts';

export interface Shown {
  readonly tileSet: TileSetId;
  readonly tile: Tile;
  readonly width: number;
  readonly style?: TileStyle;
  readonly index?: boolean;
  /** The way the face looks, clockwise; the body stays upright. */
  readonly turn?: 0 | 90 | 180 | 270;
}

const { width: W, height: H } = faceBox;

/** All sprites of both styles, for the top of a page. */
export function inlineSprites(): string {
  const folder = fileURLToPath(new URL('../../../packages/tile-art/', import.meta.url));
  const sprites = tileStyles.flatMap((style) =>
    spriteGroups.map((group) => readFileSync(folder + spritePath(group, style), 'utf8')),
  );
  return `<div style="position:absolute;width:0;height:0;overflow:hidden">${sprites.join('')}</div>`;
}

/** One tile. */
export function tileMarkup({
  tileSet,
  tile,
  width,
  style = 'painted',
  index = false,
  turn = 0,
}: Shown): string {
  const lying = turn === 90 || turn === 270;
  const box = lying ? { width: H, height: W } : { width: W, height: H };
  const body = `<use href="#${bodySymbolId(lying ? 'body-turned' : 'body', style)}"/>`;
  const face = faceMarkup(
    faceSymbolId(tileSet, tile, style),
    index ? cornerIndex(tile, style)?.symbolId : undefined,
  );
  const turns = {
    0: '',
    90: `translate(${H} 0) rotate(90)`,
    180: `translate(${W} ${H}) rotate(180)`,
    270: `translate(0 ${W}) rotate(270)`,
  };
  const size = `width="${width * (box.width / W)}" height="${width * (box.height / W)}"`;
  const turned = turn === 0 ? face : `<g transform="${turns[turn]}">${face}</g>`;
  return `<svg class="tile" viewBox="0 0 ${box.width} ${box.height}" ${size}>${body}${turned}</svg>`;
}

function faceMarkup(faceId: string, indexId: string | undefined): string {
  const whole = `width="${W}" height="${H}"`;
  if (indexId === undefined) return `<use href="#${faceId}" ${whole}/>`;
  const { x, y, width, height } = indexedFaceBox;
  return (
    `<use href="#${faceId}" x="${x}" y="${y}" width="${width}" height="${height}"/>` +
    `<use href="#${indexId}" ${whole}/>`
  );
}

/** A body without a face, or a back. */
export function bodyMarkup(width: number, body: TileBody, style: TileStyle): string {
  const [w, h] = body.endsWith('-turned') ? [H, W] : [W, H];
  const size = `width="${width * (w / W)}" height="${width * (h / W)}"`;
  return `<svg class="tile" viewBox="0 0 ${w} ${h}" ${size}><use href="#${bodySymbolId(body, style)}"/></svg>`;
}
