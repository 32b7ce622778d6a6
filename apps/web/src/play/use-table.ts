/** A table on screen: opens a connection, and renders with every update. */
import type { TableUpdate } from '@tilehouse/table';
import { useEffect, useState } from 'react';
import type { TableConnection } from './connection.ts';

/** What a screen has of a table: nothing yet, the table, or the news that it can't be had. */
export type TableOnScreen<Connection extends TableConnection> =
  | { readonly type: 'opening' }
  | { readonly type: 'open'; readonly connection: Connection; readonly update: TableUpdate }
  | { readonly type: 'failed'; readonly problem: unknown };

/** Connects while the screen is there; `connect` must be stable. */
export function useTable<Connection extends TableConnection>(
  connect: (onFailure: (problem: unknown) => void) => Connection,
): TableOnScreen<Connection> {
  const [table, setTable] = useState<TableOnScreen<Connection>>({ type: 'opening' });
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
