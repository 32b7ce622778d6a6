/** Words that change with a number. */

const english = new Intl.PluralRules('en');

/** The English form for a number: `plural(1, {one: 'tile', other: 'tiles'})`. */
export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  return english.select(count) === 'one' ? forms.one : forms.other;
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers as English words, larger ones as digits. */
export const inWords = (count: number): string => numberWords[count] ?? String(count);

/** How far a hand is: *two tiles to go*. */
export const toGo = (count: number): string =>
  `${inWords(count)} ${plural(count, { one: 'tile', other: 'tiles' })} to go`;

const chineseDigits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** Numbers up to ten in Chinese, larger ones as digits. */
export const inChinese = (count: number): string => chineseDigits[count] ?? String(count);
