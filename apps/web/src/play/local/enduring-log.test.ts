/** A store that fails doesn't stop a game, and gets everything once it works again. */
import {
  type Append,
  type Appended,
  LogConflict,
  MemoryLog,
  type TableEvent,
  type TableLog,
} from '@tilehouse/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnduringLog } from './enduring-log.ts';

const event = (at: number): TableEvent => ({ at, version: 1, fact: { type: 'wants-deal', seat: 0 } });

const adding = (from: number, ...times: readonly number[]): Append => ({
  from,
  events: times.map(event),
  before: undefined,
  after: {} as Append['after'],
  base: undefined,
  command: undefined,
});

class FailingStore implements TableLog {
  readonly kept = new MemoryLog();
  problem: Error | undefined;
  load = () => this.kept.load();
  loadAfter = (count: number) => this.kept.loadAfter(count);
  known = async () => false;
  append = async (append: Append): Promise<Appended> => {
    if (this.problem !== undefined) throw this.problem;
    return this.kept.append(append);
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
    await log.append(adding(0, 0));
    store.problem = new Error('full');
    await log.append(adding(1, 1));
    await log.append(adding(2, 2));
    expect((await log.load()).events).toEqual([0, 1, 2].map(event));
    expect(await log.loadAfter(0)).toEqual([0, 1, 2].map(event));
    expect(await log.loadAfter(2)).toEqual([event(2)]);
    expect(store.kept.all).toEqual([event(0)]);
    store.problem = undefined;
    await log.append(adding(3, 3));
    expect(store.kept.all).toEqual([0, 1, 2, 3].map(event));
  });

  it('lets another tab go first, unless it has gone its own way', async () => {
    const store = new FailingStore();
    const log = new EnduringLog(store);
    store.problem = new LogConflict('taken');
    await expect(log.append(adding(0, 0))).rejects.toBeInstanceOf(LogConflict);
    store.problem = new Error('full');
    await log.append(adding(0, 0));
    store.problem = new LogConflict('taken');
    await log.append(adding(1, 1));
    expect((await log.load()).events).toEqual([0, 1].map(event));
  });
});
