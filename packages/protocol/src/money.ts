/** The shapes of /api that have to do with play money, in sen. */
import { z } from 'zod';
import { commandId } from './ids.ts';

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
