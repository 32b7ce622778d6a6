/** What a table with other people at their own screens has besides: talk, a menu and an end of their own. */
import { createContext, type ReactNode, useContext } from 'react';
import type { HandZone, TableLayout } from './layout/zones.ts';
import type { Overlay } from './overlays.tsx';
import type { SeatModel, TableModel } from './table-model.ts';

/** A word at a seat's plate; with the seconds that are left, where some are counted. */
export interface SeatNote {
  readonly text: (left: number | undefined) => string;
  /** Where there is little room. */
  readonly short: (left: number | undefined) => string;
  /** The whole of it, read out: without seconds, so that it stays as it is. */
  readonly said: string;
  /** When the count ends, on the page's own clock. */
  readonly until: number | undefined;
}

export interface TableCompany {
  /** In the place of the menu. */
  readonly menu: (ways: {
    readonly model: TableModel;
    readonly onClose: () => void;
    readonly onOpen: (overlay: Overlay) => void;
  }) => ReactNode;
  /** In the place of a result's foot; `isDeaf` while taps are meant for the table below. */
  readonly resultFoot: (foot: { readonly isDeaf: boolean; readonly onAside: () => void }) => ReactNode;
  /** Below all hands of a result: its page, and a word to the operator. */
  readonly resultMore: (deal: number) => ReactNode;
  /** Over the felt: the way to talk, and what everybody should know. */
  readonly aside: (layout: TableLayout) => ReactNode;
  /** The hand at the near side, for whoever only looks on. */
  readonly nearHand: (zone: HandZone, own: SeatModel) => ReactNode;
  /** What is the matter with whoever holds a seat: away, played for by the table. */
  readonly seatNote: (seat: number) => SeatNote | undefined;
  /** What a seat has altogether, in sen, where money moves. */
  readonly balance: (seat: SeatModel) => number | undefined;
}

export const CompanyContext = createContext<TableCompany | undefined>(undefined);

/** Other people at their own screens, where there are any. */
export const useCompany = (): TableCompany | undefined => useContext(CompanyContext);
