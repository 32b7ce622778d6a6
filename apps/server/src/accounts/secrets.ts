/** Tokens and codes: made from chance, kept as hashes. */
import { createHash } from 'node:crypto';

/** Where chance comes from: so many random bytes. */
export type Random = (bytes: number) => Uint8Array;

/** Letters and digits that can't be taken for one another, 32 of them. */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const idAlphabet = '0123456789abcdefghijklmnopqrstuv';

/** A token that nobody can guess: 256 bits unless said otherwise, for addresses and headers. */
export function newToken(random: Random, bytes = 32): string {
  return Buffer.from(random(bytes)).toString('base64url');
}

/** What is kept of a token. It is long and random, so nobody can find it from its hash. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}

/** An id that no other has: 16 letters and digits. */
export function newId(random: Random): string {
  return spell(random, { length: 16, alphabet: idAlphabet });
}

/** A code for people to write down and type: 80 bits, such as `7K2M-Q0XV-39TB-HHWA`. */
export function newCode(random: Random): string {
  return spell(random, { length: 16, alphabet: codeAlphabet }).replace(/.{4}(?=.)/g, '$&-');
}

/** What is kept of a code, however it was typed. */
export function hashOfCode(typed: string): string {
  const read = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replaceAll('U', 'V');
  return hashOf(read);
}

function spell(random: Random, { length, alphabet }: { length: number; alphabet: string }): string {
  // 32 divides 256: each character is as likely as the others
  return Array.from(random(length), (byte) => alphabet[byte % alphabet.length]).join('');
}
