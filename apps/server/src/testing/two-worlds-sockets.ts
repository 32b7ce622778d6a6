/** Two worlds over real sockets: a deal played on two walls that differ only in what a viewer can't know. */
import { type AnyGame, type MahjongGame, seatsOf, type Tile, type Viewer } from '@tilehouse/engine';
import {
  dealFromWall,
  isClaimAnswer,
  otherWorld,
  type PlayedDeal,
  testSeed,
} from '@tilehouse/engine/testing';
import { HouseClient } from '@tilehouse/sdk';
import { ManualClock, playedDeal } from '@tilehouse/table/testing';
import { sql } from 'kysely';
import { isOf, SocketWorld, type Somebody, type WorldParts } from './socket-world.ts';
import { type TestHouse, testHouse } from './test-house.ts';

const perTable = ['events', 'seats', 'presence', 'chat', 'tables'] as const;
const seatWithAgent = 1;

/** What everybody was sent in a world, by who they are; each frame with its time. */
export type Sent = ReadonlyMap<string, readonly string[]>;

/** A house in which the same deal can be played on one wall after the other, as if for the first time. */
export class HouseOfWorlds {
  private readonly game: MahjongGame;
  private readonly house: TestHouse;
  private readonly people: readonly Somebody[];
  private readonly rig: Rig;

  private constructor(game: MahjongGame, made: Pick<WorldParts, 'house' | 'people'> & { readonly rig: Rig }) {
    this.game = game;
    this.house = made.house;
    this.people = made.people;
    this.rig = made.rig;
  }

  static async open(game: MahjongGame): Promise<HouseOfWorlds> {
    const rig = new Rig(game);
    const house = await testHouse({
      now: () => rig.clock.now(),
      seams: {
        clock: { now: () => rig.clock.now(), at: (time, work) => rig.clock.at(time, work) },
        randomBytes: (count) => rig.randomBytes(count),
        findGame: (id) => (id === game.id ? rig.game : undefined),
      },
    });
    // nothing has to outlive this house
    await sql`pragma synchronous = off`.execute(house.store.db);
    const people: Somebody[] = [];
    for (const seat of seatsOf(game.seats)) people.push(await newcomer(house.url, seat));
    people.push(await newcomer(house.url, game.seats));
    return new HouseOfWorlds(game, { house, people, rig });
  }

  get faults(): readonly string[] {
    return this.house.faults;
  }

  /** What nobody may be sent while the deal is in play. */
  get secrets(): readonly string[] {
    return this.rig.secrets;
  }

  close(): Promise<void> {
    return this.house.close();
  }

  /** Plays a deal on a wall, for somebody who is to know no more than they may. */
  async play(deal: PlayedDeal, wall: readonly Tile[], viewer: Viewer): Promise<Sent> {
    const { game, house, people, rig } = this;
    rig.begin(wall, deal);
    const world = new SocketWorld({ game, house, people, rig, viewer });
    await world.begin();
    let place = 0;
    while (place < deal.commands.length || world.isUnderClaim) {
      const command = deal.commands[place];
      if (!world.isUnderClaim) {
        if (command === undefined) break;
        place += 1;
        if (!isClaimAnswer(command.action)) await world.turn(command);
      } else {
        const from = place;
        while (isAnswer(deal.commands[place])) place += 1;
        await world.window(deal.commands.slice(from, place));
      }
      await world.between(place / deal.commands.length);
    }
    await world.end();
    await this.forget();
    return world.sent;
  }

  private async forget(): Promise<void> {
    const { open, store } = this.house;
    open.house.tables.stop();
    for (const table of perTable) await store.db.deleteFrom(table).execute();
  }
}

/** What is the same in both worlds, but for the wall. */
class Rig {
  readonly game: AnyGame;
  clock = new ManualClock();
  wall: readonly Tile[] = [];
  position: PlayedDeal['position'] | undefined;
  private drawn: string[] = [];

  constructor(game: MahjongGame) {
    const rigged: MahjongGame = {
      ...game,
      deal: (state) =>
        dealFromWall(game, state, {
          wall: this.wall,
          ...(this.position === undefined ? {} : { position: this.position }),
        }),
    };
    this.game = rigged as AnyGame;
  }

  begin(wall: readonly Tile[], deal: PlayedDeal): void {
    this.clock = new ManualClock(() => this.settle());
    this.wall = wall;
    this.position = deal.position;
    this.drawn = [];
  }

  settle: () => Promise<void> = () => Promise.resolve();

  randomBytes(count: number): Uint8Array {
    const bytes = testSeed(1000 + this.drawn.length).slice(0, count);
    if (count === 32) this.drawn.push(Buffer.from(bytes).toString('hex'));
    return bytes;
  }

  get secrets(): readonly string[] {
    return this.drawn;
  }
}

const isAnswer = (command: PlayedDeal['commands'][number] | undefined): boolean =>
  command !== undefined && isClaimAnswer(command.action);

/** Seat 1's is an agent of an account; everybody else is a guest. */
async function newcomer(url: string, place: number): Promise<Somebody> {
  const client = new HouseClient({ url, fetch });
  if (place !== seatWithAgent) {
    const { me } = await client.post<Pick<Somebody, 'me'>>('guests', { name: `Person ${place}` });
    return { client, me };
  }
  const { me } = await client.post<Pick<Somebody, 'me'>>('sign-up', {
    name: 'Account',
    password: 'a good password',
  });
  const { token } = await client.post<{ token: string }>('tokens', { label: 'agent' });
  return { client: new HouseClient({ url, fetch, token }), me };
}

/** What two worlds came to. */
export interface ComparedWorlds {
  readonly differing: number;
  readonly frames: number;
  readonly viewers: number;
}

/** Plays a deal of chance in two worlds for each viewer. Throws at the first thing somebody could tell them apart by. */
export async function compareOverSockets(
  worlds: HouseOfWorlds,
  game: MahjongGame,
  how: { readonly random: () => number; readonly length: number; readonly viewers?: readonly Viewer[] },
): Promise<ComparedWorlds> {
  const { length, random } = how;
  const deal = playedDeal(game, random, length);
  let differing = 0;
  let frames = 0;
  const viewers: readonly Viewer[] = how.viewers ?? [...seatsOf(game.seats), 'outsider'];
  for (const viewer of viewers) {
    const wall = otherWorld(game, deal, { viewer, random });
    differing += wall.filter((tile, place) => tile !== deal.wall[place]).length;
    const here = await worlds.play(deal, deal.wall, viewer);
    noSecrets(worlds, here);
    const there = await worlds.play(deal, wall, viewer);
    for (const [who, sent] of here) {
      if (!isOf(who, viewer)) continue;
      frames += sent.length;
      sameFrames(who, sent, there.get(who) ?? []);
    }
  }
  return { differing, frames, viewers: viewers.length };
}

function sameFrames(who: string, here: readonly string[], there: readonly string[]): void {
  for (let at = 0; at < Math.max(here.length, there.length); at += 1) {
    if (here[at] === there[at]) continue;
    throw new Error(`${who} can tell two worlds apart at ${at}:\n${here[at]}\n${there[at]}`);
  }
}

function noSecrets(worlds: HouseOfWorlds, sent: Sent): void {
  for (const [who, frames] of sent) {
    const found = frames.find((text) => worlds.secrets.some((secret) => text.includes(secret)));
    if (found !== undefined) throw new Error(`${who} was sent a secret: ${found}`);
  }
}
