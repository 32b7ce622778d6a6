/** The words of the language in use, for every component below. */
import { type Catalogue, type LanguageId, loadCatalogue } from '@tilehouse/i18n';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const WordsContext = createContext<Catalogue | undefined>(undefined);

/** The catalogue in use. */
export function useWords(): Catalogue {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('no words are loaded');
  return words;
}

/** Loads a language and gives it to its children; the old one stays until the new one is there. */
export function Words({ language, children }: { language: LanguageId; children: ReactNode }) {
  const [words, setWords] = useState<Catalogue>();
  useEffect(() => {
    let isWanted = true;
    void loadCatalogue(language).then((loaded) => {
      if (!isWanted) return;
      document.documentElement.lang = language;
      document.title = loaded.app.name;
      setWords(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words === undefined ? null : <WordsContext value={words}>{children}</WordsContext>;
}
