/** A log for a table that nobody else relies on: where the browser's store has no room or is gone, the game goes on. */
import {
  type Append,
  type Appended,
  type CommandKey,
  type LoadedLog,
  LogConflict,
  type TableEvent,
  type TableLog,
} from '@tilehouse/table';

/** Holds what the store refuses, and tries again with every event that follows. */
export class EnduringLog implements TableLog {
  private readonly log: TableLog;
  private unsaved: readonly TableEvent[] = [];
  /** How many events the log holds, the unsaved ones too; unknown before it is loaded or written. */
  private length = 0;

  constructor(log: TableLog) {
    this.log = log;
  }

  async load(): Promise<LoadedLog> {
    const loaded = await this.log.load();
    const events = [...loaded.events, ...this.unsaved];
    this.length = loaded.start + events.length;
    return { ...loaded, events };
  }

  async loadAfter(count: number): Promise<readonly TableEvent[]> {
    const saved = this.length - this.unsaved.length;
    if (this.unsaved.length === 0 || count < saved) {
      return [...(await this.log.loadAfter(count)), ...this.unsaved];
    }
    return this.unsaved.slice(count - saved);
  }

  known(command: CommandKey): Promise<boolean> {
    return this.log.known(command);
  }

  async append(append: Append): Promise<Appended> {
    const { events, from } = append;
    const all = [...this.unsaved, ...events];
    try {
      const appended = await this.log.append({ ...append, from: from - this.unsaved.length, events: all });
      this.unsaved = [];
      this.length = from + events.length;
      return appended;
    } catch (problem) {
      // what was played here without being kept can't be joined to what another tab has played
      if (problem instanceof LogConflict && this.unsaved.length === 0) throw problem;
      console.warn(
        'This browser could not keep what happened; the table lives as long as the page.',
        problem,
      );
      this.unsaved = all;
      this.length = from + events.length;
      return { type: 'stored' };
    }
  }
}
