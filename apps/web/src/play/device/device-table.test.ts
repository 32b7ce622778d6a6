import {
  defaultOptions,
  findMahjongGame,
  type MahjongAction,
  type MahjongView,
  type OptionValues,
  type Seat,
  seatsAfter,
} from '@tilehouse/engine';
import { testSeed } from '@tilehouse/engine/testing';
import { MemoryLog, TableHost, type TableLog, type TablePorts } from '@tilehouse/table';
import { ManualClock } from '@tilehouse/table/testing';
import { describe, expect, it } from 'vitest';
import { type DevicePorts, DeviceTable } from './device-table.ts';
import type { DeviceMessage } from './device-wish.ts';

type Open = Extract<DeviceMessage, { type: 'open' }>;

const names = ['Ann', 'Bob', 'Cai', 'Dora'];

/** A device in memory; its deals hang on `seed`. */
class Device {
  log: MemoryLog | undefined;
  readonly sent: DeviceMessage[] = [];
  private seed: number;
  private looks = 0;

  constructor(seed = 1) {
    this.seed = seed;
  }

  get ports(): DevicePorts {
    const portsWith = (log: TableLog): TablePorts => ({
      log,
      clock: new ManualClock(),
      choosers: { delay: () => 0, choose: () => undefined },
      randomBytes: (count) => {
        this.seed += 1;
        return testSeed(this.seed).slice(0, count);
      },
      report: (problem) => {
        throw problem;
      },
    });
    return {
      portsWith,
      latestLog: async () => this.log,
      newLog: async () => {
        this.log = new MemoryLog();
        return this.log;
      },
    };
  }

  open(game: string): Promise<DeviceTable> {
    return DeviceTable.open(game, this.ports, (message) => this.sent.push(structuredClone(message)));
  }

  async begun(id: string): Promise<DeviceTable> {
    const table = await this.open(id);
    await this.begin(table, id);
    return table;
  }

  async begin(table: DeviceTable, id: string): Promise<void> {
    const game = findMahjongGame(id);
    if (game === undefined) throw new Error(id);
    const options = defaultOptions(game.options) as OptionValues;
    await table.begin({ names: names.slice(0, game.seats), options });
  }

  get latest(): DeviceMessage {
    const message = this.sent.at(-1);
    if (message === undefined) throw new Error('nothing was sent');
    return message;
  }

  /** Whoever is waited for takes the device. */
  reveal(table: DeviceTable): Open {
    if (this.latest.type === 'covered') {
      this.looks += 1;
      table.reveal({ seat: this.latest.seat, look: this.looks });
    }
    const { latest } = this;
    if (latest.type !== 'open') throw new Error(`not open but ${latest.type}`);
    return latest;
  }

  /** Whom the table itself waits for, whatever the page is told. */
  async asked(): Promise<readonly Seat[]> {
    const host = this.log && (await TableHost.resume(this.ports.portsWith(this.log)));
    return host?.asked ?? [];
  }
}

const viewOf = ({ update }: Open): MahjongView => update.view.view as MahjongView;

const offersOf = (open: Open): readonly MahjongAction[] => viewOf(open).mine?.offers ?? [];

async function answer(table: DeviceTable, open: Open, offer: number): Promise<void> {
  const prompt = open.update.view.prompt?.id ?? '';
  expect(await table.act(open.seat, { prompt, offer })).toMatchObject({ type: 'done' });
}

/** Wins where it can, passes every claim, throws the last tile that may be thrown. */
function dull(offers: readonly MahjongAction[]): number {
  const of = (type: string): number => offers.findLastIndex((offer) => offer.type === type);
  return [of('win'), of('pass'), of('discard')].find((at) => at >= 0) ?? 0;
}

/** Plays until the deal is over or `until` says so; `see` is called before every answer. */
async function play(
  device: Device,
  table: DeviceTable,
  see: (open: Open) => Promise<'stop' | undefined> | undefined = () => undefined,
): Promise<Open | undefined> {
  for (let step = 0; step < 400 && device.latest.type !== 'over'; step += 1) {
    const open = device.reveal(table);
    if ((await see(open)) === 'stop') return open;
    await answer(table, open, dull(offersOf(open)));
  }
  return undefined;
}

