/** What those at a table for money have: looked up when a hand begins and when it is settled, followed in between. */
import type { TableBalancesReply } from '@tilehouse/protocol';
import { useEffect, useRef, useState } from 'react';
import { house } from './house.ts';
import type { RoomModel } from './room/room-model.ts';

/** Milliseconds until it is looked up again while somebody has nothing left: they may have had RM added. */
const every = 3_000;

/** What somebody had, and how the table stood then. */
export interface KnownBalance {
  /** In sen. */
  readonly balance: number;
  /** Their total at the table, in sen, and the deal it was of. */
  readonly score: number;
  readonly deal: number;
}

/** By player. */
export type Balances = ReadonlyMap<string, KnownBalance>;
const none: Balances = new Map();

/** What somebody has now: within a deal money moves with the total. */
export function balanceNow(
  known: KnownBalance,
  now: { readonly score: number; readonly deal: number },
): number {
  return known.deal === now.deal ? known.balance + now.score - known.score : known.balance;
}

/** Nothing where no RM move, and for who only looks on; what was known last stays once the table is closed. */
export function useBalances(table: string, room: RoomModel | undefined): Balances {
  const [balances, setBalances] = useState<Balances>(none);
  const stage = room?.view.stage;
  const isAsked = room?.own !== undefined && room.view.hosted?.settles === true && stage !== 'closed';
  const { deals = 0 } = room?.view ?? {};
  // money moves with each hand, and whoever sits down brings some
  const at = isAsked ? `${stage} ${deals} ${room.seats.map(({ name }) => name).join(' ')}` : undefined;
  const isShort = stage !== 'in-play' && [...balances.values()].some(({ balance }) => balance <= 0);
  const totals = useRef(new Map<string, number>());
  totals.current = totalsOf(room);
  useEffect(() => {
    if (at === undefined) return;
    let isWanted = true;
    const look = (): void => {
      const then = totals.current;
      const take = ({ balances: found }: TableBalancesReply): void => {
        if (!isWanted) return;
        // a payment on the way: nobody knows whether it is counted in
        if ([...totals.current].some(([player, score]) => then.get(player) !== score)) {
          look();
          return;
        }
        const known = found.map(
          ({ player, balance }) => [player, { balance, score: then.get(player) ?? 0, deal: deals }] as const,
        );
        setBalances(new Map(known));
      };
      house()
        .get<TableBalancesReply>(`tables/${table}/balances`)
        // the house says so itself when it comes to a deal
        .then(take, () => undefined);
    };
    look();
    const timer = isShort ? setInterval(look, every) : undefined;
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [table, at, deals, isShort]);
  return isAsked || stage === 'closed' ? balances : none;
}

/** Everybody's total at the table, by player. */
function totalsOf(room: RoomModel | undefined): Map<string, number> {
  const shown = room?.view.view as { readonly common: { readonly seats: readonly ScoredSeat[] } } | undefined;
  return new Map(
    (room?.seats ?? []).flatMap(({ occupant, seat }) =>
      occupant?.type === 'person' ? [[occupant.player, shown?.common.seats[seat]?.score ?? 0] as const] : [],
    ),
  );
}

interface ScoredSeat {
  readonly score: number;
}

/** The names of those at the table who have nothing left to play with. */
export function shortOf(balances: Balances, { seats }: RoomModel): readonly string[] {
  return seats
    .filter(
      ({ occupant }) => occupant?.type === 'person' && (balances.get(occupant.player)?.balance ?? 1) <= 0,
    )
    .map(({ name }) => name);
}
