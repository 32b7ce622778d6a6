/** Tiles in English: their names, several in a few words, and the mark that stands for a picture. */
import { isBonus, letterOf, rankOf, type Tile, type TileSetId } from '@tilehouse/engine';

const suitMarks = { m: '萬', p: '筒', s: '索' } as const;
const suitNames = { m: 'characters', p: 'dots', s: 'bamboo' } as const;
const suitNamesOfOne = { m: 'character', p: 'dot', s: 'bamboo' } as const;
const honourMarks = ['東', '南', '西', '北', '白', '發', '中'];
const honourNames = [
  'east wind',
  'south wind',
  'west wind',
  'north wind',
  'white dragon',
  'green dragon',
  'red dragon',
];
const seasonNames = ['spring', 'summer', 'autumn', 'winter'];
const classicFlowers = ['plum', 'orchid', 'chrysanthemum', 'bamboo blossom'];

/** Names of bonus tiles where sets differ. */
const bySet: Readonly<Record<TileSetId, { readonly f: string[]; readonly a: string[]; readonly j: string }>> =
  {
    'classic-144': { f: classicFlowers, a: [], j: '' },
    'missing-suit-84': {
      f: ['plum', 'orchid', 'bamboo blossom', 'chrysanthemum'],
      a: ['cat', 'butterfly', 'rooster', 'centipede'],
      j: 'plain joker',
    },
    'malaysian-84': { f: classicFlowers, a: ['cat', 'mouse', 'rooster', 'centipede'], j: 'face' },
  };

/** What is on a tile's face, where its picture isn't there: `6筒`, `發`, `plum, flower 1`. */
function mark(set: TileSetId, tile: Tile): string {
  const letter = letterOf(tile);
  const rank = rankOf(tile);
  if (letter === 'm' || letter === 'p' || letter === 's') return `${rank}${suitMarks[letter]}`;
  if (letter === 'z') return honourMarks[rank - 1] ?? tile;
  return isBonus(tile) ? full(set, tile) : '飛';
}

/** A tile's full name: `6 dots`, `green dragon`, `plum, flower 1`. */
function full(set: TileSetId, tile: Tile): string {
  const letter = letterOf(tile);
  const rank = rankOf(tile);
  if (letter === 'm' || letter === 'p' || letter === 's')
    return `${rank} ${(rank === 1 ? suitNamesOfOne : suitNames)[letter]}`;
  if (letter === 'z') return honourNames[rank - 1] ?? tile;
  if (letter === 'f') return `${bySet[set].f[rank - 1] ?? ''}, flower ${rank}`;
  if (letter === 'y') return `${seasonNames[rank - 1] ?? ''}, season ${rank}`;
  if (letter === 'a') return bySet[set].a[rank - 1] ?? tile;
  return letter === 'j' ? `${bySet[set].j} ${rank}` : 'Fei';
}

/** Several tiles: `2, 3, 4 dots`, `east wind × 2, Fei`. */
function several(set: TileSetId, tiles: readonly Tile[]): string {
  const groups: { readonly tile: Tile; readonly ranks: number[] }[] = [];
  for (const tile of tiles) {
    const last = groups.at(-1);
    const isSame =
      last !== undefined && (last.tile === tile || (isSuit(tile) && letterOf(last.tile) === letterOf(tile)));
    if (isSame) last.ranks.push(rankOf(tile));
    else groups.push({ tile, ranks: [rankOf(tile)] });
  }
  const named = groups.map(({ tile, ranks }) => {
    const letter = letterOf(tile);
    if (ranks.length === 1) return full(set, tile);
    if (letter === 'm' || letter === 'p' || letter === 's') return `${ranks.join(', ')} ${suitNames[letter]}`;
    return `${full(set, tile)} × ${ranks.length}`;
  });
  return named.join(', ');
}

const isSuit = (tile: Tile): boolean => ['m', 'p', 's'].includes(letterOf(tile));

/** Beside pictures a tile has its name too: not everybody reads the characters. */
export const tiles = { short: full, full, several, mark };
