/** A page outside the table: the bar on top with the ways to other pages, and the page's own content. */
import { loadPageWords, type PageId, type PageWords } from '@tilehouse/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { loaded } from '../load-problem.ts';
import { useSettings } from '../settings/settings.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { Icon } from './icon.tsx';
import { useWords } from './words.tsx';
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

function TopBar() {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="top-bar">
      <Link href="/" className="logo" aria-label={words.app.name}>
        <span className="logo-tile han" aria-hidden="true">
          館
        </span>
        <span className="logo-word">{words.app.sign.word}</span>
        <span className="han" lang="zh-Hant">
          {words.app.sign.han}
        </span>
      </Link>
      <nav className="top-ways" aria-label={words.app.nav.label}>
        <Link href="/tables" className="roomy-only">
          {words.app.nav.tables}
        </Link>
        <Link href="/learn">{words.app.nav.learn}</Link>
        <Link href="/scorekeeper">{words.app.nav.scorekeeper}</Link>
      </nav>
      <button
        type="button"
        className="round"
        onClick={() => setOpen(true)}
        aria-label={words.app.settings.title}
      >
        <Icon name="gear" />
      </button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
