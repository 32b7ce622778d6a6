/** A log that also remembers what it holds: the news for the next player is read out of it. */
import type { Append, Appended, CommandKey, LoadedLog, TableEvent, TableLog } from '@tilehouse/table';

export class HeardLog implements TableLog {
  private readonly log: TableLog;
  /** Everything that is in the log from where it is taken up, as far as this page has heard. */
  events: readonly TableEvent[] = [];
  /** How many events come before those. */
  private start = 0;

  constructor(log: TableLog) {
    this.log = log;
  }

  async load(): Promise<LoadedLog> {
    const loaded = await this.log.load();
    this.events = loaded.events;
    this.start = loaded.start;
    return loaded;
  }

  async loadAfter(count: number): Promise<readonly TableEvent[]> {
    const events = await this.log.loadAfter(count);
    this.heard(count, events);
    return events;
  }

  async append(append: Append): Promise<Appended> {
    const appended = await this.log.append(append);
    if (appended.type === 'stored') this.heard(append.from, append.events);
    return appended;
  }

  known(command: CommandKey): Promise<boolean> {
    return this.log.known(command);
  }

  private heard(from: number, events: readonly TableEvent[]): void {
    this.events = [...this.events.slice(0, from - this.start), ...events];
  }
}
