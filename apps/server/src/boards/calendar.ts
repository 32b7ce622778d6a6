/** The house's calendar: which week and which month a moment lies in, by the clock on the wall of one time zone. */

/** The spans a leaderboard is kept for. Weeks begin on Monday. */
export type Span = 'week' | 'month';

/** A week or a month: its name, which is kept, and its first and last moment. */
export interface Period {
  /** Such as `week 2026-11-30`. */
  readonly name: string;
  readonly from: number;
  /** The first moment after it. */
  readonly until: number;
}

const day = 86_400_000;

/** The period of a kind in which a moment lies. */
export function periodAt(span: Span, at: number, timeZone: string): Period {
  const first = firstDay(span, at, timeZone);
  const next = span === 'week' ? first + 7 * day : firstOfMonth(first, 1);
  return {
    name: nameOf(span, first),
    from: midnight(first, timeZone),
    until: midnight(next, timeZone),
  };
}

/** The name alone, which costs less to know. */
export function periodName(span: Span, at: number, timeZone: string): string {
  return nameOf(span, firstDay(span, at, timeZone));
}

const nameOf = (span: Span, first: number): string => `${span} ${new Date(first).toISOString().slice(0, 10)}`;

function firstDay(span: Span, at: number, timeZone: string): number {
  const today = dayOf(at, timeZone);
  return span === 'week' ? today - daysSinceMonday(today) * day : firstOfMonth(today, 0);
}

/** Whether there is such a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return formatFor(name) !== undefined;
  } catch {
    return false;
  }
}

/** The time zone of this computer. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of a moment by the clock on the wall, as the midnight of that date in UTC. */
function dayOf(at: number, timeZone: string): number {
  const wall = wallTime(at, timeZone);
  return wall - (((wall % day) + day) % day);
}

const daysSinceMonday = (date: number): number => (new Date(date).getUTCDay() + 6) % 7;

function firstOfMonth(date: number, later: number): number {
  const read = new Date(date);
  return Date.UTC(read.getUTCFullYear(), read.getUTCMonth() + later, 1);
}

/** The first moment of a date in a time zone, also where its clock springs over midnight. */
function midnight(date: number, timeZone: string): number {
  // clocks differ from UTC by 14 hours at most, and are set by less than a day
  let before = date - day;
  let after = date + day;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallTime(middle, timeZone) < date) before = middle;
    else after = middle;
  }
  return after;
}

/** What the clock on the wall shows, as if it were UTC. */
function wallTime(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minute, second) + (((at % 1000) + 1000) % 1000);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
    formats.set(timeZone, format);
  }
  return format;
}
