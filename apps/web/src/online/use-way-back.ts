/** The way back to where one came from, for whoever has just signed in: the table may have closed in the meantime. */
import type { TableReply } from '@tilehouse/protocol';
import { useEffect, useState } from 'react';
import { wayBack } from './back-button.tsx';
import { house, troubleOf } from './house.ts';

export interface WayBack extends ReturnType<typeof wayBack> {
  /** One comes from a table that is closed by now: the way leads to the tables. */
  readonly hasClosed: boolean;
}

/** Asks the house once; until it has answered, the table counts as open. */
export function useWayBack(): WayBack {
  const way = wayBack();
  const table = way.to === 'table' ? tableIn(way.href) : undefined;
  const [closed, setClosed] = useState<string>();
  useEffect(() => {
    if (table === undefined) return;
    let isWanted = true;
    isClosed(table).then((found) => {
      if (isWanted && found) setClosed(table);
    });
    return () => {
      isWanted = false;
    };
  }, [table]);
  const hasClosed = table !== undefined && closed === table;
  return hasClosed ? { href: '/tables', to: 'tables', hasClosed } : { ...way, hasClosed };
}

/** The table an address stands for. */
export const tableIn = (address: string): string | undefined => /^\/table\/([^/?#]+)/.exec(address)?.[1];

/** A house that doesn't answer leaves the way as it is. */
async function isClosed(table: string): Promise<boolean> {
  try {
    return (await house().get<TableReply>(`tables/${table}`)).closed;
  } catch (problem) {
    return troubleOf(problem).code === 'room-unknown';
  }
}
