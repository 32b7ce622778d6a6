/** Small parts of the pages about money, history and boards. */
import type { Catalogue, PageWords } from '@tilehouse/i18n';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Trouble } from '../online/house.ts';
import { type OnlineWords, troubleText } from '../online/texts.ts';
import type { Paged } from '../online/use-house.ts';
import { Icon } from '../ui/icon.tsx';

export type RecordsWords = PageWords['records'];

/** What failed, with a way to try again. */
export function TroubleLine({
  trouble,
  words,
  online,
  onAgain,
}: {
  readonly trouble: Trouble;
  readonly words: RecordsWords;
  readonly online: OnlineWords;
  readonly onAgain: () => void;
}) {
  return (
    <div className="record-trouble">
      <p role="alert" className="sheet-problem">
        {troubleText(trouble, online)}
      </p>
      <button type="button" className="button" onClick={onAgain}>
        {words.again}
      </button>
    </div>
  );
}

/** The end of a list that comes page by page. */
export function ListEnd<Item>({
  list,
  words,
  online,
}: {
  readonly list: Paged<Item>;
  readonly words: RecordsWords;
  readonly online: OnlineWords;
}) {
  if (list.trouble !== undefined) {
    return <TroubleLine trouble={list.trouble} words={words} online={online} onAgain={list.more} />;
  }
  if (list.isBusy) {
    return (
      <p role="status" className="record-waiting">
        {words.loading}
      </p>
    );
  }
  if (!list.hasMore) return null;
  return (
    <button type="button" className="button record-more" onClick={list.more}>
      {words.more}
    </button>
  );
}

/** The head of a page: a way back, a title, a line. */
export function RecordHead({
  back,
  title,
  children,
}: {
  readonly back?: { readonly href: string; readonly text: string };
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <header className="record-head">
      {back !== undefined && (
        <Link href={back.href} className="round" aria-label={back.text}>
          <Icon name="back" />
        </Link>
      )}
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </header>
  );
}

/** A moment as the language writes it: the day, and the minute. */
export function timeText(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** A moment where there is little room. */
export function shortTimeText(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  }).format(time);
}

/** What a game is called; one that this version doesn't know, by its id. */
export function gameName(id: string, { games }: Catalogue): string {
  return games[id as keyof typeof games]?.name ?? id;
}
