/** The title of the window: the page's own, then the house's; it is in the history, in tabs, and read aloud first. */
import { useEffect } from 'react';
import { useWords } from './words.tsx';

/** Titles the window while a page is there. */
export function useTitle(title: string): void {
  const { name } = useWords().app;
  useEffect(() => {
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
}
