/** A log in memory: for tests, and under a log that saves. */
import { LogConflict, type TableLog } from './ports.ts';
import type { TableEvent } from './table-event.ts';

/** Keeps events for as long as it lives. */
export class MemoryLog implements TableLog {
  private readonly events: TableEvent[];

  constructor(events: readonly TableEvent[] = []) {
    this.events = [...events];
  }

  async load(): Promise<readonly TableEvent[]> {
    return [...this.events];
  }

  async append(from: number, events: readonly TableEvent[]): Promise<void> {
    if (from !== this.events.length) throw new LogConflict(`${this.events.length} events, not ${from}`);
    this.events.push(...events);
  }
}
