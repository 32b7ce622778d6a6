/** What a table with other people at their own screens has besides: talk, a menu and an end of their own. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Rect, TableLayout } from './layout/zones.ts';
import type { Overlay } from './overlays.tsx';
import type { TableModel } from './table-model.ts';

export interface TableCompany {
  /** In the place of the menu. */
  readonly menu: (ways: {
    readonly model: TableModel;
    readonly onClose: () => void;
    readonly onOpen: (overlay: Overlay) => void;
  }) => ReactNode;
  /** In the place of a result's foot; `isDeaf` while taps are meant for the table below. */
  readonly resultFoot: (foot: { readonly isDeaf: boolean; readonly onAside: () => void }) => ReactNode;
  /** Over the felt: the way to talk, and what everybody should know. */
  readonly aside: (place: { readonly layout: TableLayout; readonly talk: Rect }) => ReactNode;
  /** A word at a seat's plate: away, played for by the table. */
  readonly seatNote: (seat: number) => string | undefined;
}

export const CompanyContext = createContext<TableCompany | undefined>(undefined);

/** Other people at their own screens, where there are any. */
export const useCompany = (): TableCompany | undefined => useContext(CompanyContext);

/** Where the way to talk is, and what it leaves of the place for the scores. */
export function talkPlace(layout: TableLayout): { readonly talk: Rect; readonly scores: Rect | undefined } {
  const { caption, rules, scores } = layout;
  if (scores !== undefined) return { talk: { ...scores, x: scores.x - scores.h - 8, w: scores.h }, scores };
  if (caption !== undefined) {
    const w = caption.h;
    return {
      talk: { ...caption, x: caption.x + caption.w - w, w },
      scores: { ...caption, w: caption.w - w - 8 },
    };
  }
  const right = layout.others.right?.plate.x ?? rules.x;
  return { talk: { ...rules, x: right - rules.w - 5 }, scores: undefined };
}
