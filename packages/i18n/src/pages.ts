/** Words of single pages, fetched with the page: what is long doesn't weigh on the first screen. */
import type { words as device } from './en/pages/device.ts';
import type { words as house } from './en/pages/house.ts';
import type { words as learn } from './en/pages/learn.ts';
import type { words as online } from './en/pages/online.ts';
import type { words as records } from './en/pages/records.ts';
import type { words as rules } from './en/pages/rules.ts';
import type { words as scorekeeper } from './en/pages/scorekeeper.ts';
import type { words as worth } from './en/pages/worth.ts';
import type { LanguageId } from './languages.ts';

/** The words of every page, as the English ones have them. A missing key or parameter doesn't compile. */
export interface PageWords {
  readonly device: typeof device;
  readonly house: typeof house;
  readonly learn: typeof learn;
  readonly online: typeof online;
  readonly records: typeof records;
  readonly rules: typeof rules;
  readonly scorekeeper: typeof scorekeeper;
  readonly worth: typeof worth;
}

export type PageId = keyof PageWords;

type Loaders = {
  readonly [Page in PageId]: Readonly<Record<LanguageId, () => Promise<{ readonly words: PageWords[Page] }>>>;
};

const loaders: Loaders = {
  device: {
    en: () => import('./en/pages/device.ts'),
    'zh-Hant': () => import('./zh-hant/pages/device.ts'),
  },
  house: {
    en: () => import('./en/pages/house.ts'),
    'zh-Hant': () => import('./zh-hant/pages/house.ts'),
  },
  learn: {
    en: () => import('./en/pages/learn.ts'),
    'zh-Hant': () => import('./zh-hant/pages/learn.ts'),
  },
  online: {
    en: () => import('./en/pages/online.ts'),
    'zh-Hant': () => import('./zh-hant/pages/online.ts'),
  },
  records: {
    en: () => import('./en/pages/records.ts'),
    'zh-Hant': () => import('./zh-hant/pages/records.ts'),
  },
  rules: {
    en: () => import('./en/pages/rules.ts'),
    'zh-Hant': () => import('./zh-hant/pages/rules.ts'),
  },
  scorekeeper: {
    en: () => import('./en/pages/scorekeeper.ts'),
    'zh-Hant': () => import('./zh-hant/pages/scorekeeper.ts'),
  },
  worth: {
    en: () => import('./en/pages/worth.ts'),
    'zh-Hant': () => import('./zh-hant/pages/worth.ts'),
  },
};

/** Loads the words of one page. */
export async function loadPageWords<Page extends PageId>(
  page: Page,
  language: LanguageId,
): Promise<PageWords[Page]> {
  return (await loaders[page][language]()).words;
}
