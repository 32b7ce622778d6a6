/** All words of the app, by language. */
import type { Catalogue } from './catalogue.ts';
import type { LanguageId } from './languages.ts';

export type { Catalogue } from './catalogue.ts';
export { formatAmount, formatChange, formatRinggit, formatShort } from './format.ts';
export { type LanguageId, languages, pickLanguage } from './languages.ts';
export { loadPageWords, type PageId, type PageWords } from './pages.ts';
export type { GameWord, MoveWords, OptionText, PatternText } from './ruleset-words.ts';
export type { Someone } from './someone.ts';

const loaders: Readonly<Record<LanguageId, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: () => import('./en/index.ts'),
  'zh-Hant': () => import('./zh-hant/index.ts'),
};

/** Loads the words of a language; each is fetched only when it is wanted. */
export async function loadCatalogue(language: LanguageId): Promise<Catalogue> {
  return (await loaders[language]()).catalogue;
}
