/** The shapes of /api that have to do with leaderboards. */
import { z } from 'zod';

const time = z.int().describe('Milliseconds since 1970, by the clock of the house.');

export const boardQuery = z.strictObject({
  game: z.string().max(60),
  span: z.enum(['week', 'month']).default('week'),
});

export const boardRow = z.strictObject({
  place: z.int().describe('From 1; equal results share one.'),
  name: z.string(),
  me: z.boolean(),
  hands: z.int(),
  net: z.int().describe("Gained or lost in all, in the game's unit."),
});
export type BoardRow = z.infer<typeof boardRow>;

export const boardReply = z.strictObject({
  game: z.string(),
  span: z.enum(['week', 'month']),
  from: time,
  until: time.describe('The first moment after it.'),
  timeZone: z.string().describe("Whose midnights begin weeks, on Mondays, and months: the house's."),
  by: z.enum(['net', 'per-hand']).describe('What decides: net money, or net points for each hand.'),
  least: z.int().describe('Hands one must have played to be on it.'),
  rows: z.array(boardRow).describe('The first hundred.'),
  mine: z
    .strictObject({ hands: z.int(), row: boardRow.optional() })
    .optional()
    .describe('How an account that asks stands, also beyond the first hundred.'),
});
export type BoardReply = z.infer<typeof boardReply>;
