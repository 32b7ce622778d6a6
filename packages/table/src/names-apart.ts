/** When two names look alike, and how people at one table are told apart. */
import { withoutLikeness } from './confusables.ts';

/** What names that look alike have in common: no case, no width, one of each set of characters that look alike. */
export function nameKey(name: string): string {
  // upper before lower: ß, ſ and ς have a capital in common with what they stand for
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKD');
  return withoutLikeness(folded.replace(/\s+/g, ' ').trim()).normalize('NFC');
}

/** Visible characters a name may have, with its number. */
const longest = 20;

/** The name, with a number after it where another here looks the same: `Ann 2`. */
export function toldApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(nameKey));
  if (name === '' || !taken.has(nameKey(name))) return name;
  for (let number = 2; ; number += 1) {
    const numbered = withNumber(name, number);
    if (!taken.has(nameKey(numbered))) return numbered;
  }
}

/** A long name is cut, so that the number is never what doesn't fit. */
function withNumber(name: string, number: number): string {
  const characters =
    typeof Intl.Segmenter === 'undefined'
      ? Array.from(name)
      : Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment);
  return `${characters
    .slice(0, longest - `${number}`.length - 1)
    .join('')
    .trimEnd()} ${number}`;
}

/** The first of some names that shares no word with anybody's here, nor begins like one. */
export function freshName(names: readonly string[], others: readonly string[]): string | undefined {
  const keys = others.map(nameKey).filter((key) => key !== '');
  const words = new Set(keys.flatMap((key) => key.split(' ')));
  const isLike = (name: string): boolean =>
    keys.some((key) => nameKey(name).startsWith(key)) ||
    nameKey(name)
      .split(' ')
      .some((word) => words.has(word));
  return names.find((name) => !isLike(name)) ?? names.find((name) => !keys.includes(nameKey(name)));
}
