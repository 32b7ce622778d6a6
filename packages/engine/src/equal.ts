/** Equality of plain values: what decides whether a wish is one of the offers. */

/** Whether two JSON-like values are equal, whatever the order of their fields; undefined fields count as absent. */
export function equalValues(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return isSameList(a, b);
  return isSameRecord(a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>);
}

function isSameList(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((each, at) => equalValues(each, b[at]));
}

function isSameRecord(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const inA = Object.keys(a).filter((key) => a[key] !== undefined);
  const inB = Object.keys(b).filter((key) => b[key] !== undefined);
  return (
    inA.length === inB.length && inA.every((key) => Object.hasOwn(b, key) && equalValues(a[key], b[key]))
  );
}
