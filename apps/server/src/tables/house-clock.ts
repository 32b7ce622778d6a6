/** Time as tables of this node know it: the database's, with timers of this process. */
import type { TableClock } from '@tilehouse/table';

/** The longest a timer of Node's may run; what is later is set again when it fires. */
const longestTimer = 2 ** 31 - 1;

/** @param now milliseconds of the database's clock */
export function houseClock(now: () => number): TableClock {
  return {
    now,
    at: (time, work) => {
      let timer: NodeJS.Timeout;
      const wait = (): void => {
        const left = time - now();
        timer = setTimeout(left > longestTimer ? wait : work, Math.min(longestTimer, Math.max(0, left)));
        timer.unref();
      };
      wait();
      return () => clearTimeout(timer);
    },
  };
}
