/** Closing a table for whoever runs the house: as its host would, and where the table itself can't any more, by force. */
import { sql } from 'kysely';
import type { Random } from '../accounts/secrets.ts';
import type { House } from '../house.ts';
import { writeAudit } from '../operating/audit.ts';
import { reverseDeal } from '../store/ledger/settle.ts';

export interface Closing {
  readonly operator: { readonly player: string; readonly name: string };
  readonly random: Random;
}

/**
 * Closes a table, tells everybody at it who did, and writes it down.
 * @returns whether there was an open one
 */
export async function closeForHouse(
  house: House,
  id: string,
  { operator, random }: Closing,
): Promise<boolean> {
  const { store } = house;
  const head = await store.log.readHead(id);
  if (head === undefined || head.head_seq === 0 || head.closed_at !== null) return false;
  if (!(await closeItself(house, id, operator))) await closeByForce(house, id);
  const world = { random, now: () => store.clock.now() };
  const subject = `${head.code} · ${head.game}`;
  await writeAudit(store.db, { by: operator.player, action: 'table-closed', subject }, world);
  return true;
}

/** The usual way: an event in the table's own log, with the money it gives back. */
async function closeItself(house: House, id: string, operator: Closing['operator']): Promise<boolean> {
  try {
    const table = await house.tables.find(id);
    if (table === undefined) return false;
    await table.host.command({ type: 'close', operator });
    return table.host.state.closed;
  } catch (problem) {
    house.report(problem);
    return false;
  }
}

/**
 * The log can't be read or played by this build, so no event can be added to it: the head says that the table is closed,
 * what a hand in play has moved is given back, and whoever watches is told that it is gone.
 */
async function closeByForce(house: House, id: string): Promise<void> {
  const { store } = house;
  const at = store.clock.now();
  await store.commit(async (trx) => {
    const head = await trx
      .updateTable('tables')
      .set({ closed_at: at, next_due: null, stage: 'closed' })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning('head_seq')
      .executeTakeFirst();
    if (head === undefined) return;
    const last = await trx
      .selectFrom('movements')
      .select(({ fn }) => fn.max('deal').as('deal'))
      .where('table_id', '=', id)
      .where('kind', '=', 'settlement')
      .where(sql<boolean>`not exists (select 1 from results where results.table_id = movements.table_id
        and results.deal = movements.deal)`)
      .executeTakeFirst();
    const deal = last?.deal ?? null;
    if (deal !== null) await reverseDeal(trx, { table: id, deal, seq: head.head_seq, at });
  });
  house.shut(id);
}
