/** Deal seeds told by a number. */
import { seededRandom } from '../random.ts';

/** A 32-byte deal seed told by a number. */
export function testSeed(number: number): Uint8Array {
  const random = seededRandom(number);
  return Uint8Array.from({ length: 32 }, () => Math.floor(random() * 256));
}
