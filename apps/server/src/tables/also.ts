/** What must happen together with a table's events, in one transaction: money, results, and a look at who is really there. */
import type { Transfer } from '@tilehouse/engine';
import { games, netOf } from '@tilehouse/engine';
import type { Append, TableFact, TableState } from '@tilehouse/table';
import type { Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import { isPostgres } from '../store/dialect-of.ts';
import { lockBalances } from '../store/ledger/accounts.ts';
import { reverseDeal, settle } from '../store/ledger/settle.ts';
import type { AlsoOutcome } from '../store/log/append.ts';
import { isPresent } from './presence.ts';
import { forgetRemoval, removalsOf, writeRemoval } from './removals.ts';
import { writeResult } from './write-result.ts';

type Trx = Transaction<Database>;
type Work = (trx: Trx) => Promise<AlsoOutcome>;

/** Whose log it is, and by whose calendar its results count. */
export interface LogPlace {
  readonly table: string;
  readonly timeZone: string;
}

/** Everything that goes with an append; undefined when nothing does. */
export function alsoFor(place: LogPlace, append: Append): Work | undefined {
  const { table } = place;
  const works = [
    ...seatWorks(table, append),
    ...presenceWorks(table, append),
    ...removalWorks(table, append),
    ...moneyWorks(table, append),
    ...resultWorks(place, append),
  ];
  if (works.length === 0) return undefined;
  return async (trx) => {
    for (const work of works) {
      const outcome = await work(trx);
      if (outcome !== undefined) return outcome;
    }
    return undefined;
  };
}

/** One account sits at one public table, or one at which money may move, at a time. */
function seatWorks(table: string, { after, before, events }: Append): readonly Work[] {
  return events.flatMap(({ fact }): readonly Work[] => {
    const player = comer(fact, before);
    if (player === undefined) return [];
    const isTried = after.settings.manySeats === true;
    return sits(before, player) || isTried
      ? []
      : [(trx) => elsewhere(trx, { table, player, game: after.game.id })];
  });
}

function sits(table: TableState | undefined, player: string): boolean {
  return table?.seats.some((each) => each?.type === 'person' && each.player === player) ?? false;
}

/** Who has a seat by a fact that didn't before: by sitting down, or as the account that a guest turned out to be. */
function comer(fact: TableFact, before: TableState | undefined): string | undefined {
  // of who only looks on a table may know a name too
  if (fact.type === 'known-as') return sits(before, fact.player) ? fact.as.player : undefined;
  return fact.type === 'seated' && fact.occupant.type === 'person' ? fact.occupant.player : undefined;
}

/** A refusal when this table and another at which the player sits are both of the kind that takes a whole person. */
async function elsewhere(
  trx: Trx,
  { game, player, table }: { readonly table: string; readonly player: string; readonly game: string },
): Promise<AlsoOutcome> {
  await lockPlayer(trx, player);
  const here = await trx
    .selectFrom('tables')
    .select('visibility')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  if (here.visibility !== 'public' && !bankedGames.includes(game)) return undefined;
  const other = await trx
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.player_id', '=', player)
    .where('tables.id', '<>', table)
    .where('tables.closed_at', 'is', null)
    // where one holds several seats, they are only tried out
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('seats as others')
            .select('others.seat')
            .whereRef('others.table_id', '=', 'seats.table_id')
            .whereRef('others.seat', '<>', 'seats.seat')
            .where('others.player_id', '=', player),
        ),
      ),
    )
    .where((row) => row.or([row('tables.visibility', '=', 'public'), row('tables.game', 'in', bankedGames)]))
    .executeTakeFirst();
  return other === undefined ? undefined : { refused: 'seated-elsewhere' };
}

/** Two tables can't both take the same player at the same moment. */
async function lockPlayer(trx: Trx, player: string): Promise<void> {
  const query = trx.selectFrom('players').select('id').where('id', '=', player);
  await (isPostgres(trx) ? query.forUpdate() : query).executeTakeFirst();
}

export const bankedGames = games.filter(({ banked }) => banked).map(({ id }) => id);

/** Whoever is said to have gone or come back really has, at this moment. */
function presenceWorks(table: string, { events }: Append): readonly Work[] {
  return events.flatMap(({ fact }): readonly Work[] => {
    if (fact.type !== 'went-away' && fact.type !== 'came-back') return [];
    const saysHere = fact.type === 'came-back';
    return [
      async (trx) =>
        (await isPresent(trx, table, fact.player)) === saysHere ? undefined : { refused: 'stale' },
    ];
  });
}

/** Who is taken from a seat is told wherever they look, until they sit there again. */
function removalWorks(table: string, append: Append): readonly Work[] {
  const { before, events } = append;
  return [
    ...removalsOf(append).map(
      (removal): Work =>
        async (trx) => {
          await writeRemoval(trx, table, removal);
          return undefined;
        },
    ),
    ...events.flatMap(({ fact }): readonly Work[] => {
      const player = comer(fact, before);
      if (player === undefined) return [];
      return [
        async (trx) => {
          await forgetRemoval(trx, table, player);
          return undefined;
        },
      ];
    }),
  ];
}

function moneyWorks(table: string, append: Append): readonly Work[] {
  const { after, before, events, from } = append;
  let settles = before?.settles ?? false;
  let deal = before?.deals ?? 0;
  const works: Work[] = [];
  for (const [index, { at, fact }] of events.entries()) {
    if (fact.type === 'deal-began') {
      settles = fact.settles;
      deal = fact.deal;
      if (settles) works.push(guardOf(playersOf(after)));
    }
    if (!settles) continue;
    const where = { table, deal, seq: from + index + 1, at };
    if (fact.type === 'deal-cancelled') works.push((trx) => done(reverseDeal(trx, where)));
    else {
      const gains = gainsOf(after, fact);
      if (gains.length > 0) works.push((trx) => done(settle(trx, { ...where, gains })));
    }
  }
  return works;
}

/** Nobody is dealt in for money who has none. */
function guardOf(players: readonly string[]): Work {
  return async (trx) => {
    const balances = await lockBalances(trx, players);
    return players.every((player) => (balances.get(player) ?? 0) > 0)
      ? undefined
      : { refused: 'balance-zero' };
  };
}

async function done(work: Promise<unknown>): Promise<undefined> {
  await work;
}

function playersOf(table: TableState): readonly string[] {
  return table.seats.flatMap((occupant) => (occupant?.type === 'person' ? [occupant.player] : []));
}

/** What each player gains by a fact, in sen. */
function gainsOf(table: TableState, fact: TableFact): readonly { player: string; amount: number }[] {
  if (!('events' in fact)) return [];
  const transfers: readonly Transfer[] = fact.events.flatMap((event) => table.game.transfersOf(event));
  const net = netOf(transfers, table.game.seats);
  return table.seats.flatMap((occupant, seat) => {
    const amount = net[seat] ?? 0;
    return occupant?.type === 'person' && amount !== 0 ? [{ player: occupant.player, amount }] : [];
  });
}

/** A result for every deal that ended in these events. */
function resultWorks({ table, timeZone }: LogPlace, { after, before, events }: Append): readonly Work[] {
  const at = events.at(-1)?.at ?? 0;
  // what was only tried out is no result of anybody's
  if (after.settings.manySeats === true) return [];
  const last = after.results.at(-1);
  const ended = last !== undefined && last !== before?.results.at(-1);
  return ended ? [(trx) => done(writeResult(trx, { table, at, after, result: last, timeZone }))] : [];
}
