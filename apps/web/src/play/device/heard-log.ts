/** A log that also remembers what it holds: the news for the next player is read out of it. */
import type { TableEvent, TableLog } from '@tilehouse/table';

export class HeardLog implements TableLog {
  private readonly log: TableLog;
  /** Everything that is in the log, as far as this page has heard. */
  events: readonly TableEvent[] = [];

  constructor(log: TableLog) {
    this.log = log;
  }

  async load(): Promise<readonly TableEvent[]> {
    this.events = await this.log.load();
    return this.events;
  }

  async append(from: number, events: readonly TableEvent[]): Promise<void> {
    await this.log.append(from, events);
    this.events = [...this.events.slice(0, from), ...events];
  }
}
