/** Traditional Chinese, worded as Hong Kong writes it. */
import type { Catalogue } from '../catalogue.ts';
import { app } from './app.ts';
import { games, mahjong } from './games.ts';
import { match } from './match.ts';
import { result } from './result.ts';
import { table } from './table.ts';
import { tiles } from './tiles.ts';

export const catalogue: Catalogue = { app, games, mahjong, match, result, table, tiles };
