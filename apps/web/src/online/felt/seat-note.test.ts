import type { Seat } from '@tilehouse/engine';
import { loadPageWords } from '@tilehouse/i18n';
import type { TableSeatView, TableView } from '@tilehouse/table';
import { describe, expect, it } from 'vitest';
import { scene } from '../../gallery/scene.ts';
import { seatNote } from './seat-note.ts';

const words = await loadPageWords('online', 'en');

/** What stands at the plate of a seat of a table for money. */
function noteAt(
  how: Partial<TableSeatView>,
  hosted: Partial<NonNullable<TableView['hosted']>> = {},
): ReturnType<typeof seatNote> {
  const { view } = scene({
    game: 'missing-suit',
    seats: [{}, {}, {}],
    stage: { type: 'turn', seat: 1 },
    mine: { hand: '1234p5z', offers: [], refusals: [] },
    away: [],
  }).update;
  if (view.hosted === undefined) throw new Error('no host');
  const seats = view.seats.map((each, seat) => (seat === 1 ? { ...each, ...how } : each));
  const table = { ...view, seats, hosted: { ...view.hosted, ...hosted } } as unknown as TableView;
  return seatNote(words, { view: table, heardAt: 1_000 }, 1 as Seat);
}

describe('what stands at the plate of whoever isn’t there', () => {
  it('counts down to when the table plays for them, from when it was heard', () => {
    const note = noteAt({ away: true }, { autopilotIn: [{ seat: 1, left: 38_000 }] });
    expect(note?.until).toBe(39_000);
    expect(note?.text(38)).toBe('away · autoplay in 38 s');
    expect(note?.short(38)).toBe('away · 38 s');
  });

  it('reads out no seconds that change', () => {
    const said = (left: number) => noteAt({ away: true }, { autopilotIn: [{ seat: 1, left }] })?.said;
    expect(said(38_000)).toBe(said(3_000));
    expect(said(3_000)).toContain('45 seconds');
  });

  it('counts nothing while the clocks stand, nor where the table plays for nobody', () => {
    expect(noteAt({ away: true })?.until).toBeUndefined();
    const customs = { undo: false };
    const note = noteAt({ away: true }, { customs });
    expect([note?.text(undefined), note?.short(undefined), note?.said]).toEqual(['away', 'away', 'away']);
  });

  it('says that the table plays, and nothing of whoever is there', () => {
    expect(noteAt({ away: true, autopilot: true })?.text(undefined)).toBe('away · autoplay');
    expect(noteAt({ removed: true, autopilot: true })?.short(undefined)).toBe('autoplay');
    expect(noteAt({})).toBeUndefined();
  });
});
