/** How often, as it is written in an option. */

/** Reads `24h`, `90m` or `7d`. @returns milliseconds; undefined for anything else, and for nothing */
export function parseEvery(text: string): number | undefined {
  const [, count, unit] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
  return count === undefined || unit === undefined ? undefined : Number(count) * (units[unit] ?? 0);
}
