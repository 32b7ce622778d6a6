/** Names of people: what one may hold. When two are too much alike, the tables know too. */
export { nameKey } from '@tilehouse/table';

const least = 2;
const most = 20;
/** A character with more marks than this on it is a prank. */
const longestCharacter = 6;

/** Controls, formats (bidi, zero width), private use, half pairs, what is assigned to nothing, line breaks. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** They only choose between a drawn and a coloured picture; keyboards add them unasked. */
const pictureStyle = /[\uFE0E\uFE0F]/g;
const seen = /[\p{L}\p{N}\p{So}]/u;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Brings a name into the form in which it is kept: NFC, no space around it, one space between words.
 * @returns undefined when it is no name: not 2 to 20 visible characters, or with some that can't be seen
 */
export function readName(text: string): string | undefined {
  // what is far too long isn't looked at
  if (text.length > most * longestCharacter * 2) return undefined;
  const shown = text.replace(pictureStyle, '').normalize('NFC');
  if (unseen.test(shown) || !seen.test(shown)) return undefined;
  const name = shown.replace(/\p{Zs}+/gu, ' ').trim();
  const visible = Array.from(characters.segment(name), ({ segment }) => segment);
  if (visible.length < least || visible.length > most) return undefined;
  const good = visible.every((one) => !/^\p{M}/u.test(one) && Array.from(one).length <= longestCharacter);
  return good ? name : undefined;
}
