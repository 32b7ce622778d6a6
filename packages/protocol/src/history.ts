/** The shapes of /api that have to do with deals that are over. */
import { z } from 'zod';
import { tableId } from './ids.ts';

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
});
export type PlayedDeal = z.infer<typeof playedDeal>;

export const historyQuery = z.strictObject({
  before: z.coerce.number().int().min(0).optional().describe('Only deals that ended earlier.'),
  table: tableId.optional().describe('Only deals of this table.'),
});
export const historyReply = z.strictObject({
  deals: z.array(playedDeal),
  more: z.boolean().describe('Whether there are earlier ones.'),
});
