/** Records of deals out of the stored logs. */
import { type DealRecord, type PackedTable, readEvent, recordDeal } from '@tilehouse/table';
import type { StoredEvent } from '../store/log/event-log.ts';
import type { Store } from '../store/store.ts';

/** A record, or why there is none. */
export type FoundRecord = DealRecord | 'no-such-deal' | 'in-play';

/** The record of a table's deal, from 1. Nothing of a deal in play is given out. */
export async function dealRecordOf(store: Store, table: string, deal: number): Promise<FoundRecord> {
  const began = await dealsBegun(store, table);
  const place = began.findIndex((each) => each.deal === deal);
  const found = began[place];
  if (found === undefined) return 'no-such-deal';
  const end = began[place + 1]?.seq ?? Number.MAX_SAFE_INTEGER;
  const start = await baseBefore(store, table, found.seq);
  const rows = (await store.log.loadEvents(table, start)).filter(({ seq }) => seq < end);
  return recordFrom(rows, deal) ?? 'in-play';
}

function recordFrom(rows: readonly StoredEvent[], deal: number): DealRecord | undefined {
  const base = rows[0]?.base as PackedTable | undefined;
  const events = rows.map(({ at, body, version }) => readEvent({ at, version, fact: body as never }));
  return recordDeal({ base, events }, deal);
}

/** Where each deal of a table began in its log. */
async function dealsBegun(
  store: Store,
  table: string,
): Promise<readonly { readonly seq: number; readonly deal: number }[]> {
  const rows = await store.db
    .selectFrom('events')
    .select(['seq', 'body'])
    .where('table_id', '=', table)
    .where('type', '=', 'deal-began')
    .orderBy('seq')
    .execute();
  return rows.map(({ body, seq }) => ({ seq, deal: (JSON.parse(body) as { deal: number }).deal }));
}

/** The number of the event before the last one, at or before `seq`, from which a fold may start. */
async function baseBefore(store: Store, table: string, seq: number): Promise<number> {
  const row = await store.db
    .selectFrom('events')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('table_id', '=', table)
    .where('seq', '<=', seq)
    .where('base', 'is not', null)
    .executeTakeFirst();
  return Math.max(0, Number(row?.seq ?? 1) - 1);
}
