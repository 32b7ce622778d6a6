/** A table in play at a real house whose time stands still unless a test moves it, with people who say what a test tells them to. */
import { createHash } from 'node:crypto';
import { type Seat, seatsOf } from '@tilehouse/engine';
import type { TableWish } from '@tilehouse/protocol';
import { HouseClient } from '@tilehouse/sdk';
import { packTable } from '@tilehouse/table';
import { ManualClock } from '@tilehouse/table/testing';
import { sql } from 'kysely';
import { type TestHouse, testHouse } from './test-house.ts';
import { TestLine } from './test-line.ts';

export interface Sitter {
  readonly client: HouseClient;
  readonly me: { readonly id: string; readonly name: string };
  readonly line: TestLine;
}

export interface PlayedTableOptions {
  readonly game?: string;
  readonly visibility?: 'private' | 'public';
  /** Stays in the lobby. */
  readonly waits?: true;
  /** Milliseconds that timers run late. */
  readonly lateness?: number;
}

export class PlayedTable {
  readonly house: TestHouse;
  readonly id: string;
  readonly code: string;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  readonly clock: StillHouse;

  private constructor(made: Pick<PlayedTable, 'house' | 'id' | 'code' | 'sitters' | 'clock'>) {
    this.house = made.house;
    this.id = made.id;
    this.code = made.code;
    this.sitters = made.sitters;
    this.clock = made.clock;
  }

  /** Opens a house and a table at it, and deals, without a fair shuffle's part of the devices. */
  static async open({
    game = 'hong-kong-old-style',
    visibility = 'private',
    waits,
    lateness = 0,
  }: PlayedTableOptions = {}) {
    const clock = new StillHouse();
    clock.lateness = lateness;
    const house = await testHouse({ now: () => clock.now(), seams: { clock, randomBytes: countedChance() } });
    const seats = [0, 1, 2, 3] as const;
    const people = await Promise.all(seats.map((seat) => guest(house.url, `Person ${seat}`)));
    const [host] = people;
    if (host === undefined) throw new Error('nobody came');
    const { id, code } = await host.client.post<{ id: string; code: string }>('tables', {
      game,
      visibility,
      // where money may move a private table has it too
      ...(visibility === 'private' ? { customs: { evenPace: false } } : {}),
    });
    const sitters: Sitter[] = [];
    for (const each of people) {
      const line = await TestLine.greeted(house.url, { cookie: each.client.cookie });
      await line.tell({ type: 'watch', table: id });
      sitters.push({ ...each, line });
    }
    const table = new PlayedTable({ house, id, code, sitters, clock });
    clock.whenSettled = () => table.settle();
    const count = table.live.host.seats;
    for (const extra of sitters.splice(count)) extra.line.close();
    for (const seat of seatsOf(count).slice(1)) await table.wish(seat, { type: 'sit', seat });
    if (waits === undefined) await table.deal();
    return table;
  }

  get live() {
    const live = this.house.open.house.tables.inMemory(this.id);
    if (live === undefined) throw new Error('the table is gone');
    return live;
  }

  async deal(): Promise<void> {
    for (const seat of seatsOf(this.live.host.seats).slice(1)) await this.wish(seat, { type: 'ready' });
    await this.wish(0, { type: 'deal' });
    await this.settle();
  }

  /** What a seat asks of the table; it must be done. */
  async wish(seat: number, wish: TableWish): Promise<void> {
    this.clock.pass(1_000);
    const answer = await this.sitter(seat).line.ask({ type: 'table-command', table: this.id, wish });
    if (answer.type !== 'ack') throw new Error(`${seat}: ${JSON.stringify([wish, answer])}`);
  }

  sitter(seat: number): Sitter {
    const sitter = this.sitters[seat];
    if (sitter === undefined) throw new Error(`nobody sits at ${seat}`);
    return sitter;
  }

  /** The seats that are asked, and the id of the question. */
  get asked(): readonly { readonly seat: Seat; readonly prompt: string }[] {
    return this.live.host.asked.map((seat) => {
      const prompt = this.sitter(seat).line.update(this.id)?.view.prompt?.id;
      if (prompt === undefined) throw new Error(`${seat} doesn't know that it is asked`);
      return { seat, prompt };
    });
  }

  /** Answers for a seat that is asked as the table would. */
  async playOne(): Promise<void> {
    const [{ prompt, seat } = { prompt: '', seat: 0 as Seat }] = this.asked;
    const { host } = this.live;
    const offers = host.state.game.offers(host.state.match, seat);
    const idle = JSON.stringify(host.state.game.idle(host.state.match, seat));
    const offer = offers.findIndex((each) => JSON.stringify(each) === idle);
    this.clock.pass(100);
    await this.sitter(seat).line.ask({ type: 'act', table: this.id, prompt, offer });
    await this.settle();
  }

  /** Somebody who comes to look on. */
  async visitor(name: string, how: { readonly aside?: boolean } = {}): Promise<Sitter> {
    const somebody = await guest(this.house.url, name);
    return { ...somebody, line: await this.lineOf(somebody.client, how) };
  }

  /** Another line of somebody's, which watches. */
  async lineOf(client: HouseClient, how: { readonly aside?: boolean } = {}): Promise<TestLine> {
    const line = await TestLine.greeted(this.house.url, { cookie: client.cookie });
    await line.tell({ type: 'watch', table: this.id, ...how });
    return line;
  }

  /** Resolves when the table has done what was begun, and everybody has what they were sent. */
  async settle(): Promise<void> {
    await this.live.host.lookAgain();
    await Promise.all(this.sitters.map(({ line }) => line.quiet()));
  }

  /** Everything there is of the table and in the database, as text. */
  async everything(): Promise<string> {
    const { db } = this.house.store;
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
      db,
    );
    const all: unknown[] = [packTable(this.live.host.state)];
    for (const { name } of rows) {
      // a node beats, whatever happens
      if (name === 'nodes') continue;
      all.push(name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows);
    }
    return JSON.stringify(all);
  }

  async close(): Promise<void> {
    for (const { line } of this.sitters) line.close();
    await this.house.close();
  }
}

/** Time that a test moves; what falls due happens only in `advance`. */
class StillHouse extends ManualClock {
  whenSettled: () => Promise<void> = () => Promise.resolve();
  /** Milliseconds that timers run late. */
  lateness = 0;

  constructor() {
    super(() => this.whenSettled());
  }

  override at(time: number, work: () => void): () => void {
    return super.at(time + this.lateness, work);
  }

  /** Lets time pass in which nobody looks at what is due. */
  pass(ms: number): void {
    this.time += ms;
  }
}

/** Chance that is the same in every run. */
function countedChance(): (count: number) => Uint8Array {
  let drawn = 0;
  return (count) => {
    drawn += 1;
    return createHash('sha512').update(`chance ${drawn}`).digest().subarray(0, count);
  };
}

async function guest(url: string, name: string): Promise<Pick<Sitter, 'client' | 'me'>> {
  const client = new HouseClient({ url, fetch });
  const { me } = await client.post<Pick<Sitter, 'me'>>('guests', { name });
  return { client, me };
}