describe('a table for everybody at one device', () => {
  it('says that none is kept, and deals covered', async () => {
    const device = new Device();
    const table = await device.open('missing-suit');
    expect(device.sent).toEqual([{ type: 'none' }]);
    await device.begin(table, 'missing-suit');
    const { latest } = device;
    if (latest.type !== 'covered') throw new Error(latest.type);
    expect(latest.table.view?.common.position?.dealer).toBe(latest.seat);
    expect(latest.table.seats.map(({ occupant }) => occupant?.name)).toEqual(['Ann', 'Bob', 'Cai']);
  });

  it.each(['missing-suit', 'malaysian', 'hong-kong-old-style', 'hong-kong'])(
    '%s: a whole hand, in which nothing but the view of whoever looks leaves the worker',
    async (id) => {
      const device = new Device();
      const table = await device.begun(id);
      await play(device, table);
      expect(device.latest.type).toBe('over');
      const covers = device.sent.filter((message) => message.type === 'covered');
      expect(covers.length).toBeGreaterThan(10);
      for (const cover of covers) {
        const text = JSON.stringify(cover);
        expect(text).not.toMatch(/"(mine|hand|wall|seed|prompt|answer)":/);
        // a draw is told without its tile
        for (const { type, event } of cover.news as { type: string; event?: { type: string } }[]) {
          if (type === 'game' && event?.type === 'drawn') expect(event).not.toHaveProperty('tile');
        }
      }
      for (const message of device.sent) {
        if (message.type !== 'open') continue;
        expect(viewOf(message).mine?.seat).toBe(message.seat);
        const others = viewOf(message).common.seats;
        expect(others.every(({ hand }) => hand === undefined)).toBe(true);
      }
    },
  );

  it('shows a hand to nobody but the one who is asked', async () => {
    const device = new Device();
    const table = await device.begun('hong-kong-old-style');
    const { latest } = device;
    if (latest.type !== 'covered') throw new Error(latest.type);
    for (const seat of [0, 1, 2, 3] as const) {
      if (seat === latest.seat) continue;
      table.reveal({ seat, look: 1 });
      expect(device.latest).toEqual(latest);
    }
  });

  it('hands the device to nobody for a claim they don’t want, and tells them all of it later', async () => {
    const device = new Device();
    const table = await device.begun('hong-kong-old-style');
    const unwanted: Open[] = [];
    const heard = new Map<Seat, number>();
    await play(device, table, (open) => {
      const { seat, noClaims } = open;
      const types = offersOf(open).map(({ type }) => type);
      if (noClaims && types.includes('pass') && !types.includes('win')) unwanted.push(open);
      expect(noClaims).toBe(heard.has(seat));
      heard.set(seat, (heard.get(seat) ?? 0) + 1);
      table.setNoClaims({ seat, isOn: true });
      return undefined;
    });
    expect(unwanted).toEqual([]);
    expect(heard.size).toBe(4);
    // every throw of the others since a player threw is news to them
    const covers = device.sent.flatMap((message) => (message.type === 'covered' ? [message] : []));
    const throws = covers.slice(8).map(({ news }) => JSON.stringify(news).split('"discarded"').length - 1);
    expect(Math.min(...throws)).toBeGreaterThanOrEqual(3);
    // what somebody else says counts for nothing
    expect(() => table.setNoClaims({ seat: 0, isOn: true })).not.toThrow();
  });

  it('takes answers from whoever looks only, and from nobody while it is covered', async () => {
    const device = new Device();
    const table = await device.begun('hong-kong-old-style');
    const open = device.reveal(table);
    const prompt = open.update.view.prompt?.id ?? '';
    const other = ((open.seat + 1) % 4) as Seat;
    const late = { type: 'refused', code: 'too-late' };
    expect(await table.act(other, { prompt, offer: 0 })).toEqual(late);
    table.cover();
    expect(device.latest.type).toBe('covered');
    expect(await table.act(open.seat, { prompt, offer: 0 })).toEqual(late);
  });

  it('asks several in the order they sit after the discarder, and covers between them', async () => {
    let windows = 0;
    for (let seed = 1; seed < 40; seed += 10) {
      const device = new Device(seed);
      const table = await device.begun('hong-kong-old-style');
      const isWindow = async (): Promise<'stop' | undefined> =>
        (await device.asked()).length > 1 ? 'stop' : undefined;
      for (;;) {
        const open = await play(device, table, isWindow);
        if (open === undefined) break;
        windows += 1;
        const { stage } = viewOf(open).common;
        if (stage.type !== 'claims') throw new Error(stage.type);
        const far = (await device.asked()).map((seat) => seatsAfter(stage.seat, seat, 4));
        expect(seatsAfter(stage.seat, open.seat, 4)).toBe(Math.min(...far));
        await answer(table, open, dull(offersOf(open)));
        expect(device.latest.type).not.toBe('open');
      }
    }
    expect(windows).toBeGreaterThan(0);
  });

  it('needs no hand-over from a last pass to one’s own draw', async () => {
    let stays = 0;
    for (let seed = 1; seed < 60 && stays === 0; seed += 10) {
      const device = new Device(seed);
      const table = await device.begun('missing-suit');
      let before: Open | undefined;
      await play(device, table, async (open) => {
        const wasAsked = before !== undefined && offersOf(before).some(({ type }) => type === 'pass');
        if (wasAsked && before?.seat === open.seat && before.look === open.look) stays += 1;
        before = open;
        return undefined;
      });
    }
    expect(stays).toBeGreaterThan(0);
  });

  it('tells the next one asked nothing of what the one before answered', async () => {
    const told: DeviceMessage[][] = [];
    for (const wish of ['chow', 'pass']) {
      const found: DeviceMessage[] = [];
      for (let seed = 1; seed < 200 && found.length < 3; seed += 10) {
        const device = new Device(seed);
        const table = await device.begun('hong-kong-old-style');
        const open = await play(device, table, async (each) => {
          const offers = offersOf(each).map(({ type }) => type);
          const isFound = offers.includes('chow') && (await device.asked()).length > 1;
          return isFound ? 'stop' : undefined;
        });
        if (open === undefined) continue;
        await answer(
          table,
          open,
          offersOf(open).findIndex(({ type }) => type === wish),
        );
        found.push(device.latest);
      }
      told.push(found);
    }
    expect(told[0]?.length).toBeGreaterThan(0);
    expect(told[0]?.every(({ type }) => type === 'covered')).toBe(true);
    expect(told[0]).toEqual(told[1]);
  });

  it('is covered after a reload, with the same news', async () => {
    const device = new Device();
    const table = await device.begun('missing-suit');
    for (let step = 0; step < 7; step += 1) {
      const open = device.reveal(table);
      await answer(table, open, dull(offersOf(open)));
    }
    table.cover();
    const before = device.latest;
    device.reveal(table);
    table.stop();
    await device.open('missing-suit');
    expect(before.type).toBe('covered');
    expect(device.latest).toEqual(before);
  });

  it('shows a deal that is over to all, and covers the next before it is seen', async () => {
    const device = new Device();
    const table = await device.begun('missing-suit');
    await play(device, table);
    const over = device.latest;
    if (over.type !== 'over') throw new Error(over.type);
    const seats = (over.update.view.view as MahjongView).common.seats;
    expect(seats.every(({ hand }) => hand !== undefined)).toBe(true);
    expect(table.results()).toHaveLength(1);
    const count = device.sent.length;
    await table.command(over.seat, { type: 'want-deal' });
    expect(device.sent.slice(count).map(({ type }) => type)).toEqual(['covered']);
    const text = JSON.stringify(device.latest);
    expect(text).toContain('"dealt"');
    expect(text).not.toContain('"won"');
  });
});
