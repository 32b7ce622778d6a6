/** The clock of a house under test: it runs like any other, and leaps ahead when it is told to. */
import { setImmediate as turn } from 'node:timers/promises';
import type { TableClock } from '@tilehouse/table';

interface Timer {
  readonly at: number;
  readonly work: () => void;
  handle: NodeJS.Timeout | undefined;
}

/** Milliseconds of a leap at a time: what falls due on the way happens on the way. */
const stride = 1_000;

export class LeapingClock implements TableClock {
  private ahead = 0;
  private readonly timers = new Set<Timer>();

  now(): number {
    return Date.now() + this.ahead;
  }

  at(time: number, work: () => void): () => void {
    const timer: Timer = { at: time, work, handle: undefined };
    this.timers.add(timer);
    this.wind(timer);
    return () => {
      clearTimeout(timer.handle);
      this.timers.delete(timer);
    };
  }

  /** Lets so many milliseconds be over. `settle` resolves when what fell due has been done. */
  async leap(ms: number, settle: () => Promise<void>): Promise<void> {
    for (let left = ms; left > 0; left -= stride) {
      this.ahead += Math.min(stride, left);
      for (const timer of this.timers) this.wind(timer);
      // timers that are due run before this goes on
      await new Promise((resolve) => setTimeout(resolve, 1));
      await turn();
      await settle();
    }
  }

  private wind(timer: Timer): void {
    clearTimeout(timer.handle);
    const left = Math.max(0, Math.min(timer.at - this.now(), 2 ** 31 - 1));
    timer.handle = setTimeout(() => {
      this.timers.delete(timer);
      timer.work();
    }, left);
    timer.handle.unref();
  }
}
