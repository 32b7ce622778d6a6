/** What a house that starts again makes of deadlines that were running, on a clock that stands until it is moved. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { privateSettings, stageOf, type TableFact, type TableSettings } from '@tilehouse/table';
import { ManualClock, settled } from '@tilehouse/table/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { House } from '../house.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

const people = ['ann', 'bob', 'cai', 'dora'];
const from = 1_000_000;

let folder: string;
let real: Store;
let clock: ManualClock;
let house: House;
let starts = 0;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-restart-'));
  real = await openStore({ dataDir: folder });
  clock = new ManualClock();
  await clock.advance(from);
  house = await start();
});

afterEach(async () => {
  await house.stop();
  await real.close();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<House> {
  starts += 1;
  const store = { ...real, clock: { ...real.clock, now: () => clock.now() } };
  const started = new House({
    ...{ store, clock, node: `node-${starts}`, timeZone: 'UTC' },
    speakerOf: async () => undefined,
    report: (problem) => {
      throw problem;
    },
    refused: () => {},
    overdue: () => {},
  });
  await started.start();
  return started;
}

/** The house dies and another is there after so many milliseconds: the dead one's timers run no more. */
async function restartAfter(milliseconds: number): Promise<void> {
  // its last beat
  await vi.advanceTimersByTimeAsync(1_000);
  await stored();
  house.tables.stop();
  vi.clearAllTimers();
  clock = movedTo(clock.now() + milliseconds);
  house = await start();
}

function movedTo(time: number): ManualClock {
  const moved = new ManualClock();
  void moved.advance(time);
  return moved;
}

/** A table of four, dealt with everybody's part in the shuffle or about to be. */
async function table(settings: Partial<TableSettings> = {}): Promise<string> {
  const [host, ...others] = people.map((name) => ({ type: 'person', player: name, name }) as const);
  if (host === undefined) throw new Error('nobody');
  const { id } = await house.tables.open({
    ...{ game: 'hong-kong-old-style', options: {}, visibility: 'private', host },
    settings: { ...privateSettings, shuffle: 'own', hosted: false, ...settings },
  });
  const at = await house.tables.find(id);
  for (const [index, occupant] of others.entries())
    await at?.host.command({ type: 'sit', seat: (index + 1) as 1, occupant });
  return id;
}

async function facts(id: string): Promise<readonly TableFact[]> {
  return (await real.log.loadEvents(id, 0)).map(({ body }) => body as TableFact);
}

/** Moves the clock and lets everything that falls due be stored. */
async function pass(milliseconds: number): Promise<void> {
  await clock.advance(milliseconds);
  await stored();
}

async function stored(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await settled();
    // whatever was to be written before this is on the disk after it
    await real.commit(async () => undefined);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('after a restart', () => {
  it('a claim window goes on with what was left and five seconds, and closes once', async () => {
    const id = await table();
    const live = await house.tables.find(id);
    for (const seat of [0, 1, 2, 3] as const) await live?.host.command({ type: 'want-deal', seat });
    // people discard until somebody may claim
    for (let turn = 0; turn < 40 && live !== undefined; turn += 1) {
      const claiming = live.host.asked.find(
        (seat) => live.host.state.game.pacing(live.host.state.match, seat) === 'answer',
      );
      if (claiming !== undefined) break;
      const [seat] = live.host.asked;
      const prompt = seat === undefined ? undefined : live.host.state.prompts[seat];
      if (seat === undefined || prompt === undefined) throw new Error('nobody is asked');
      await live.host.command({ type: 'act', seat, prompt: prompt.number, offer: 0 });
    }
    const asked = live?.host.asked[0];
    expect(asked).toBeDefined();
    await pass(2_000);
    const before = (await facts(id)).length;
    await restartAfter(60_000);
    // four of six seconds were left, and there are five more
    await house.tables.find(id);
    await pass(8_900);
    expect((await facts(id)).slice(before).map(({ type }) => type)).toEqual(['outage']);
    await pass(200);
    const after = (await facts(id)).slice(before);
    expect(after.filter(({ type }) => type === 'decided').length).toBeGreaterThan(0);
    expect(after.filter(({ type }) => type === 'outage')).toHaveLength(1);
  });

  it('an away timer goes on with what was left, and then the table plays for the seat once', async () => {
    const id = await table({ awaySeconds: 45 });
    const live = await house.tables.find(id);
    for (const seat of [0, 1, 2, 3] as const) await live?.host.command({ type: 'want-deal', seat });
    await live?.host.command({ type: 'went-away', player: 'bob' });
    await pass(20_000);
    await restartAfter(100_000);
    await house.tables.find(id);
    const seen = async () => (await facts(id)).filter(({ type }) => type === 'autopilot-on').length;
    await pass(29_900);
    expect(await seen()).toBe(0);
    await pass(200);
    expect(await seen()).toBe(1);
    await pass(60_000);
    expect(await seen()).toBe(1);
  });

  it('a shuffle that waits for a device waits for what was left, and deals once without it', async () => {
    const id = await table({ shuffle: 'fair' });
    const live = await house.tables.find(id);
    const commitment = 'a'.repeat(64);
    for (const seat of [0, 1, 2, 3] as const)
      await live?.host.command({ type: 'want-deal', seat, commitment });
    await pass(500);
    await restartAfter(30_000);
    const resumed = await house.tables.find(id);
    const deals = async () => (await facts(id)).filter(({ type }) => type === 'deal-began').length;
    await pass(6_400);
    expect(await deals()).toBe(0);
    await pass(200);
    expect(await deals()).toBe(1);
    await pass(5_000);
    expect(await deals()).toBe(1);
    expect(resumed && stageOf(resumed.host.state)).toBe('in-play');
  });

  it('time that a node lost while it started is given back as well, to every table once', async () => {
    const ids = [await table({ awaySeconds: 45 }), await table({ awaySeconds: 45 })];
    await restartAfter(10_000);
    await restartAfter(20_000);
    for (const id of ids) {
      const outages = (await facts(id)).filter((fact) => fact.type === 'outage');
      expect(outages.map(({ from, to }) => to - from)).toEqual([10_000, 20_000]);
    }
  });
});
