/** When the bar's balance is looked at again, by what the page hears from tables. */
import { findGame } from '@tilehouse/engine';
import type { TableView } from '@tilehouse/table';
import { useEffect, useRef } from 'react';
import { lookAnew } from './person-news.ts';

/** Looks again whenever `news` is something else than before; not for what was there at first. */
export function useMoneyNews(news: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isNew = news !== undefined && before.current !== undefined && before.current !== news;
    before.current = news ?? before.current;
    // without an answer the bar stays as it was
    if (isNew) lookAnew().catch(() => {});
  }, [news]);
}

/** What changes at a table when money has moved for those who sit there; undefined where none does. */
export function settledAt(view: TableView | undefined): string | undefined {
  if (view === undefined || findGame(view.game)?.banked !== true) return undefined;
  // while a hand is in play it is the hand before that was settled; a closed table may have given back what was paid
  const settled = view.stage === 'in-play' ? view.deals - 1 : view.deals;
  return `${settled} ${view.stage === 'closed'}`;
}
