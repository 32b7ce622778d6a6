/** Limits how often something may happen, for each key: so many at once, and then one by one as time passes. */

export interface Limit {
  readonly times: number;
  readonly perMs: number;
}

export interface Limiter {
  /** Counts one more. @returns 0 when it may happen, else the seconds until it may */
  take(key: string): number;
  /** Counts nothing of what was. */
  forget(key: string): void;
}

/** How many keys are remembered; beyond it the ones used longest ago are forgotten. */
const mostKeys = 20_000;

export function limiter({ times, perMs }: Limit, now: () => number): Limiter {
  const each = perMs / times;
  /** When each key will have its full allowance again; in the order of use. */
  const fullAt = new Map<string, number>();
  return {
    take(key) {
      const at = now();
      const full = Math.max(fullAt.get(key) ?? at, at);
      const wait = full + each - perMs - at;
      if (wait > 0) return Math.ceil(wait / 1000);
      fullAt.delete(key);
      fullAt.set(key, full + each);
      if (fullAt.size > mostKeys) makeRoom(fullAt, at);
      return 0;
    },
    forget(key) {
      fullAt.delete(key);
    },
  };
}

function makeRoom(fullAt: Map<string, number>, at: number): void {
  for (const [key, full] of fullAt) {
    if (full <= at || fullAt.size > mostKeys) fullAt.delete(key);
  }
}

/** What counts as one address: of IPv6 the network, since a house has a whole one. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...gap, ...back].slice(0, 4).join(':')}::/64`;
}
