/** Names for whoever's own is taken: theirs with a number, made here; the house says whether one is free when it is used. */

/** Visible characters a name may have. */
const longest = 20;

/** Two of them. A number that stood there gives way to another. */
export function otherNames(name: string, random: () => number): readonly string[] {
  const bare =
    name
      .normalize('NFC')
      .replace(/[\s\d]+$/u, '')
      .trim() || name.trim();
  if (bare === '') return [];
  // two digits: small numbers are the ones that others think of
  const first = 20 + Math.floor(random() * 40);
  return [first, first + 1 + Math.floor(random() * 39)].map((number) => numbered(bare, number));
}

/** Cut where it would be too long; characters of Chinese stand without a space. */
function numbered(name: string, number: number): string {
  const gap = /\p{Script=Han}$/u.test(name) ? '' : ' ';
  const room = longest - gap.length - `${number}`.length;
  return `${charactersOf(name).slice(0, room).join('').trimEnd()}${gap}${number}`;
}

const charactersOf = (name: string): readonly string[] =>
  typeof Intl.Segmenter === 'undefined'
    ? Array.from(name)
    : Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment);
