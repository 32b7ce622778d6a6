/** With SQLite this process's clock is the database's. */
import type { ClockSource } from '../clock.ts';

export function clockSource(): ClockSource {
  return { local: () => Date.now(), sample: undefined };
}
