/** Proves the ledger, or says where it is wrong: by sums over what is stored, not by how it came there. */
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { isPostgres } from '../dialect-of.ts';

export interface LedgerReport {
  readonly accounts: number;
  readonly movements: number;
  readonly entries: number;
  /** Of all balances; zero when it is right. */
  readonly total: number;
  readonly faults: readonly LedgerFault[];
}

export interface LedgerFault {
  readonly fault:
    | 'movement-not-zero'
    | 'balance-wrong'
    | 'total-not-zero'
    | 'reversal-differs'
    | 'entry-astray';
  /** The movement or account. */
  readonly id: string;
  readonly message: string;
}

/** Looks at one moment of the ledger, while others may write. */
export async function checkLedger(db: Db): Promise<LedgerReport> {
  const begin = db.transaction();
  return (isPostgres(db) ? begin.setIsolationLevel('repeatable read') : begin).execute(async (trx) => {
    const total = await sumOfBalances(trx);
    return {
      accounts: await countOf(trx, 'accounts'),
      movements: await countOf(trx, 'movements'),
      entries: await countOf(trx, 'entries'),
      total,
      faults: [
        ...(await movementFaults(trx)),
        ...(await balanceFaults(trx)),
        ...(await strayEntries(trx)),
        ...(await reversalFaults(trx)),
        ...(total === 0
          ? []
          : [
              {
                fault: 'total-not-zero',
                id: '',
                message: `All balances sum to ${total} sen, not to 0.`,
              } as const,
            ]),
      ],
    };
  });
}

async function countOf(db: Db, table: 'accounts' | 'movements' | 'entries'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((columns) => columns.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

async function sumOfBalances(db: Db): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select((columns) => columns.fn.sum<number | null>('balance').as('sum'))
    .executeTakeFirstOrThrow();
  return row.sum ?? 0;
}

async function movementFaults(db: Db): Promise<readonly LedgerFault[]> {
  const rows = await db
    .selectFrom('movements')
    .leftJoin('entries', 'entries.movement_id', 'movements.id')
    .select((columns) => [
      'movements.id',
      columns.fn.count<number>('entries.amount').as('count'),
      columns.fn.coalesce(columns.fn.sum<number>('entries.amount'), sql<number>`0`).as('sum'),
    ])
    .groupBy('movements.id')
    .having((columns) =>
      columns.or([
        columns(columns.fn.sum('entries.amount'), '<>', 0),
        columns(columns.fn.count('entries.amount'), '<', 2),
      ]),
    )
    .execute();
  return rows.map(({ id, count, sum }) => ({
    ...{ fault: 'movement-not-zero', id },
    message: `The ${count} entries of the movement ${id} sum to ${sum} sen, not to 0.`,
  }));
}

async function balanceFaults(db: Db): Promise<readonly LedgerFault[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('entries', 'entries.account_id', 'accounts.id')
    .select((columns) => [
      'accounts.id',
      'accounts.balance',
      columns.fn.coalesce(columns.fn.sum<number>('entries.amount'), sql<number>`0`).as('sum'),
    ])
    .groupBy(['accounts.id', 'accounts.balance'])
    .having((columns) => columns('accounts.balance', '<>', sql<number>`coalesce(sum(entries.amount), 0)`))
    .execute();
  return rows.map(({ id, balance, sum }) => ({
    ...{ fault: 'balance-wrong', id },
    message: `The account ${id} says ${balance} sen; its entries sum to ${sum}.`,
  }));
}

/** Entries without their movement or account. */
async function strayEntries(db: Db): Promise<readonly LedgerFault[]> {
  const rows = await db
    .selectFrom('entries')
    .leftJoin('movements', 'movements.id', 'entries.movement_id')
    .leftJoin('accounts', 'accounts.id', 'entries.account_id')
    .select(['entries.movement_id', 'entries.account_id'])
    .where((columns) => columns.or([columns('movements.id', 'is', null), columns('accounts.id', 'is', null)]))
    .execute();
  return rows.map(({ movement_id, account_id }) => ({
    ...{ fault: 'entry-astray', id: movement_id },
    message: `There is an entry of the movement ${movement_id} for the account ${account_id}, and one of the two isn't there.`,
  }));
}

/** Reversals that aren't the exact opposite of what they take back. */
async function reversalFaults(db: Db): Promise<readonly LedgerFault[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct m.id from movements m
    join entries e on e.movement_id in (m.id, m.reverses)
    where m.reverses is not null
    group by m.id, e.account_id having sum(e.amount) <> 0 or count(*) <> 2
    union
    select m.id from movements m left join movements o on o.id = m.reverses
    where (m.kind = 'reversal') <> (m.reverses is not null) or (m.reverses is not null and o.id is null)
    order by 1`.execute(db);
  return rows.map(({ id }) => ({
    ...{ fault: 'reversal-differs', id },
    message: `The movement ${id} isn't the opposite of one that is there.`,
  }));
}
