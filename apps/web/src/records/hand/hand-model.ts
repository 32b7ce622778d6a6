/** A recorded hand as the result of a table shows one, from the side of whoever looks. */
import { type BySeat, findMahjongGame, type MahjongView, type Seat, seatsOf } from '@tilehouse/engine';
import {
  type DealRecord,
  type RecordedSeat,
  recordedEnd,
  soloSettings,
  type TableSeatView,
  type TableView,
} from '@tilehouse/table';
import type { DealOver } from '../../play/mahjong/result/result.tsx';
import { type TableModel, tableModel } from '../../play/mahjong/table-model.ts';

export interface HandModel {
  readonly model: TableModel;
  readonly over: DealOver;
}

/** @param player who looks; anybody but those who sat there sees it from the first seat */
export function handModel(record: DealRecord, player: string | undefined): HandModel | undefined {
  const end = recordedEnd(record);
  if (end === undefined || findMahjongGame(record.game) === undefined) return undefined;
  const view = end.game.view(end.state, 'outsider') as MahjongView;
  const { stage } = view.common;
  if (stage.type !== 'deal-over') return undefined;
  const own = seatOf(record, player);
  const table: TableView<MahjongView> = {
    game: record.game,
    stage: stage.matchOver ? 'match-over' : 'between-deals',
    seats: record.seats.map(seatView) as unknown as BySeat<TableSeatView>,
    options: record.options,
    clocks: soloSettings.clocks,
    deals: record.deal,
    view,
    canTakeBack: false,
  };
  const onlooker = { seat: own ?? (0 as Seat), isOneOfMany: false, isWatching: own === undefined };
  const model = tableModel(table, onlooker);
  return model === undefined ? undefined : { model, over: stage };
}

function seatOf({ seats }: DealRecord, player: string | undefined): Seat | undefined {
  if (player === undefined) return undefined;
  return seatsOf(seats.length).find((seat) => {
    const recorded = seats[seat];
    return recorded !== undefined && recorded.type !== 'computer' && recorded.player === player;
  });
}

function seatView(seat: RecordedSeat): TableSeatView {
  if (seat.type === 'computer') return { occupant: seat, wantsDeal: false };
  const { name, player = '' } = seat;
  return { occupant: { type: 'person', player, name }, wantsDeal: false };
}
