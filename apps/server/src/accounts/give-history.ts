/** What a guest has played and reported belongs to the account that the guest turned out to be. */
import type { Db } from '../store/database.ts';

/**
 * Results keep the name they were played under, and whether they counted: a guest's never do. Where the account was in
 * the same hand, the guest's seat stays that of somebody else. Call it in the transaction in which the guest goes.
 */
export async function giveHistory(
  tx: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .updateTable('result_seats')
    .set({ player_id: to })
    .where('player_id', '=', from)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('result_seats as own')
            .select('own.seat')
            .whereRef('own.table_id', '=', 'result_seats.table_id')
            .whereRef('own.deal', '=', 'result_seats.deal')
            .where('own.player_id', '=', to),
        ),
      ),
    )
    .execute();
  await tx
    .updateTable('reports')
    .set({ player_id: to })
    .where('player_id', '=', from)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('reports as own')
            .select('own.id')
            .whereRef('own.command_id', '=', 'reports.command_id')
            .where('own.player_id', '=', to),
        ),
      ),
    )
    .execute();
}
