/** What is remembered of one group's tiles, in sixteen bits: their class, and what they hold of 1s, 9s and honours. */

/** Bits of the class; 0 stands for what nobody has worked out. */
const classBits = 10;
/** Takes the class out of a key. */
export const classMask = (1 << classBits) - 1;

/** Stands for a pair among the ends; beside it as many kinds as all groups have together fit. */
const pairedEnd = 16;

/** 1s, 9s and honours: what a special shape may be told by without looking at the tiles. */
export interface HeldEnds {
  /** How many kinds of them are held. */
  readonly kinds: number;
  readonly hasPair: boolean;
}

/** The key of a class and the copies of a group's ends; a class that doesn't fit is worked out each time. */
export function keyOf(handClass: number, ends: readonly number[]): number {
  const kept = handClass > classMask ? 0 : handClass;
  const kinds = ends.filter((count) => count > 0).length;
  const paired = ends.some((count) => count > 1) ? pairedEnd : 0;
  return ((kinds | paired) << classBits) | kept;
}

/** The ends of a key; those of all groups are added up. */
export const endsIn = (key: number): number => key >>> classBits;

/** Sums of the ends of up to four groups. */
const sums = 5 * pairedEnd;

/** What `awayBy` says, by the sum of the groups' ends. */
export function byEnds(awayBy: (ends: HeldEnds) => number): Uint8Array {
  return Uint8Array.from({ length: sums }, (_, sum) =>
    awayBy({ kinds: sum % pairedEnd, hasPair: sum >= pairedEnd }),
  );
}
