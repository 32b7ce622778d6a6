/** A log for a table that nobody else relies on: where the browser's store has no room or is gone, the game goes on. */
import { LogConflict, type TableEvent, type TableLog } from '@tilehouse/table';

/** Holds what the store refuses, and tries again with every event that follows. */
export class EnduringLog implements TableLog {
  private readonly log: TableLog;
  private unsaved: readonly TableEvent[] = [];

  constructor(log: TableLog) {
    this.log = log;
  }

  async load(): Promise<readonly TableEvent[]> {
    return [...(await this.log.load()), ...this.unsaved];
  }

  async append(from: number, events: readonly TableEvent[]): Promise<void> {
    const all = [...this.unsaved, ...events];
    try {
      await this.log.append(from - this.unsaved.length, all);
      this.unsaved = [];
    } catch (problem) {
      // what was played here without being kept can't be joined to what another tab has played
      if (problem instanceof LogConflict && this.unsaved.length === 0) throw problem;
      console.warn(
        'This browser could not keep what happened; the table lives as long as the page.',
        problem,
      );
      this.unsaved = all;
    }
  }
}
