/** The shape of what those at a table have, in sen. */
import { z } from 'zod';

export const tableBalancesReply = z.strictObject({
  balances: z.array(
    z.strictObject({ player: z.string(), balance: z.int().describe('In sen; guests have none.') }),
  ),
});
export type TableBalancesReply = z.infer<typeof tableBalancesReply>;
