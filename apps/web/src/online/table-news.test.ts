import { loadPageWords } from '@tilehouse/i18n';
import type { TableUpdate, TableView } from '@tilehouse/table';
import { describe, expect, it } from 'vitest';
import { newsOf, newsText } from './table-news.ts';

const words = await loadPageWords('online', 'en');

const person = (name: string) => ({ occupant: { type: 'person', player: name, name }, wantsDeal: false });
const open = { occupant: undefined, wantsDeal: false };

const view = (seats: readonly unknown[], host: string, stage = 'between-deals') =>
  ({ seats, stage, hosted: { host } }) as unknown as TableView;
const update = (after: TableView, ...events: TableUpdate['events']): TableUpdate => ({
  n: 2,
  events,
  view: after,
});

const three = [person('Mei'), person('Ann'), person('Bo')];
const left = (seat: 0 | 1 | 2) => ({ type: 'seat-left', seat }) as const;

describe('what is told when somebody goes', () => {
  it('who it was, and who is host since', () => {
    const after = view([open, ...three.slice(1)], 'Ann');
    const news = newsOf(view(three, 'Mei'), update(after, left(0)));
    expect(newsText(words, news, 'Bo')).toBe('Mei has left. Ann is the host now.');
    expect(newsText(words, news, 'Ann')).toBe('Mei has left. You are the host now.');
    expect(newsText(words, news, undefined)).toBe('Mei has left. Ann is the host now.');
    expect(newsText(words, news, 'Mei')).toBe('');
  });

  it('of others only that they went, or were removed', () => {
    const after = view([person('Mei'), person('Ann'), open], 'Mei');
    expect(newsText(words, newsOf(view(three, 'Mei'), update(after, left(2))), 'Ann')).toBe('Bo has left.');
    const removed = newsOf(view(three, 'Mei'), update(after, { ...left(2), removed: true }));
    expect(newsText(words, removed, 'Ann')).toBe('Bo is no longer at the table.');
  });

  it('before the first hand only who deals now', () => {
    const waiting = (host: string, ...seats: unknown[]) => view(seats, host, 'waiting');
    const before = waiting('Mei', ...three);
    expect(newsOf(before, update(waiting('Mei', three[0], three[1], open), left(2)))).toBeUndefined();
    const news = newsOf(before, update(waiting('Ann', open, three[1], three[2]), left(0)));
    expect(newsText(words, news, 'Bo')).toBe('Mei has left. Ann is the host now.');
  });

  it('nothing of computers, of what else happens, or where the table closes', () => {
    const computer = { occupant: { type: 'computer', level: 'easy', name: 'Ah Keong' }, wantsDeal: false };
    const seats = [person('Mei'), computer, person('Bo')];
    const after = view([person('Mei'), open, person('Bo')], 'Mei');
    expect(newsOf(view(seats, 'Mei'), update(after, left(1)))).toBeUndefined();
    expect(newsOf(view(seats, 'Mei'), update(after, { type: 'wants-deal', seat: 0 }))).toBeUndefined();
    expect(newsOf(view(three, 'Mei'), update(view([open], '', 'closed'), left(0)))).toBeUndefined();
    expect(newsOf(undefined, update(after, left(0)))).toBeUndefined();
  });
});
