/** The shapes of /api that have to do with deals that are over. */
import { tiles, winSources } from '@tilehouse/engine';
import { z } from 'zod';
import { tableId } from './ids.ts';

const tile = z.enum(tiles);

export const wonHand = z.strictObject({
  fan: z.int(),
  source: z.enum(winSources),
  tile: tile.describe('The winning tile, such as 5p.'),
  sets: z
    .array(z.array(tile))
    .describe('The hand in its sets; one that won unfinished, its melds and the rest.'),
  bonus: z.array(tile).describe('Tiles set aside.'),
});
export type WonHand = z.infer<typeof wonHand>;

export const playedSeat = z.strictObject({
  kind: z.enum(['person', 'agent', 'computer', 'open', 'deleted']),
  name: z.string().describe('Empty for a player who has been deleted.'),
  me: z.boolean(),
  net: z.int().describe("Gained or lost, in the game's unit."),
  won: z.boolean(),
});

export const playedDeal = z.strictObject({
  table: tableId,
  deal: z.int(),
  at: z.int().describe('When it ended, in milliseconds since 1970, by the clock of the house.'),
  game: z.string(),
  ending: z.enum(['won', 'drawn', 'cancelled']),
  settled: z.boolean().describe('Whether play money moved.'),
  seats: z.array(playedSeat),
  win: wonHand.optional().describe('The winning hand, where there is one.'),
});
export type PlayedDeal = z.infer<typeof playedDeal>;

/** A place in the list. Two tables can end their deals in the same millisecond: the time alone leaves those out. */
const historyPlace = z.string().regex(/^\d{1,15}(?:-[a-z0-9]{8,32}-\d{1,9})?$/);

export const historyQuery = z.strictObject({
  before: historyPlace
    .optional()
    .describe('Only earlier ones: `at-table-deal` of the last deal you have, or a time alone.'),
  table: tableId.optional().describe('Only deals of this table.'),
  game: z.string().max(60).optional().describe('Only deals of this game.'),
});
export const historyReply = z.strictObject({
  deals: z.array(playedDeal),
  more: z.boolean().describe('Whether there are earlier ones.'),
});
export type HistoryReply = z.infer<typeof historyReply>;
