/** What accounts have won and lost in real games, by game, week and month: added up as results are written. */
import { games } from '@tilehouse/engine';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import { isPostgres } from '../store/dialect-of.ts';
import type { Store } from '../store/store.ts';
import { type Period, periodAt, periodName, type Span } from './calendar.ts';

type Trx = Transaction<Database>;

/** Every span there is a board for. */
export const spans: readonly Span[] = ['week', 'month'];

/** A hand of somebody's that counts. */
export interface CountedHand {
  readonly player: string;
  readonly net: number;
}

/**
 * The seats of a hand that count for the boards. A real game has two accounts or more; computers, agents and guests
 * aren't on a board, and in a game played for money only hands that moved it count.
 */
export async function countedSeats(
  trx: Trx,
  hand: {
    readonly game: string;
    readonly isCancelled: boolean;
    readonly settled: boolean;
    /** By seat; nobody for a computer, an agent, an open seat. */
    readonly people: readonly (string | undefined)[];
  },
): Promise<ReadonlySet<string>> {
  const people = new Set(hand.people.filter((player) => player !== undefined));
  const isForFun = games.some(({ banked, id }) => id === hand.game && banked) && !hand.settled;
  if (hand.isCancelled || isForFun || people.size < 2) return new Set();
  const rows = await trx
    .selectFrom('players')
    .select('id')
    .where('id', 'in', [...people])
    .where('kind', '=', 'account')
    .execute();
  return new Set(rows.length < 2 ? [] : rows.map(({ id }) => id));
}

/** Adds a hand to the boards of the week and the month it ended in. Call it in the transaction that writes its result. */
export async function addToStandings(
  trx: Trx,
  {
    at,
    game,
    hands,
    timeZone,
  }: {
    readonly at: number;
    readonly game: string;
    readonly hands: readonly CountedHand[];
    readonly timeZone: string;
  },
): Promise<void> {
  if (hands.length === 0) return;
  const periods = spans.map((span) => periodName(span, at, timeZone));
  // rows are locked in one order everywhere, so that nobody waits in a circle
  const sorted = [...hands].sort((a, b) => (a.player < b.player ? -1 : 1));
  const rows = periods.flatMap((period) =>
    sorted.map(({ net, player }) => ({ game, period, player_id: player, hands: 1, net })),
  );
  await trx
    .insertInto('standings')
    .values(rows)
    .onConflict((row) =>
      row.columns(['game', 'period', 'player_id']).doUpdateSet({
        hands: sql<number>`standings.hands + excluded.hands`,
        net: sql<number>`standings.net + excluded.net`,
      }),
    )
    .execute();
}

/**
 * Makes the boards of this week and this month anew out of the results, where they were made by another calendar or not
 * at all. It reads the results since the month or the week began, by their time.
 */
export async function keepStandings(store: Store, timeZone: string): Promise<void> {
  await store.commit(async (trx) => {
    if (isPostgres(trx)) await sql`lock table standings in exclusive mode`.execute(trx);
    const made = await trx
      .selectFrom('projections')
      .select('made_with')
      .where('name', '=', 'standings')
      .executeTakeFirst();
    if (made?.made_with === timeZone) return;
    for (const span of spans) await makeAnew(trx, periodAt(span, store.clock.now(), timeZone));
    await trx
      .insertInto('projections')
      .values({ name: 'standings', made_with: timeZone })
      .onConflict((row) => row.column('name').doUpdateSet({ made_with: timeZone }))
      .execute();
  });
}

async function makeAnew(trx: Trx, { from, name }: Period): Promise<void> {
  await trx.deleteFrom('standings').where('period', '=', name).execute();
  await trx
    .insertInto('standings')
    .columns(['game', 'period', 'player_id', 'hands', 'net'])
    .expression((db) =>
      db
        .selectFrom('results')
        .innerJoin('result_seats', (join) =>
          join
            .onRef('result_seats.table_id', '=', 'results.table_id')
            .onRef('result_seats.deal', '=', 'results.deal'),
        )
        .select(({ fn, ref }) => [
          'results.game',
          sql<string>`${name}`.as('period'),
          ref('result_seats.player_id').$castTo<string>().as('player_id'),
          fn.countAll<number>().as('hands'),
          fn.sum<number>('result_seats.net').as('net'),
        ])
        .where('results.at', '>=', from)
        .where('result_seats.counted', '=', 1)
        .groupBy(['results.game', 'result_seats.player_id']),
    )
    .execute();
}
