/** A coach at the table: what stands in the status line instead, and what the result leads to. */
import { createContext, useContext } from 'react';
import type { StatusPart } from './status.ts';

export interface TableCoach {
  /** What the coach says now; nothing to leave the line as it is. */
  readonly parts: readonly StatusPart[] | undefined;
  /** A word on the result, and where to go from it. */
  readonly result: {
    readonly line: (isOwnWin: boolean, isWon: boolean) => string;
    readonly ways: readonly { readonly text: string; readonly go: () => void }[];
  };
}

export const CoachContext = createContext<TableCoach | undefined>(undefined);

/** The coach, where somebody is taught. */
export const useCoach = (): TableCoach | undefined => useContext(CoachContext);
