/** Holds what players were told against what a house has stored: nothing missing, nothing twice, the money right. */
import { findGame } from '@tilehouse/engine';
import { type SeenTableEvent, seenOf, type TableFact, type TableUpdate } from '@tilehouse/table';
import { accountOf } from '../store/ledger/accounts.ts';
import { checkLedger } from '../store/ledger/check-ledger.ts';
import { houseMoney } from '../store/ledger/house-money.ts';
import type { StoredEvent } from '../store/log/event-log.ts';
import type { Store } from '../store/store.ts';
import type { TablePlayer } from './table-player.ts';
import type { TestPerson } from './test-person.ts';

/** @returns what is wrong at a table that these played at, in words; they have stopped */
export async function playedFaults(
  store: Store,
  table: string,
  players: readonly TablePlayer[],
): Promise<readonly string[]> {
  const events = await store.log.loadEvents(table, 0);
  return [
    ...players.flatMap((player) => [
      ...player.faults.map((fault) => `${player.person.me.name}: ${fault}`),
      ...acknowledgedFaults(events, player),
      ...streamFaults(events, player),
    ]),
    ...logFaults(events, players.map(seatOf)),
    ...outageFaults(events),
    ...(await moneyFaults(
      store,
      players.map(({ person }) => person),
    )),
  ];
}

/** Everything a player was told is done is in the log, once. */
function acknowledgedFaults(events: readonly StoredEvent[], { acknowledged, person }: TablePlayer) {
  const counts = new Map<string, number>();
  for (const { actor, commandId } of events) {
    if (actor === person.me.id && commandId !== null) counts.set(commandId, (counts.get(commandId) ?? 0) + 1);
  }
  return [...acknowledged.keys()]
    .filter((id) => counts.get(id) !== 1)
    .map((id) => `${person.me.name}: the acknowledged ${id} is stored ${counts.get(id) ?? 0} times`);
}

/** What a player saw is what the log shows their seat, each thing once and in order. */
function streamFaults(events: readonly StoredEvent[], player: TablePlayer): readonly string[] {
  const { played, person } = player;
  const [first, ...updates] = played;
  if (first === undefined) return [`${person.me.name} saw nothing`];
  const seat = seatOf(player);
  const game = findGame(first.view.game);
  if (game === undefined || seat < 0) return [`${person.me.name} has no seat`];
  const all = events.flatMap(({ body }) => seenOf(game, body as TableFact, seat as 0));
  const seen = updates.flatMap((update): readonly SeenTableEvent[] => update.events);
  const shown = all.slice(first.n, first.n + seen.length);
  const at = seen.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(shown[index]));
  return at < 0 && shown.length === seen.length
    ? []
    : [`${person.me.name} saw something else than the log shows, from ${first.n + at} on`];
}

/** Where a player sat when they began to play; -1: nowhere. */
function seatOf({ played: [first], person }: TablePlayer): number {
  return first === undefined ? -1 : seatIn(first, person.me.id);
}

function seatIn({ view }: TableUpdate, player: string): number {
  return view.seats.findIndex(({ occupant }) => occupant?.type === 'person' && occupant.player === player);
}

/** No gap in the log, no time running backwards, no deal twice, no decision of a person's without its command. */
function logFaults(events: readonly StoredEvent[], seats: readonly number[]): readonly string[] {
  const deals = events.flatMap(({ body }) => {
    const fact = body as TableFact;
    return fact.type === 'deal-began' ? [fact.deal] : [];
  });
  const nameless = events.filter(({ actor, body }) => {
    const fact = body as TableFact;
    return fact.type === 'decided' && fact.by === 'seat' && seats.includes(fact.seat) && actor === null;
  });
  return [
    ...events.flatMap(({ at, seq }, index) => {
      const before = events[index - 1];
      return seq === index + 1 && at >= (before?.at ?? 0) ? [] : [`the log is wrong at ${seq}`];
    }),
    ...deals.flatMap((deal, index) =>
      deal === index + 1 ? [] : [`deal ${deal} came as number ${index + 1}`],
    ),
    ...nameless.map(({ seq }) => `nobody asked for ${seq}`),
  ];
}

/** No time is given back twice. */
function outageFaults(events: readonly StoredEvent[]): readonly string[] {
  let until = 0;
  return events.flatMap(({ body, seq }) => {
    const fact = body as TableFact;
    if (fact.type !== 'outage') return [];
    const overlaps = fact.from < until;
    until = fact.to;
    return overlaps ? [`the outage ${seq} gives time back again`] : [];
  });
}

/** The ledger is right, and what each player has is what they began with and what the results say. */
export async function moneyFaults(
  store: Store,
  people: readonly Pick<TestPerson, 'me'>[],
): Promise<readonly string[]> {
  const { faults } = await checkLedger(store.db);
  const wrong: string[] = faults.map(({ message }) => message);
  for (const person of people) {
    const account = await store.db
      .selectFrom('accounts')
      .select('balance')
      .where('id', '=', accountOf(person.me.id))
      .executeTakeFirst();
    if (account === undefined) continue;
    const { net } = await store.db
      .selectFrom('result_seats')
      .innerJoin('results', (join) =>
        join
          .onRef('results.table_id', '=', 'result_seats.table_id')
          .onRef('results.deal', '=', 'result_seats.deal'),
      )
      .select((row) => row.fn.sum<number | null>('result_seats.net').as('net'))
      .where('result_seats.player_id', '=', person.me.id)
      .where('results.settled', '=', 1)
      .executeTakeFirstOrThrow();
    const should = houseMoney.opening + (net ?? 0);
    if (account.balance !== should) wrong.push(`${person.me.name} has ${account.balance}, not ${should}`);
  }
  return wrong;
}
