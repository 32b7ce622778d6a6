/** A whole house for tests: a real server on a port of its own, and people with real sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Choosers } from '@tilehouse/table';
import { buildApp } from '../build-app.ts';
import type { HouseSeams } from '../house.ts';
import type { RoomLimits } from '../house-options.ts';
import { type OpenHouse, openHouse } from '../open-house.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { serverChoosers } from '../tables/choosers.ts';
import { TestPerson } from './test-person.ts';
import { webFixture } from './web-fixture.ts';

export interface TestHouseOptions {
  /** A new folder with SQLite unless something else is said. */
  readonly place?: StorePlace;
  readonly basePath?: string;
  readonly choosers?: Choosers;
  /** Below the tables. */
  readonly seams?: HouseSeams;
  /** Another time than the database's. */
  readonly now?: () => number;
  readonly publicUrl?: string;
  /** Of the web app as built; something small unless it is given. */
  readonly webRoot?: string;
  /** Milliseconds between two pings of every socket. */
  readonly pingEvery?: number;
  readonly rooms?: RoomLimits;
  /** UTC unless something else is said. */
  readonly timeZone?: string;
  readonly trying?: boolean;
  /** Makes another store of the one that was opened, with a clock of its own for one. */
  readonly storeAs?: (store: Store) => Store;
}

export interface TestHouse {
  readonly url: string;
  readonly open: OpenHouse;
  readonly store: Store;
  /** Faults of our own that were reported. */
  readonly faults: string[];
  /** A guest with a name, connected. */
  guest(name: string): Promise<TestPerson>;
  /** An account, connected. */
  account(name: string): Promise<TestPerson>;
  close(): Promise<void>;
  /** Ends like a process that is killed: lines are cut and nothing is written any more. */
  die(): Promise<void>;
}

/** Computers that don't wait before they think. */
export const quickChoosers: Choosers = serverChoosers({ from: 0, to: 0 });

export async function testHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-house-'));
  const opened = withTime(await openStore(options.place ?? { dataDir: folder }), options.now);
  const store = options.storeAs?.(opened) ?? opened;
  const faults: string[] = [];
  const note = (details: Readonly<Record<string, unknown>>, message: string): void => {
    faults.push(`${message}: ${JSON.stringify(details)}`);
  };
  const open = openHouse({
    store,
    log: { info: () => {}, warn: note, error: note },
    signUp: 'open',
    upkeep: { place: { dataDir: folder }, backupEvery: undefined },
    passwordCost: 4,
    timeZone: options.timeZone ?? 'UTC',
    choosers: options.choosers ?? quickChoosers,
    trying: options.trying ?? false,
    ...(options.rooms === undefined ? {} : { rooms: options.rooms }),
    ...(options.seams === undefined ? {} : { seams: options.seams }),
    ...(options.publicUrl === undefined ? {} : { publicUrl: options.publicUrl }),
    ...(options.pingEvery === undefined ? {} : { pingEvery: options.pingEvery }),
  });
  const webRoot = options.webRoot ?? webFixture();
  const basePath = options.basePath ?? '/';
  const app = await buildApp({ webRoot, basePath, house: { ...open, open } });
  await open.house.start();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${basePath}`;
  const people: TestPerson[] = [];
  const known = (person: TestPerson): TestPerson => {
    people.push(person);
    return person;
  };
  const lines = new Set<Socket>();
  app.server.on('connection', (line: Socket) => lines.add(line));
  let isDead = false;
  return {
    url,
    open,
    store,
    faults,
    guest: async (name) => known(await TestPerson.guest(url, name)),
    account: async (name) => known(await TestPerson.account(url, name)),
    async die() {
      isDead = true;
      // nobody hears what it makes of a store that is gone, and it notices nobody's going
      for (const line of lines) line.cork();
      await store.close();
      for (const line of lines) line.destroy();
      await app.close();
    },
    async close() {
      for (const person of people) person.link.close();
      await app.close();
      // a dead one fails at what it would write
      await open.house.stop().catch((problem: unknown) => {
        if (!isDead) throw problem;
      });
      await store.close();
      const made = options.webRoot === undefined ? [folder, webRoot] : [folder];
      for (const each of made) rmSync(each, { recursive: true, force: true });
    },
  };
}

function withTime(store: Store, now: (() => number) | undefined): Store {
  return now === undefined ? store : { ...store, clock: { ...store.clock, now } };
}
