/** Every different face once, in the order pictures show them: four rows of fourteen, less one. */
import type { Tile, TileSetId } from '../../../packages/engine/src/index.ts';

export type Named = readonly [TileSetId, Tile];

const from = (tileSet: TileSetId, tiles: readonly Tile[]): readonly Named[] =>
  tiles.map((tile): Named => [tileSet, tile]);

/** All of them; the last row leaves room for a back. */
export const everyFace: readonly Named[] = [
  ...from('classic-144', [
    '1m',
    '2m',
    '3m',
    '4m',
    '5m',
    '6m',
    '7m',
    '8m',
    '9m',
    '1z',
    '2z',
    '3z',
    '4z',
    '5z',
  ]),
  ...from('classic-144', [
    '1s',
    '2s',
    '3s',
    '4s',
    '5s',
    '6s',
    '7s',
    '8s',
    '9s',
    '6z',
    '7z',
    '1f',
    '2f',
    '3f',
  ]),
  ...from('classic-144', [
    '1p',
    '2p',
    '3p',
    '4p',
    '5p',
    '6p',
    '7p',
    '8p',
    '9p',
    '4f',
    '1y',
    '2y',
    '3y',
    '4y',
  ]),
  ...from('missing-suit-84', ['3f', '4f', '1a', '2a']),
  ...from('malaysian-84', ['2a', '3a', '4a', '1j', '2j', '3j', '4j']),
  ...from('missing-suit-84', ['1j', '1x']),
];
