/** A clock that stands still until a test moves it. */
import type { TableClock } from '../ports.ts';

/** Runs what falls due in order of time, letting promises settle in between. */
export class ManualClock implements TableClock {
  protected time = 0;
  private due: { readonly time: number; readonly order: number; readonly work: () => void }[] = [];
  private orders = 0;
  private readonly settle: () => Promise<void>;

  /** @param settle resolves when all that has been begun is done */
  constructor(settle: () => Promise<void> = settled) {
    this.settle = settle;
  }

  now(): number {
    return this.time;
  }

  at(time: number, work: () => void): () => void {
    const entry = { time, order: this.orders, work };
    this.orders += 1;
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((each) => each !== entry);
    };
  }

  /** Moves on by `ms`, running everything that falls due on the way. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const next = [...this.due].sort((a, b) => a.time - b.time || a.order - b.order)[0];
      if (next === undefined || next.time > end) break;
      this.time = Math.max(this.time, next.time);
      this.due = this.due.filter((each) => each !== next);
      next.work();
      await this.settle();
    }
    this.time = end;
  }
}

/** Resolves when the promises that are under way have settled. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}
