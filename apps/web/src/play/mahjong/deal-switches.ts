/** Switches beside the hand that are as at first again with the next deal: no claims, and the order of the hand. */
import { createContext, useContext, useMemo, useState } from 'react';
import type { TableConnection } from '../connection.ts';

export interface DealSwitches {
  /** Passes every claim that isn't a win. */
  readonly noClaims: boolean;
  /** Keeps the hand in notation order. */
  readonly autoSort: boolean;
  setNoClaims(value: boolean): void;
  setAutoSort(value: boolean): void;
}

export const DealSwitchesContext = createContext<DealSwitches | undefined>(undefined);

/** The switches of the deal in play. */
export function useDealSwitches(): DealSwitches {
  const switches = useContext(DealSwitchesContext);
  if (switches === undefined) throw new Error('no deal is in play');
  return switches;
}

/** Keeps the switches of a deal, by its number; the table keeps with them what it must. */
export function useSwitchesOf(deal: number, table: TableConnection): DealSwitches {
  const [set, change] = useState({ deal, noClaims: table.noClaims ?? false, autoSort: true });
  const { noClaims, autoSort } = set.deal === deal ? set : { noClaims: false, autoSort: true };
  return useMemo(
    () => ({
      noClaims,
      autoSort,
      setNoClaims: (value) => {
        table.setNoClaims?.(value);
        change({ deal, autoSort, noClaims: value });
      },
      setAutoSort: (value) => change({ deal, noClaims, autoSort: value }),
    }),
    [deal, noClaims, autoSort, table],
  );
}
