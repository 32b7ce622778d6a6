/** Everything that happens at a table by itself, and when: deadlines are data. */
import { type Seat, seatsOf } from '@tilehouse/engine';
import { personsAt } from './evolve-seating.ts';
import type { CloseReason } from './table-event.ts';
import { deadlineOf, isOnAutopilot, isShuffling, personAt, stageOf, type TableState } from './table-state.ts';

/** Something that falls due. */
export type DueThing =
  /** A clock ran out, or the table plays for the seat. */
  | { readonly type: 'play'; readonly seat: Seat }
  /** A computer should have answered. */
  | { readonly type: 'computer'; readonly seat: Seat }
  | { readonly type: 'autopilot'; readonly seat: Seat }
  | { readonly type: 'go-on' }
  | { readonly type: 'deal' }
  | { readonly type: 'shuffle' }
  | { readonly type: 'thaw' }
  | { readonly type: 'resume' }
  | { readonly type: 'close'; readonly reason: CloseReason };

export interface Due {
  readonly at: number;
  readonly thing: DueThing;
}

/** Milliseconds the autopilot lets pass in a turn, so that people can follow. */
export const autopilotTurnMs = 1000;

/** When the table must next act by itself, computers included; undefined when nothing is due. */
export function nextDue(table: TableState): number | undefined {
  return firstOf(duesOf(table))?.at;
}

/** The same without computers: whoever runs the table asks those itself. */
export function tickDue(table: TableState): number | undefined {
  return firstOf(duesOf(table).filter(({ thing }) => thing.type !== 'computer'))?.at;
}

/** The first thing that is due at `now`, computers excepted. */
export function dueNow(table: TableState, now: number): DueThing | undefined {
  return firstOf(duesOf(table).filter(({ at, thing }) => at <= now && thing.type !== 'computer'))?.thing;
}

function firstOf(dues: readonly Due[]): Due | undefined {
  return dues.reduce<Due | undefined>(
    (first, due) => (first === undefined || due.at < first.at ? due : first),
    undefined,
  );
}

/** When the table begins to play for those who are away; nothing while clocks stand still. */
export function autopilotsOf(table: TableState): readonly { readonly seat: Seat; readonly at: number }[] {
  if (table.settings.awaySeconds === undefined || !table.presence.some(({ away }) => away !== undefined))
    return [];
  return duesOf(table).flatMap(({ at, thing }) =>
    thing.type === 'autopilot' ? [{ seat: thing.seat, at }] : [],
  );
}

/** Everything that is due some time, as things stand. */
export function duesOf(table: TableState): readonly Due[] {
  if (table.closed) return [];
  const standing = [...closings(table), ...ofStanding(table)];
  return table.stopped === undefined ? [...standing, ...ofDeals(table), ...ofPlay(table)] : standing;
}

const close = (at: number, reason: CloseReason): Due => ({ at, thing: { type: 'close', reason } });

function closings(table: TableState): readonly Due[] {
  const { idleExpireMs, frozenCloseMs } = table.settings;
  const { frozen, movedAt } = table;
  const dues: Due[] = [];
  if (idleExpireMs !== undefined) dues.push(close(movedAt + idleExpireMs, 'expired'));
  if (frozenCloseMs === undefined) return dues;
  if (frozen !== undefined && frozen.thaw === undefined) {
    dues.push(close(frozen.since + frozenCloseMs, 'nobody-here'));
  } else if (personsAt(table) === 0 && stageOf(table) !== 'in-play') {
    dues.push(close(movedAt + frozenCloseMs, 'nobody-here'));
  }
  return dues;
}

/** What ends a standstill. */
function ofStanding({ frozen, paused, settings }: TableState): readonly Due[] {
  if (frozen !== undefined) {
    return frozen.thaw === undefined ? [] : [{ at: frozen.thaw, thing: { type: 'thaw' } }];
  }
  if (paused === undefined || settings.pauses === undefined) return [];
  return [{ at: paused.since + settings.pauses.seconds * 1000, thing: { type: 'resume' } }];
}

function ofDeals(table: TableState): readonly Due[] {
  const { shuffle, firstWant, settings, game, options, seats } = table;
  if (shuffle !== undefined && isShuffling(table)) {
    const isWhole = shuffle.commits.every(
      (commit, seat) => commit === null || shuffle.entropies[seat] !== null,
    );
    return [{ at: isWhole ? 0 : shuffle.until, thing: { type: 'shuffle' } }];
  }
  const goesOn = stageOf(table) === 'between-deals' && !game.isEndless(options) && !seats.includes(undefined);
  // with somebody new at the table everybody must agree, however long it takes
  if (!goesOn || table.newcomer || firstWant === undefined || settings.nextSeconds === undefined) return [];
  return [{ at: firstWant + settings.nextSeconds * 1000, thing: { type: 'deal' } }];
}

function ofPlay(table: TableState): readonly Due[] {
  if (stageOf(table) !== 'in-play') return [];
  const dues = seatsOf(table.game.seats).flatMap((seat) => ofSeat(table, seat));
  const { held } = table;
  return held === undefined ? dues : [...dues, { at: held.until, thing: { type: 'go-on' } }];
}

function ofSeat(table: TableState, seat: Seat): readonly Due[] {
  const dues: Due[] = [];
  const { awaySeconds } = table.settings;
  const { away } = table.presence[seat];
  const isAuto = isOnAutopilot(table, seat);
  if (away !== undefined && awaySeconds !== undefined && !isAuto && personAt(table, seat) !== undefined) {
    dues.push({ at: away + awaySeconds * 1000, thing: { type: 'autopilot', seat } });
  }
  const prompt = table.prompts[seat];
  if (prompt === undefined) return dues;
  const pacing = table.game.pacing(table.match, seat);
  const clock = deadlineOf(table, seat);
  if (clock !== undefined) dues.push({ at: clock, thing: { type: 'play', seat } });
  if (isAuto) {
    dues.push({
      at: prompt.since + (pacing === 'turn' ? autopilotTurnMs : 0),
      thing: { type: 'play', seat },
    });
  }
  const { thinkMs, evenPaceMs } = table.settings;
  if (table.seats[seat]?.type === 'computer' && thinkMs !== undefined) {
    const most = pacing === 'answer' ? Math.min(thinkMs, evenPaceMs ?? thinkMs) : thinkMs;
    dues.push({ at: prompt.since + most, thing: { type: 'computer', seat } });
  }
  return dues;
}
