/** What a table in a worker takes from the browser: time, and chance that nobody can guess. */
import type { TableClock } from '@tilehouse/table';

export const browserClock: TableClock = {
  now: () => Date.now(),
  at: (time, work) => {
    const timer = setTimeout(work, Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  },
};

export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
