/** English: the catalogue every other language must match. */
import { app } from './app.ts';
import { games, mahjong } from './games.ts';
import { match } from './match.ts';
import { result } from './result.ts';
import { table } from './table.ts';
import { tiles } from './tiles.ts';

export const catalogue = { app, games, mahjong, match, result, table, tiles };
