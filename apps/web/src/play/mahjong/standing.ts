/** Places by score. */

/** The place of a score among all, 1 for the highest; shared where others have the same. */
export function placeAmong(
  scores: readonly number[],
  own: number,
): { readonly place: number; readonly shared: boolean } {
  const place = scores.filter((score) => score > own).length + 1;
  return { place, shared: scores.filter((score) => score === own).length > 1 };
}
