/** What everybody at a table should be told when somebody goes: who it was, and who runs the table now. */
import type { TableUpdate, TableView } from '@tilehouse/table';
import type { OnlineWords } from './texts.ts';

interface Gone {
  readonly player: string;
  readonly name: string;
  /** Not of their own will. */
  readonly removed: boolean;
}

export interface TableNews {
  /** Whose seat is free, by their ids. */
  readonly left: readonly Gone[];
  /** Whoever became host by it. */
  readonly host: { readonly player: string; readonly name: string } | undefined;
}

/** What an update brings that is news of this kind; undefined where it brings none. */
export function newsOf(before: TableView | undefined, { events, view }: TableUpdate): TableNews | undefined {
  if (before === undefined || view.stage === 'closed') return undefined;
  const left = events.flatMap((event) => {
    if (event.type !== 'seat-left') return [];
    const { occupant } = before.seats[event.seat];
    if (occupant?.type !== 'person') return [];
    return [{ player: occupant.player, name: occupant.name, removed: event.removed === true }];
  });
  const id = view.hosted?.host;
  const isNew = id !== undefined && left.some(({ player }) => player === before.hosted?.host);
  // before the first hand people come and go; that somebody else deals then is news
  if (left.length === 0 || (view.stage === 'waiting' && !isNew)) return undefined;
  const persons = view.seats.flatMap(({ occupant }) => (occupant?.type === 'person' ? [occupant] : []));
  return { left, host: isNew ? persons.find(({ player }) => player === id) : undefined };
}

/** The news in words, for one of those who are still there; nothing of one's own going. */
export function newsText(
  { felt }: OnlineWords,
  news: TableNews | undefined,
  player: string | undefined,
): string {
  const others = news?.left.filter((each) => each.player !== player) ?? [];
  if (news === undefined || others.length === 0) return '';
  const { host } = news;
  const runs = host === undefined ? [] : [host.player === player ? felt.youRun : felt.runs(host.name)];
  return [...others.map(({ name, removed }) => (removed ? felt.isGone : felt.hasLeft)(name)), ...runs].join(
    ' ',
  );
}
