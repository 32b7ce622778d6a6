/** A room as its screen shows it, worked out of the table's view: who sits where, who is host, why nothing is dealt yet. */
import { findGame, type Seat, seatsOf } from '@tilehouse/engine';
import type { Occupant, TableView } from '@tilehouse/table';

export interface RoomSeat {
  readonly seat: Seat;
  readonly occupant: Occupant | undefined;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isHost: boolean;
  readonly isReady: boolean;
  readonly isAway: boolean;
}

/** Why the next deal doesn't begin, the most telling reason. */
export type WhyNot =
  | { readonly type: 'seats'; readonly count: number }
  | { readonly type: 'away' | 'ready'; readonly names: readonly string[] };

export interface RoomModel {
  readonly view: TableView;
  readonly seats: readonly RoomSeat[];
  readonly own: RoomSeat | undefined;
  readonly host: RoomSeat | undefined;
  readonly isHost: boolean;
  /** Nothing was dealt yet, so that the host deals. */
  readonly isFirst: boolean;
  readonly isShuffling: boolean;
  readonly whyNot: WhyNot | undefined;
}

/** The seat a player holds. */
export function seatOfPlayer(view: TableView, player: string | undefined): Seat | undefined {
  const { trying } = view.hosted ?? {};
  if (trying !== undefined) return trying.as;
  return seatsOf(view.seats.length).find((seat) => {
    const { occupant } = view.seats[seat];
    return occupant?.type === 'person' && occupant.player === player;
  });
}

export function roomModel(view: TableView, player: string | undefined): RoomModel {
  const { trying } = view.hosted ?? {};
  const seats = seatsOf(findGame(view.game)?.seats ?? view.seats.length).map((seat): RoomSeat => {
    const { occupant, wantsDeal, away } = view.seats[seat];
    const id = occupant?.type === 'person' ? occupant.player : undefined;
    return {
      seat,
      occupant,
      name: occupant?.name ?? '',
      isOwn: id !== undefined && id === player && (trying === undefined || trying.as === seat),
      isHost: id !== undefined && id === view.hosted?.host,
      isReady: occupant?.type === 'computer' || (wantsDeal && away !== true),
      isAway: away === true,
    };
  });
  const own = seats.find(({ isOwn }) => isOwn);
  const { hosted, stage } = view;
  return {
    view,
    seats,
    own,
    host: seats.find(({ isHost }) => isHost),
    isHost: own?.isHost === true,
    isFirst: stage === 'waiting',
    isShuffling:
      stage !== 'in-play' && hosted?.shuffle !== undefined && hosted.shuffle.deal === hosted.nextDeal,
    whyNot: whyNot(seats, stage === 'waiting'),
  };
}

/** The host's own *ready* comes with the deal. */
function whyNot(seats: readonly RoomSeat[], isFirst: boolean): WhyNot | undefined {
  const count = seats.filter(({ occupant }) => occupant === undefined).length;
  if (count > 0) return { type: 'seats', count };
  const away = seats.filter(({ isAway }) => isAway);
  if (away.length > 0) return { type: 'away', names: away.map(({ name }) => name) };
  const waiting = seats.filter(({ isReady, isHost }) => !isReady && !(isFirst && isHost));
  return waiting.length > 0 ? { type: 'ready', names: waiting.map(({ name }) => name) } : undefined;
}

/** Whether somebody sits there with a name alone. */
export const lacksAccount = ({ occupant }: RoomSeat): boolean =>
  occupant?.type === 'person' && occupant.account !== true && occupant.agent !== true;

/** Whether RM stay where they are whoever has an account, because computers or agents sit there. */
export const isForFun = ({ seats }: Pick<RoomModel, 'seats'>): boolean =>
  seats.some(
    ({ occupant }) =>
      occupant?.type === 'computer' || (occupant?.type === 'person' && occupant.agent === true),
  );

/** Those for whom no RM move; nobody where none would anyway. */
export function withoutAccount(model: RoomModel): readonly RoomSeat[] {
  const { settles, trying } = model.view.hosted ?? {};
  if (settles === undefined || settles === 'not-banked' || trying !== undefined) return [];
  return isForFun(model) ? [] : model.seats.filter(lacksAccount);
}
