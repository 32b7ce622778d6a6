/** Who was taken from a seat by others: kept for a day, since they may be looking at another page when it happens. */
import type { RemovedFrom } from '@tilehouse/protocol';
import type { Append, TableFact, TableState } from '@tilehouse/table';
import type { Db } from '../store/database.ts';

/** Milliseconds for which somebody is told. */
const toldFor = 24 * 60 * 60_000;

export interface Removal {
  readonly player: string;
  readonly at: number;
  /** Otherwise by others at the table, after being away for long. */
  readonly byHost: boolean;
  /** The table plays that hand to its end for them. */
  readonly inHand: boolean;
  /** Money moves by it. */
  readonly settles: boolean;
}

/** Those whom somebody else took from their seats; who left, or is no player any more, needs no telling. */
export function removalsOf({ before, command, events }: Append): readonly Removal[] {
  if (before === undefined || command === undefined) return [];
  return events.flatMap(({ at, fact }) => {
    const player = removedBy(fact, before);
    if (player === undefined || player === command.actor) return [];
    const inHand = fact.type === 'person-removed';
    const byHost = command.actor === before.host;
    return [{ player, at, byHost, inHand, settles: inHand && before.settles }];
  });
}

/** Whose seat a fact takes from them; a seat that the table only played for until now was taken before. */
function removedBy(fact: TableFact, before: TableState): string | undefined {
  const isRemoval = fact.type === 'person-removed' || (fact.type === 'seat-left' && fact.removed === true);
  if (!isRemoval || before.presence[fact.seat].removed) return undefined;
  const occupant = before.seats[fact.seat];
  return occupant?.type === 'person' && occupant.agent !== true ? occupant.player : undefined;
}

/** Call it in the transaction of the events. */
export async function writeRemoval(trx: Db, table: string, removal: Removal): Promise<void> {
  const { at, byHost, inHand, player, settles } = removal;
  await trx
    .deleteFrom('removals')
    .where('player_id', '=', player)
    .where((row) => row.or([row('table_id', '=', table), row('at', '<', at - toldFor)]))
    .execute();
  const flags = { by_host: Number(byHost), in_hand: Number(inHand), settles: Number(settles) };
  await trx
    .insertInto('removals')
    .values({ player_id: player, table_id: table, at, ...flags })
    .execute();
}

/** Whoever sits there again isn't told any more. */
export async function forgetRemoval(trx: Db, table: string, player: string): Promise<void> {
  await trx.deleteFrom('removals').where('player_id', '=', player).where('table_id', '=', table).execute();
}

/** The tables a player was removed from within a day, the latest first. */
export async function removedTables(db: Db, player: string, now: number): Promise<readonly RemovedFrom[]> {
  const rows = await db
    .selectFrom('removals')
    .innerJoin('tables', 'tables.id', 'removals.table_id')
    .select(['tables.id', 'tables.game', 'tables.stage', 'at', 'by_host', 'in_hand', 'settles'])
    // the seat stays theirs until the hand is over
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.table_id', '=', 'removals.table_id')
          .whereRef('seats.player_id', '=', 'removals.player_id'),
      ).as('sits'),
    )
    .where('removals.player_id', '=', player)
    .where('at', '>', now - toldFor)
    .orderBy('at', 'desc')
    .orderBy('tables.id')
    .execute();
  const told: RemovedFrom[] = [];
  for (const { at, by_host, game, id, in_hand, settles, sits, stage } of rows) {
    const isOn = stage === 'in-play' && Boolean(sits);
    const hand = isOn ? 'in-play' : await endOf(db, id, at);
    const about = { id, game, at, byHost: by_host === 1, settles: settles === 1 };
    told.push(in_hand === 1 ? { ...about, hand } : about);
  }
  return told;
}

/** How a hand ended that was in play at a time. */
async function endOf(db: Db, table: string, at: number): Promise<'over' | 'cancelled'> {
  const row = await db
    .selectFrom('results')
    .select('body')
    .where('table_id', '=', table)
    .where('at', '>=', at)
    .orderBy('deal')
    .limit(1)
    .executeTakeFirst();
  const { result } = JSON.parse(row?.body ?? '{}') as { readonly result?: { readonly ending: string } };
  return result === undefined || result.ending === 'cancelled' ? 'cancelled' : 'over';
}
