/** Holds the log, the results and the money of a table against who must have won there. */
import type { Seat } from '@tilehouse/engine';
import type { TableFact } from '@tilehouse/table';
import type { Store } from '../../store/store.ts';
import { moneyFaults } from '../check-played.ts';
import type { Party } from '../party.ts';

/** @param due by deal, who must have won it; the last deal may still be in play */
export async function tableFaults(
  store: Store,
  party: Party,
  due: ReadonlyMap<number, Seat>,
): Promise<readonly string[]> {
  const facts = (await store.log.loadEvents(party.table, 0)).map(({ body }) => body as TableFact);
  return [
    ...winFaults(facts, due),
    ...endFaults(facts, party),
    ...shuffleFaults(facts),
    ...(await resultFaults(store, party, due)),
    ...(await balanceFaults(store, party)),
  ];
}

/** Each deal was won once, by whom it must. */
function winFaults(facts: readonly TableFact[], due: ReadonlyMap<number, Seat>): readonly string[] {
  const won = new Map<number, Seat[]>();
  let deal = 0;
  for (const fact of facts) {
    if (fact.type === 'deal-began') {
      deal += 1;
      if (fact.deal !== deal) return [`deal ${fact.deal} came as number ${deal}`];
    }
    if (!('events' in fact)) continue;
    for (const event of fact.events as readonly { type: string; seat: Seat }[]) {
      if (event.type === 'won') won.set(deal, [...(won.get(deal) ?? []), event.seat]);
    }
  }
  const deals = new Set([...won.keys(), ...due.keys()]);
  return [...deals].flatMap((each) => {
    const seats = won.get(each) ?? [];
    return seats.length === 1 && seats[0] === due.get(each)
      ? []
      : [`deal ${each} was won by ${seats.join(' and ')}, not by ${due.get(each)}`];
  });
}

/** Whoever left is named, and nothing comes after the end. */
function endFaults(facts: readonly TableFact[], { people }: Party): readonly string[] {
  const end = facts.findIndex(({ type }) => type === 'table-closed');
  const left = facts.filter(({ type }) => type === 'seat-left');
  if (end < 0) return left.length === 0 ? [] : ['somebody left and the table is open'];
  const closed = facts[end];
  const before = facts[end - 1];
  const isNamed =
    closed?.type === 'table-closed' &&
    before?.type === 'seat-left' &&
    closed.player === people[before.seat]?.me.id;
  return end === facts.length - 1 && left.length === 1 && isNamed
    ? []
    : [
        `the table ends with ${facts
          .slice(end - 1)
          .map(({ type }) => type)
          .join(', ')}`,
      ];
}

/** Everything a shuffle was made of is shown once its deal is over, and only one is open. */
function shuffleFaults(facts: readonly TableFact[]): readonly string[] {
  let open = 0;
  for (const { type } of facts) {
    if (type === 'shuffle-committed') open += 1;
    if (type === 'shuffle-shown') open -= 1;
    if (open < 0 || open > 1) return ['shuffles overlap'];
  }
  const isClosed = facts.at(-1)?.type === 'table-closed';
  return isClosed && open > 0 ? ['a shuffle was never shown'] : [];
}

/** One result a deal, and where money moves one settlement. */
async function resultFaults({ db }: Store, { table }: Party, due: ReadonlyMap<number, Seat>) {
  const results = await db
    .selectFrom('results')
    .select(['deal', 'settled'])
    .where('table_id', '=', table)
    .execute();
  const moved = await db
    .selectFrom('movements')
    .select('deal')
    .where('table_id', '=', table)
    .where('kind', '=', 'settlement')
    .execute();
  const numbers = (rows: readonly { readonly deal: number | null }[]): string =>
    rows
      .map(({ deal }) => deal ?? 0)
      .sort((a, b) => a - b)
      .join(' ');
  const played = [...due.keys()].join(' ');
  const settled = numbers(results.filter((each) => each.settled === 1));
  return [
    ...(numbers(results) === played ? [] : [`results of ${numbers(results)}, deals ${played}`]),
    ...(settled === numbers(moved) ? [] : [`settled ${settled}, money moved for ${numbers(moved)}`]),
  ];
}

/** The ledger is right, and everybody is told what it says. */
async function balanceFaults(store: Store, { people }: Party): Promise<readonly string[]> {
  return moneyFaults(store, people);
}
