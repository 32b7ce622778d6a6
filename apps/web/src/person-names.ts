/** The names of the people who share this device: put right, told apart, and kept for the next table. */
import { itemsOf, Stored } from './stored.ts';

/** Longer names don't fit a plate. In letters as they are seen. */
export const longestName = 16;

/** A letter with more code units than a family of four with skin colours has is a heap of accents. */
const mostUnits = 24;

/** What is not seen, but what joins the parts of a sign or a letter: that is needed between two. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;
const dangling = /^[\u200c\u200d]+|[\u200c\u200d]+$/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Text in letters as they are seen: a sign made of several counts as one. */
function lettersOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter === 'undefined') return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** A name as it is kept: one line, no space round it, nothing unseen in it, not too long. */
export function tidied(name: string): string {
  const plain = name
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const letters = lettersOf(plain).map((letter) =>
    letter.length > mostUnits ? ([...letter][0] ?? '') : letter,
  );
  return letters.slice(0, longestName).join('').replace(dangling, '').trim();
}

/** A name as it stands in sentences: one written from right to left doesn't turn the words beside it round. */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

/** The place of the first name that another before it is the same as, to the eye. */
export function firstTaken(names: readonly string[]): number | undefined {
  const looks = names.map((name) =>
    name
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .toLocaleLowerCase(),
  );
  const at = looks.findIndex((name, place) => looks.indexOf(name) < place);
  return at < 0 ? undefined : at;
}

const stored = new Stored<readonly string[]>({
  key: 'tilehouse-device-names',
  read: (value) => itemsOf(value).map((name) => (typeof name === 'string' ? tidied(name) : '')),
});

/** The names given last, in seating order; empty for whoever gave none. */
export const keptNames = stored.get;

/** Keeps names for the next table; those of seats that this table hasn't got stay. */
export const keepNames = (names: readonly string[]): void =>
  stored.set([...names, ...keptNames().slice(names.length)]);
