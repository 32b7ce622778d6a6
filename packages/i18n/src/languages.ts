/** The languages there are, each under its own name. */

export const languages = [
  { id: 'en', name: 'English' },
  { id: 'zh-Hant', name: '繁體中文' },
] as const;
export type LanguageId = (typeof languages)[number]['id'];

/** The best of our languages for a list of wishes such as `navigator.languages`, the first wish first. */
export function pickLanguage(wishes: readonly string[]): LanguageId {
  for (const wish of wishes) {
    const lower = wish.toLowerCase();
    if (lower.startsWith('zh')) return 'zh-Hant';
    if (lower.startsWith('en')) return 'en';
  }
  return 'en';
}
