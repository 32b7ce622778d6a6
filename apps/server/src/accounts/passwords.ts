/** Passwords: which are good enough, and bcrypt over them. */
import { createHash } from 'node:crypto';
import { compare, hash } from '@node-rs/bcrypt';
import type { ProblemCode } from '@tilehouse/protocol';

const least = 8;
const most = 200;

/** Hashes passwords at one cost. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash, so that nobody learns by the clock which names there are. */
  matches(password: string, hashed: string | null | undefined): Promise<boolean>;
}

/** @param cost of bcrypt: each step doubles the time a guess takes; 12 or more where it counts */
export function passwordsAt(cost: number): Passwords {
  // well-formed, of the same cost, and the hash of no password anybody knows
  const nobody = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(21)}O${'.'.repeat(31)}`;
  return {
    hash: (password) => hash(digestOf(password), cost),
    async matches(password, hashed) {
      const same = await compare(digestOf(password), hashed ?? nobody);
      return same && hashed !== null && hashed !== undefined;
    },
  };
}

/** @returns why a password isn't good enough, if it isn't */
export function passwordProblem(password: string): ProblemCode | undefined {
  const { length } = Array.from(password.normalize('NFC'));
  if (length < least) return 'password-short';
  return length > most ? 'password-long' : undefined;
}

/** bcrypt reads 72 bytes and stops at a zero: a digest in base64 is 44 bytes without one. */
function digestOf(password: string): string {
  return createHash('sha256').update(password.normalize('NFC'), 'utf8').digest('base64');
}
