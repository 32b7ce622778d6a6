/** Makes values fit for both databases, or refuses them: what one stores and the other doesn't would be found too late. */

export type Bound = null | number | bigint | string | Uint8Array;

/** @throws TypeError for what no column of ours holds: NaN and infinity, text with NUL, objects */
export function bind(value: unknown): Bound {
  switch (typeof value) {
    case 'boolean':
      return value ? 1 : 0;
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} can't be stored.`);
      return value;
    case 'string':
      if (value.includes('\0')) throw new TypeError("Text with NUL in it can't be stored.");
      return value;
    case 'bigint':
      return value;
    case 'undefined':
      return null;
    default:
      if (value === null || value instanceof Uint8Array) return value;
      throw new TypeError(`${Object.prototype.toString.call(value)} can't be stored as it is.`);
  }
}
