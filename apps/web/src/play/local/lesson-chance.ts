/** Chance of a table at which somebody is taught: the same hand every time. */
import { seededRandom } from '@tilehouse/engine';

/** The bytes of a lesson; every call gives the same ones, so that it doesn't matter who asks first. */
export function lessonBytes(lesson: number, count: number): Uint8Array {
  const random = seededRandom(lesson);
  return Uint8Array.from({ length: count }, () => Math.floor(random() * 256));
}
