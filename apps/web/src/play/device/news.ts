/** What has happened at a table since a seat decided last: for whoever gets the device back. */
import type { AnyGame, Seat, SeenMahjongEvent } from '@tilehouse/engine';
import { type SeenTableEvent, seenOf, type TableEvent } from '@tilehouse/table';

/** A table's log so far, and the game that is played. */
export interface Course {
  readonly game: AnyGame;
  readonly events: readonly TableEvent[];
  /** Decisions that were made for players who make no claims: they have seen nothing of them. */
  readonly unseen: ReadonlySet<TableEvent>;
}

/** The facts from the seat's last decision on, or from the deal where it has made none. */
function sinceLast({ events, unseen }: Course, seat: Seat): readonly TableEvent[] {
  const from = events.findLastIndex(
    (event) =>
      event.fact.type === 'deal-began' ||
      (event.fact.type === 'decided' && event.fact.seat === seat && !unseen.has(event)),
  );
  return events.slice(Math.max(0, from));
}

/** As everybody saw it. */
export function newsFor(course: Course, seat: Seat): readonly SeenTableEvent[] {
  return sinceLast(course, seat).flatMap(({ fact }) => seenOf(course.game, fact, 'outsider'));
}

/** What is for the seat's own eyes: how it was dealt, and what it drew. */
export function ownNews(course: Course, seat: Seat): readonly SeenTableEvent[] {
  const isOwn = (seen: SeenTableEvent): boolean => {
    if (seen.type !== 'game') return false;
    const event = seen.event as SeenMahjongEvent;
    return event.type === 'dealt' || (event.type === 'drawn' && event.seat === seat);
  };
  return sinceLast(course, seat)
    .flatMap(({ fact }) => seenOf(course.game, fact, seat))
    .filter(isOwn);
}

/** Who decided last. */
export function lastDecider({ events }: Course): Seat | undefined {
  const last = events.findLast(({ fact }) => fact.type === 'decided')?.fact;
  return last?.type === 'decided' ? last.seat : undefined;
}
