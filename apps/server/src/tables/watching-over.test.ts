/** How a house watches over its tables: one that stands still past its deadline is named, one that is over is let go. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { privateSettings, type TableClock } from '@tilehouse/table';
import { settled } from '@tilehouse/table/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { House } from '../house.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

let folder: string;
let store: Store;
let house: House;
let now = 1_000_000;
const named = vi.fn<(tables: readonly string[]) => void>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-watching-'));
  const opened = await openStore({ dataDir: folder });
  store = { ...opened, clock: { ...opened.clock, now: () => now } };
});

afterEach(async () => {
  await house.stop();
  await store.close();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

async function start(clock: TableClock): Promise<void> {
  house = new House({
    ...{ store, clock, node: 'node', timeZone: 'UTC' },
    speakerOf: async () => undefined,
    report: (problem) => {
      throw problem;
    },
    refused: () => {},
    overdue: named,
  });
  await house.start();
}

/** A hand in play whose turns have a clock. */
async function handInPlay(): Promise<string> {
  const [host, ...others] = ['ann', 'bob', 'cai', 'dora'].map(
    (name) => ({ type: 'person', player: name, name }) as const,
  );
  if (host === undefined) throw new Error('nobody');
  const clocks = { answer: 6, turn: 20, bank: 0 };
  const { id } = await house.tables.open({
    ...{ game: 'hong-kong-old-style', options: {}, visibility: 'private', host },
    settings: { ...privateSettings, clocks, shuffle: 'own', hosted: false },
  });
  const table = await house.tables.find(id);
  for (const [index, occupant] of others.entries())
    await table?.host.command({ type: 'sit', seat: (index + 1) as 1, occupant });
  for (const seat of [0, 1, 2, 3] as const) await table?.host.command({ type: 'want-deal', seat });
  return id;
}

/** Lets the house look round, as often as it would in so many milliseconds. */
async function looksRound(milliseconds: number): Promise<void> {
  now += milliseconds;
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let round = 0; round < 10; round += 1) {
    await settled();
    // whatever was to be written before this is on the disk after it
    await store.commit(async () => undefined);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('a table whose clock has stopped without a word is named once it is past its deadline', async () => {
  // a fault that nobody saw: nothing that is set ever falls due
  await start({ now: () => now, at: () => () => {} });
  const id = await handInPlay();
  await looksRound(20_000);
  named.mockClear();
  await looksRound(10_000);
  expect(named).toHaveBeenCalledWith([id]);
});

it('a table that is closed leaves nothing in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await start({ now: () => now, at: () => () => {} });
  const parts = await closedTable();
  await looksRound(60_000);
  await looksRound(60_000);
  expect(house.tables.loaded).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  expect(parts.map((part) => part.deref())).toEqual(parts.map(() => undefined));
});

/** Plays a little at a table that somebody watches, and closes it. */
async function closedTable(): Promise<readonly WeakRef<object>[]> {
  const id = await handInPlay();
  const table = await house.tables.find(id);
  if (table === undefined) throw new Error('no table');
  const stop = table.watch({ player: 'ann', aside: false, as: undefined, send: () => {} }, undefined);
  const refs = [
    new WeakRef<object>(table),
    new WeakRef<object>(table.host),
    new WeakRef<object>(table.host.state.seats),
  ];
  await table.host.command({ type: 'close' });
  refs.push(new WeakRef<object>(table.host.state));
  stop();
  return refs;
}
