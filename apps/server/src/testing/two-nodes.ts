/** Lets people play at tables over two nodes on one database, kills one of the nodes, and says what went wrong. */
import { randomBytes } from 'node:crypto';
import { seededRandom } from '@tilehouse/engine';
import { HouseClient } from '@tilehouse/sdk';
import type { TableFact } from '@tilehouse/table';
import type { Store } from '../store/store.ts';
import { playedFaults } from './check-played.ts';
import { fetchFromAnywhere } from './fetch-from.ts';
import { TablePlayer } from './table-player.ts';
import { TestPerson } from './test-person.ts';

export interface TwoNodes {
  readonly store: Store;
  /** Where the node is that dies, and where the other one. */
  readonly urls: readonly [string, string];
  /** Kills the first node. */
  kill(): Promise<void>;
  /** Lets the first node, which is dead, have been silent for long enough; without it that takes its time. */
  letSilencePass?(): void;
  /** Lets the moment pass in which people may come back; without it that takes its time. */
  letGracePass?(): void;
  readonly game: string;
  readonly tables: number;
  readonly seed: number;
  /** Updates that everybody sees until the node dies, and after that. */
  readonly newsBefore: number;
  readonly newsAfter: number;
}

export interface PlayedOnTwo {
  readonly tables: number;
  readonly acknowledged: number;
  readonly deals: number;
  /** People who were taken for away: those who didn't come back. */
  readonly wentAway: number;
  readonly outages: number;
  readonly faults: readonly string[];
}

interface Room {
  readonly table: string;
  readonly players: readonly TablePlayer[];
  /** Those whose line is at the node that dies. */
  readonly moving: readonly TablePlayer[];
  /** Among them, who doesn't come back. */
  readonly leaving: TablePlayer | undefined;
}

export async function playOnTwo(what: TwoNodes): Promise<PlayedOnTwo> {
  const random = seededRandom(what.seed);
  const rooms: Room[] = [];
  for (let at = 0; at < what.tables; at += 1) rooms.push(await open(what, at, random));
  for (const { players } of rooms) for (const player of players) player.play();
  await Promise.all(rooms.flatMap(({ players }) => players.map((player) => seen(player, what.newsBefore))));

  const moving = rooms.flatMap((room) => room.moving);
  const leaving = rooms.flatMap((room) => (room.leaving === undefined ? [] : [room.leaving]));
  for (const { person } of moving) person.moveTo(what.urls[1]);
  await what.kill();
  // only now: a node that saw them go would have said so
  for (const { person } of leaving) person.link.close();
  for (const player of moving) if (!leaving.includes(player)) player.person.link.open();
  what.letSilencePass?.();
  await Promise.all(rooms.map(givenTimeBack));
  what.letGracePass?.();
  await Promise.all(rooms.map((room) => playOut(room, what)));
  return summed(what.store, rooms);
}

/** Two people, one on each node or both on the second, and computers. */
async function open(what: TwoNodes, at: number, random: () => number): Promise<Room> {
  const [first, second] = what.urls;
  const isApart = at % 4 !== 3;
  const persons = [await guest(isApart ? first : second), await guest(second)];
  const [host] = persons;
  if (host === undefined) throw new Error('nobody came');
  const { id: table } = await host.client.post<{ id: string }>('tables', { game: what.game });
  const players = persons.map(
    (person) => new TablePlayer(person, table, { isHost: person === host, random }),
  );
  await Promise.all(players.map(({ seen }) => seen.until(({ latest }) => latest !== undefined)));
  const [mine, other] = players;
  await other?.seen.client.wish({ type: 'sit', seat: 1 });
  const seats = mine?.seen.latest?.view.seats.length ?? 0;
  for (let seat = 2; seat < seats; seat += 1)
    await mine?.seen.client.wish({ type: 'seat-computer', seat, level: 'normal' });
  const isFull = players.map(({ seen }) =>
    seen.until(({ latest }) => latest?.view.seats.every(({ occupant }) => occupant !== undefined) === true),
  );
  await Promise.all(isFull);
  const moving = isApart && mine !== undefined ? [mine] : [];
  return { table, players, moving, leaving: at % 4 === 2 ? moving[0] : undefined };
}

async function guest(url: string): Promise<TestPerson> {
  const client = new HouseClient({ url, fetch: fetchFromAnywhere() });
  const name = `g${randomBytes(6).toString('hex')}`;
  const { me } = await client.post<{ me: { id: string; name: string } }>('guests', { name });
  return TestPerson.of(client, me);
}

async function seen({ seen: all }: TablePlayer, updates: number): Promise<void> {
  const length = all.updates.length + updates;
  await all.until(() => all.updates.length >= length);
}

/** Who stays at a table of the node that died is told how long it was silent. */
async function givenTimeBack(room: Room): Promise<void> {
  if (room.moving.length > 0) await Promise.all(stayingAt(room).map((player) => told(player, 'outage')));
}

/** Play goes on over what the node's death brings; where somebody has left, the others are told that they are away. */
async function playOut(room: Room, { newsAfter }: TwoNodes): Promise<void> {
  const staying = stayingAt(room);
  const goOn = (player: TablePlayer) =>
    room.leaving === undefined ? seen(player, newsAfter) : told(player, 'went-away');
  await Promise.all(staying.map(goOn));
  await Promise.all(staying.map((player) => player.stop()));
}

function stayingAt({ leaving, players }: Room): readonly TablePlayer[] {
  return players.filter((player) => player !== leaving);
}

async function told(player: TablePlayer, what: string): Promise<void> {
  await player.seen.until(({ updates }) =>
    updates.some(({ events }) => events.some(({ type }) => type === what)),
  );
}

async function summed(store: Store, rooms: readonly Room[]): Promise<PlayedOnTwo> {
  const faults: string[] = [];
  const sum = { acknowledged: 0, deals: 0, wentAway: 0, outages: 0 };
  for (const room of rooms) {
    const { leaving, moving, players, table } = room;
    faults.push(...(await playedFaults(store, table, stayingAt(room))));
    const facts = (await store.log.loadEvents(table, 0)).map(({ body }) => body as TableFact);
    const away = facts.flatMap((fact) => (fact.type === 'went-away' ? [fact.player] : []));
    const gone = leaving === undefined ? [] : [leaving.person.me.id];
    if (away.join() !== gone.join()) faults.push(`${table}: away were ${away.join()}, not ${gone.join()}`);
    const outages = facts.filter(({ type }) => type === 'outage').length;
    const should = moving.length > 0 ? 1 : 0;
    if (outages !== should) faults.push(`${table}: time was given back ${outages} times, not ${should}`);
    sum.outages += outages;
    sum.wentAway += away.length;
    sum.deals += facts.filter(({ type }) => type === 'deal-began').length;
    for (const { acknowledged, person } of players) {
      sum.acknowledged += acknowledged.size;
      person.link.close();
    }
  }
  return { tables: rooms.length, ...sum, faults };
}
