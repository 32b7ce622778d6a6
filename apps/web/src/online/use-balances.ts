/** What those at a table for money have, looked up when it may have changed: by player, in sen. */
import type { TableBalancesReply } from '@tilehouse/protocol';
import { useEffect, useState } from 'react';
import { house } from './house.ts';
import type { RoomModel } from './room/room-model.ts';

/** Milliseconds until it is looked up again while somebody has nothing left: they may have had RM added. */
const every = 3_000;

type Balances = ReadonlyMap<string, number>;
const none: Balances = new Map();

/** Nothing where no RM move, and for who only looks on. */
export function useBalances(table: string, { own, seats, view }: RoomModel): Balances {
  const [balances, setBalances] = useState<Balances>(none);
  const isAsked = own !== undefined && view.hosted?.settles === true && view.stage !== 'closed';
  // money moves with each hand, and whoever sits down brings some
  const at = isAsked ? `${view.stage} ${view.deals} ${seats.map(({ name }) => name).join(' ')}` : undefined;
  const isShort = [...balances.values()].some((balance) => balance <= 0);
  useEffect(() => {
    if (at === undefined) return;
    let isWanted = true;
    const look = (): void => {
      house()
        .get<TableBalancesReply>(`tables/${table}/balances`)
        .then(
          (reply) =>
            isWanted && setBalances(new Map(reply.balances.map((each) => [each.player, each.balance]))),
          // the house says so itself when it comes to a deal
          () => undefined,
        );
    };
    look();
    const timer = isShort ? setInterval(look, every) : undefined;
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [table, at, isShort]);
  return at === undefined ? none : balances;
}

/** The names of those at the table who have nothing left to play with. */
export function shortOf(balances: Balances, { seats }: RoomModel): readonly string[] {
  return seats
    .filter(({ occupant }) => occupant?.type === 'person' && (balances.get(occupant.player) ?? 1) <= 0)
    .map(({ name }) => name);
}
