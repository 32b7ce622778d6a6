/** The shapes of /api that have to do with play money, in sen. */
import { z } from 'zod';
import { commandId, tableId } from './ids.ts';

export const moneyReply = z.strictObject({
  balance: z.int().describe('In sen. It is play money: nothing to win or to cash.'),
  topUp: z.strictObject({
    amount: z.int().describe('What one top-up adds.'),
    under: z.int().describe('The balance must be below this.'),
  }),
});
export type MoneyReply = z.infer<typeof moneyReply>;

/** The id makes sure that asking twice adds once. */
export const topUpBody = z.strictObject({ id: commandId });

/** One movement on an account. */
export const moneyLine = z.strictObject({
  id: z.string(),
  at: z
    .int()
    .describe(
      'In milliseconds since 1970, by the clock of the house; of a hand that is over, when it ended, as in the history.',
    ),
  kind: z
    .enum(['opening', 'top-up', 'settlement', 'reversal'])
    .describe('A reversal gives back what a hand that was cancelled had moved.'),
  amount: z.int().describe('In sen; below zero what went away.'),
  table: tableId.optional(),
  deal: z.int().optional(),
  game: z.string().optional(),
});
export type MoneyLine = z.infer<typeof moneyLine>;

export const moneyLinesQuery = z.strictObject({
  before: z.string().max(200).optional().describe('Only lines older than this one, named by its id.'),
});
export const moneyLinesReply = z.strictObject({
  lines: z.array(moneyLine).describe('The newest first.'),
  more: z.boolean().describe('Whether there are older ones.'),
});
export type MoneyLinesReply = z.infer<typeof moneyLinesReply>;
