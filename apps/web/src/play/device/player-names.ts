/** The names of the people who share this device: kept for the next table, and told apart. */

/** Longer names don't fit a plate. */
export const longestName = 16;

const storageKey = 'tilehouse-device-names';

/** The names given last, in seating order; empty for whoever gave none. */
export function keptNames(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.map((name: unknown) => (typeof name === 'string' ? tidied(name) : ''));
  } catch {
    return [];
  }
}

/** Keeps names for the next table; those of seats that this table hasn't got stay. */
export function keepNames(names: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...names, ...keptNames().slice(names.length)]));
  } catch {
    // nothing can be kept here
  }
}

/** A name as it is shown: one line, no space round it, not too long. */
export function tidied(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return [...plain].slice(0, longestName).join('').trim();
}

/** The place of the first name that another before it is the same as, to the eye. */
export function firstTaken(names: readonly string[]): number | undefined {
  const looks = names.map((name) => name.normalize('NFKC').toLocaleLowerCase());
  const at = looks.findIndex((name, place) => looks.indexOf(name) < place);
  return at < 0 ? undefined : at;
}
