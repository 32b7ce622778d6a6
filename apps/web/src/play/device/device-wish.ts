/** What a table for everybody at one device is begun with, and what the page is told of it. */
import type { MahjongView, OptionValues, Seat } from '@tilehouse/engine';
import type { SeenTableEvent, TableUpdate, TableView } from '@tilehouse/table';

export interface DeviceWish {
  /** A name for every seat, in seating order. */
  readonly names: readonly string[];
  /** All options, written out. */
  readonly options: OptionValues;
}

/** A covered table: what an outsider sees, and who is to take the device. */
export interface CoveredTable {
  readonly seat: Seat;
  readonly table: TableView<MahjongView>;
  /** What everybody could see happen since that seat decided last. */
  readonly news: readonly SeenTableEvent[];
}

/** What the worker tells the page. A seat's view is in it only after its player has said who they are. */
export type DeviceMessage =
  /** No table is kept. */
  | { readonly type: 'none' }
  | ({ readonly type: 'covered' } & CoveredTable)
  /** A seat's own view, for the look that was asked for. */
  | {
      readonly type: 'open';
      readonly seat: Seat;
      readonly look: number;
      readonly update: TableUpdate;
      readonly noClaims: boolean;
    }
  /** The deal is over and every hand lies open. */
  | { readonly type: 'over'; readonly seat: Seat; readonly update: TableUpdate };

export type DeviceListener = (message: DeviceMessage) => void;
