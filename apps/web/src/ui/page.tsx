/** A page outside the table: the bar on top with the ways to other pages, and the page's own content. */
import { loadPageWords, type PageId, type PageWords } from '@tilehouse/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { loaded } from '../load-problem.ts';
import { useSettings } from '../settings/settings.ts';
import { TopBar } from './top-bar.tsx';
import './page.css';

/** The frame of a page; `className` is its content's. */
export function Page({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className="page">
      <TopBar />
      <main className={className}>{children}</main>
    </div>
  );
}

/** The words of a page that brings its own; `undefined` while they are on their way. */
export function usePageWords<Id extends PageId>(page: Id): PageWords[Id] | undefined {
  const { language } = useSettings();
  const [words, setWords] = useState<PageWords[Id]>();
  useEffect(() => {
    let isWanted = true;
    loaded(() => loadPageWords(page, language)).then(
      (found) => {
        if (isWanted) setWords(() => found);
      },
      (problem: unknown) => {
        // thrown where it is rendered, for what stands in for a screen that failed
        if (isWanted)
          setWords(() => {
            throw problem;
          });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [page, language]);
  return words;
}
