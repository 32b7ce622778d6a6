import { type AnyGame, findGame } from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { eventVersion, NewerEvent, upcast } from './event-version.ts';
import { MemoryLog } from './memory-log.ts';
import type { TableLog } from './ports.ts';
import { TableHost } from './table-host.ts';
import { type TestRoom, testRoom } from './testing/test-room.ts';
import { dullChoosers, testPorts } from './testing/test-table.ts';

const refused = (code: string) => ({ type: 'refused', code });

/** Throws at the wanted call of a kind, once. */
class Trap {
  private armed: string | undefined;

  arm(name: string): void {
    this.armed = name;
  }

  at(name: string): void {
    if (this.armed !== name) return;
    this.armed = undefined;
    throw new Error(`a fault in ${name}`);
  }

  /** The same thing, with every call trapped. */
  wrap<T extends object>(thing: T, names: readonly string[]): T {
    return new Proxy(thing, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: readonly unknown[]) => {
          if (names.includes(String(name))) this.at(String(name));
          return value.apply(target, given);
        };
      },
    });
  }
}

const gameCalls = ['offers', 'decide', 'evolve', 'redact', 'look', 'stage', 'pacing', 'result'] as const;

async function trapped() {
  const trap = new Trap();
  const log = new MemoryLog();
  const trappedLog: TableLog = trap.wrap(log, ['append', 'loadAfter', 'known']);
  const game = trap.wrap(findGame('hong-kong-old-style') as AnyGame, gameCalls);
  const room = await testRoom({
    findGame: (id) => (id === game.id ? game : undefined),
    world: { log: trappedLog },
  });
  await room.dealt();
  return { trap, log, room };
}

/** The seat that is asked answers with its first offer. */
async function answer(room: TestRoom) {
  const { prompts } = room.host.state;
  const seat = ([0, 1, 2, 3] as const).find((each) => prompts[each] !== undefined) ?? 0;
  const { number = 0 } = prompts[seat] ?? {};
  return room.host.command({ type: 'act', seat, prompt: number, offer: 0 });
}

describe('faults of our own', () => {
  it.each(['append', 'decide', 'evolve', 'redact', 'offers', 'stage'])(
    'a throw in %s is told, answered by its name, and the table plays on',
    async (name) => {
      const { trap, room } = await trapped();
      trap.arm(name);
      expect(await answer(room)).toEqual(refused('fault'));
      expect(room.problems).toHaveLength(1);
      expect(await answer(room)).toMatchObject({ type: 'done' });
      await room.playOut();
      expect(room.stage).toBe('between-deals');
    },
  );

  it('a throw in a view reaches no other watcher and stops nothing', async () => {
    const { trap, room } = await trapped();
    room.host.watch('outsider', () => undefined);
    trap.arm('look');
    expect(await answer(room)).toMatchObject({ type: 'done' });
    expect(room.problems).toHaveLength(1);
  });

  it('a watcher that throws stops nobody else', async () => {
    const { room } = await trapped();
    let told = 0;
    const stop = room.host.watch(0, () => {
      told += 1;
      if (told > 1) throw new Error('a watcher of no use');
    });
    let others = 0;
    room.host.watch(1, () => {
      others += 1;
    });
    await answer(room);
    expect([told, others]).toEqual([2, 2]);
    stop();
  });

  it('an append that was stored although it failed is found in the log again', async () => {
    const log = new MemoryLog();
    const append = log.append.bind(log);
    let fails = false;
    log.append = async (wish) => {
      const appended = await append(wish);
      if (!fails) return appended;
      fails = false;
      throw new Error('the line to the store broke');
    };
    const room = await testRoom({ log });
    await room.seatAll();
    fails = true;
    const key = { actor: 'bob', id: 'ready' };
    const ready = { type: 'want-deal', seat: 1 } as const;
    expect(await room.host.command(ready, key)).toEqual(refused('fault'));
    const { length } = log.all;
    expect(await room.host.command(ready, key)).toMatchObject({ type: 'done' });
    expect(log.all).toHaveLength(length);
    expect(room.host.length).toBe(length);
    expect(room.view().seats[1].wantsDeal).toBe(true);
  });

  it('a clock whose work fails is tried again a moment later', async () => {
    const { trap, room } = await trapped();
    await room.host.command({ type: 'pause', seat: 0 });
    await room.host.command({ type: 'resume', seat: 0 });
    trap.arm('append');
    await room.clock.advance(8 * 86_400_000);
    expect(room.stage).toBe('closed');
    expect(room.problems.length).toBe(1);
  });

  it('computers go on after a fault', async () => {
    const trap = new Trap();
    const log = new MemoryLog();
    const room = await testRoom({
      choosers: dullChoosers,
      world: { log: trap.wrap(log, ['append']) },
    });
    await room.wish('ann', { type: 'sit', seat: 0 });
    for (const seat of [1, 2, 3]) await room.wish('ann', { type: 'seat-computer', seat, level: 'dull' });
    await room.wish('ann', { type: 'deal' });
    for (let fault = 0; fault < 5; fault += 1) {
      trap.arm('append');
      await room.clock.advance(10_000);
      await room.playOne();
    }
    await room.playOut();
    expect(room.problems.length).toBeGreaterThan(0);
  });

  it('a computer that never answers is stood in for', async () => {
    const room = await testRoom({
      choosers: { delay: () => 100, choose: () => new Promise(() => undefined) },
      settings: { clocks: { answer: undefined, turn: undefined, bank: 0 } },
    });
    await room.wish('ann', { type: 'sit', seat: 0 });
    for (const seat of [1, 2, 3]) await room.wish('ann', { type: 'seat-computer', seat, level: 'dull' });
    await room.wish('ann', { type: 'deal' });
    await room.playOut();
    expect(room.problems.length).toBeGreaterThan(10);
  });

  it('a computer may answer later', async () => {
    const room = await testRoom({
      choosers: { delay: () => 100, choose: async (...asked) => dullChoosers.choose(...asked) },
    });
    await room.wish('ann', { type: 'sit', seat: 0 });
    for (const seat of [1, 2, 3]) await room.wish('ann', { type: 'seat-computer', seat, level: 'dull' });
    await room.wish('ann', { type: 'deal' });
    await room.playOut();
    expect(room.problems).toEqual([]);
  });
});

describe('versions of events', () => {
  it('a version 0 event has no version: it is read as what it is today', async () => {
    const began = { type: 'deal-began', deal: 1, seed: '00', events: [] };
    expect(upcast(0, began)).toMatchObject({ rules: 1, settles: false });
    expect(() => upcast(eventVersion + 1, began)).toThrow(NewerEvent);
  });

  it('a table that a newer build has played is left alone', async () => {
    const room = await testRoom();
    const { log } = testPorts({});
    const newer = { at: 0, version: eventVersion + 1, fact: { type: 'thawed' } } as const;
    expect(await TableHost.resume(testPorts({ log }))).toBeUndefined();
    await expect(TableHost.resume(testPorts({ log: new MemoryLog([newer]) }))).rejects.toThrow(NewerEvent);
    await room.seatAll();
    const own = new MemoryLog();
    const table = await testRoom({ log: own });
    const events = [newer];
    own.loadAfter = async () => events;
    await table.host.lookAgain();
    expect(await table.wish('ann', { type: 'sit', seat: 0 })).toEqual(refused('stale'));
    expect(table.problems).toHaveLength(1);
  });
});
