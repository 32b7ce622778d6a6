/** A log in memory: for tests, and under a log that saves. */
import type { PackedTable } from './packed-table.ts';
import {
  type Append,
  type Appended,
  type CommandKey,
  type LoadedLog,
  LogConflict,
  type TableLog,
} from './ports.ts';
import type { TableEvent } from './table-event.ts';

const nameOf = ({ actor, id }: CommandKey): string => JSON.stringify([actor, id]);

/** Keeps events for as long as it lives. */
export class MemoryLog implements TableLog {
  private readonly events: TableEvent[];
  private readonly commands = new Set<string>();
  private base: { readonly start: number; readonly earlier: number; readonly table: PackedTable } | undefined;

  constructor(events: readonly TableEvent[] = []) {
    this.events = [...events];
  }

  /** Everything, from the beginning. */
  get all(): readonly TableEvent[] {
    return [...this.events];
  }

  async load(): Promise<LoadedLog> {
    const { start = 0, earlier = start, table: base } = this.base ?? {};
    return { start, base, events: this.events.slice(start), earlier: this.events.slice(earlier, start) };
  }

  async loadAfter(count: number): Promise<readonly TableEvent[]> {
    return this.events.slice(count);
  }

  async append({ from, events, base, command }: Append): Promise<Appended> {
    if (command !== undefined && this.commands.has(nameOf(command))) return { type: 'already' };
    if (from !== this.events.length) throw new LogConflict(`${this.events.length} events, not ${from}`);
    this.events.push(...events);
    if (command !== undefined) this.commands.add(nameOf(command));
    if (base !== undefined) this.base = { start: from, earlier: this.base?.start ?? 0, table: base };
    return { type: 'stored' };
  }

  async known(command: CommandKey): Promise<boolean> {
    return this.commands.has(nameOf(command));
  }
}
