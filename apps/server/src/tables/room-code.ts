/** Codes by which people find a room: easy to say, to type and to tell apart. */

/** No 0 and O, no 1, I and L, no U and V, no vowels that spell words. */
const alphabet = '23456789BCDFGHJKMNPQRSTWXYZ';
const codeLength = 6;

/** A new code. */
export function newRoomCode(randomBytes: (count: number) => Uint8Array): string {
  return randomText(alphabet, codeLength, randomBytes);
}

/** The code somebody typed, in its one form; undefined when it can't be one. */
export function readRoomCode(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, '');
  const wellFormed = plain.length === codeLength && [...plain].every((letter) => alphabet.includes(letter));
  return wellFormed ? plain : undefined;
}

function randomText(letters: string, length: number, randomBytes: (count: number) => Uint8Array): string {
  const most = Math.floor(256 / letters.length) * letters.length;
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < most && text.length < length) text += letters[byte % letters.length];
    }
  }
  return text;
}
