/** What stands at the plate of somebody who isn't there: away, how long the table waits, that it plays for them. */
import type { Seat } from '@tilehouse/engine';
import type { TableView } from '@tilehouse/table';
import type { SeatNote } from '../../play/mahjong/company.ts';
import type { OnlineWords } from '../texts.ts';

/** A view, and when it was heard on the page's clock. */
interface Heard {
  readonly view: TableView;
  readonly heardAt: number;
}

/** Nothing for whoever is there. */
export function seatNote({ felt }: OnlineWords, { view, heardAt }: Heard, seat: Seat): SeatNote | undefined {
  const { away, autopilot, removed } = view.seats[seat];
  if (removed === true || autopilot === true) {
    const text = removed === true ? felt.removed : felt.autopilot;
    return { text: () => text, short: () => felt.autopilotShort, said: text, until: undefined };
  }
  if (away !== true) return undefined;
  const counted = view.hosted?.autopilotIn?.find((each) => each.seat === seat);
  const seconds = view.hosted?.customs.awaySeconds;
  return {
    text: (left) => (left === undefined ? felt.away : felt.awayUntil(left)),
    short: (left) => (left === undefined ? felt.away : felt.awayShort(left)),
    said: seconds === undefined ? felt.away : felt.awaySaid(seconds),
    until: counted && heardAt + counted.left,
  };
}
