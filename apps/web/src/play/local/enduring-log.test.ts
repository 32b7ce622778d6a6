/** A store that fails doesn't stop a game, and gets everything once it works again. */
import { LogConflict, MemoryLog, type TableEvent, type TableLog } from '@tilehouse/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnduringLog } from './enduring-log.ts';

const event = (at: number): TableEvent => ({ at, fact: { type: 'wants-deal', seat: 0 } });

class FailingStore implements TableLog {
  readonly kept = new MemoryLog();
  problem: Error | undefined;
  load = () => this.kept.load();
  append = async (from: number, events: readonly TableEvent[]): Promise<void> => {
    if (this.problem !== undefined) throw this.problem;
    await this.kept.append(from, events);
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a log that endures', () => {
  it('goes on when there is no room, and is whole again when there is', async () => {
    const store = new FailingStore();
    const log = new EnduringLog(store);
    await log.append(0, [event(0)]);
    store.problem = new Error('full');
    await log.append(1, [event(1)]);
    await log.append(2, [event(2)]);
    expect(await log.load()).toEqual([0, 1, 2].map(event));
    expect(await store.load()).toEqual([event(0)]);
    store.problem = undefined;
    await log.append(3, [event(3)]);
    expect(await store.load()).toEqual([0, 1, 2, 3].map(event));
  });

  it('lets another tab go first, unless it has gone its own way', async () => {
    const store = new FailingStore();
    const log = new EnduringLog(store);
    store.problem = new LogConflict('taken');
    await expect(log.append(0, [event(0)])).rejects.toBeInstanceOf(LogConflict);
    store.problem = new Error('full');
    await log.append(0, [event(0)]);
    store.problem = new LogConflict('taken');
    await log.append(1, [event(1)]);
    expect(await log.load()).toEqual([0, 1].map(event));
  });
});
