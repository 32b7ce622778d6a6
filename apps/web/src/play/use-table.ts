/** A table on screen: opens a connection, and renders with every update. */
import type { TableUpdate } from '@tilehouse/table';
import { useEffect, useState } from 'react';
import type { TableConnection } from './connection.ts';

/** What a screen has of a table: nothing yet, the table, or the news that it can't be had. */
export type TableOnScreen =
  | { readonly type: 'opening' }
  | { readonly type: 'open'; readonly connection: TableConnection; readonly update: TableUpdate }
  | { readonly type: 'failed'; readonly problem: unknown };

/** Connects while the screen is there; `connect` must be stable. */
export function useTable(connect: (onFailure: (problem: unknown) => void) => TableConnection): TableOnScreen {
  const [table, setTable] = useState<TableOnScreen>({ type: 'opening' });
  useEffect(() => {
    setTable({ type: 'opening' });
    const connection = connect((problem) => setTable({ type: 'failed', problem }));
    const stop = connection.subscribe((update) => setTable({ type: 'open', connection, update }));
    return () => {
      stop();
      connection.close();
    };
  }, [connect]);
  return table;
}
