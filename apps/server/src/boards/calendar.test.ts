import { describe, expect, it } from 'vitest';
import { isTimeZone, periodAt, type Span } from './calendar.ts';

const iso = (time: number): string => new Date(time).toISOString();
const period = (span: Span, at: string, timeZone: string) => {
  const { from, name, until } = periodAt(span, Date.parse(at), timeZone);
  return [name, iso(from), iso(until)];
};

describe('the house’s calendar', () => {
  it('begins weeks on Monday and months on the first, at midnight in its own time zone', () => {
    expect(period('week', '2026-11-29T15:59:59.999Z', 'Asia/Kuala_Lumpur')).toEqual([
      'week 2026-11-23',
      '2026-11-22T16:00:00.000Z',
      '2026-11-29T16:00:00.000Z',
    ]);
    expect(period('week', '2026-11-29T16:00:00Z', 'Asia/Kuala_Lumpur')[0]).toBe('week 2026-11-30');
    expect(period('month', '2026-11-30T16:00:00Z', 'Asia/Kuala_Lumpur')).toEqual([
      'month 2026-12-01',
      '2026-11-30T16:00:00.000Z',
      '2026-12-31T16:00:00.000Z',
    ]);
    expect(period('month', '2026-11-30T16:00:00Z', 'UTC')[0]).toBe('month 2026-11-01');
  });

  it('holds also where clocks are set, by half an hour or over midnight', () => {
    // a week of 169 hours
    expect(period('week', '2026-10-30T12:00:00Z', 'America/New_York')).toEqual([
      'week 2026-10-26',
      '2026-10-26T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ]);
    expect(period('month', '2026-10-15T00:00:00Z', 'Australia/Lord_Howe')).toEqual([
      'month 2026-10-01',
      '2026-09-30T13:30:00.000Z',
      '2026-10-31T13:00:00.000Z',
    ]);
    // on this day Santiago's clock goes from 23:59 to 01:00
    const [, , until] = period('week', '2026-09-05T12:00:00Z', 'America/Santiago');
    expect(until).toBe('2026-09-07T03:00:00.000Z');
  });

  it('knows which time zones there are', () => {
    expect(['Asia/Hong_Kong', 'UTC', 'Asia/Nowhere', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
