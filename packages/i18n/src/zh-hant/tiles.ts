/** Tiles in Chinese as Hong Kong names them. */
import { letterOf, rankOf, type Tile, type TileSetId } from '@tilehouse/engine';
import type { Catalogue } from '../catalogue.ts';
import { inChinese } from '../plural.ts';

const suitMarks = { m: '萬', p: '筒', s: '索' } as const;
const honourMarks = ['東', '南', '西', '北', '白', '發', '中'];
const honourNames = ['東風', '南風', '西風', '北風', '白板', '發財', '紅中'];
const seasons = ['春', '夏', '秋', '冬'];
const classicFlowers = ['梅', '蘭', '菊', '竹'];

const bySet: Readonly<Record<TileSetId, { readonly f: string[]; readonly a: string[]; readonly j: string }>> =
  {
    'classic-144': { f: classicFlowers, a: [], j: '' },
    'missing-suit-84': { f: ['梅', '蘭', '竹', '菊'], a: ['貓', '蝴蝶', '公雞', '蜈蚣'], j: '王' },
    'malaysian-84': { f: classicFlowers, a: ['貓', '老鼠', '公雞', '蜈蚣'], j: '人頭' },
  };

function short(set: TileSetId, tile: Tile): string {
  const letter = letterOf(tile);
  const rank = rankOf(tile);
  if (letter === 'm' || letter === 'p' || letter === 's') return `${inChinese(rank)}${suitMarks[letter]}`;
  if (letter === 'z') return honourMarks[rank - 1] ?? tile;
  return letter === 'x' ? '飛' : full(set, tile);
}

function full(set: TileSetId, tile: Tile): string {
  const letter = letterOf(tile);
  const rank = rankOf(tile);
  if (letter === 'm' || letter === 'p' || letter === 's') return `${inChinese(rank)}${suitMarks[letter]}`;
  if (letter === 'z') return honourNames[rank - 1] ?? tile;
  if (letter === 'f') return `${bySet[set].f[rank - 1] ?? ''}花${inChinese(rank)}`;
  if (letter === 'y') return `${seasons[rank - 1] ?? ''}季${inChinese(rank)}`;
  if (letter === 'a') return bySet[set].a[rank - 1] ?? tile;
  return letter === 'j' ? `${bySet[set].j}${inChinese(rank)}` : '飛';
}

const several = (set: TileSetId, tiles: readonly Tile[]): string =>
  tiles.map((tile) => short(set, tile)).join(' ');

export const tiles = { short, full, several, mark: short } satisfies Catalogue['tiles'];
