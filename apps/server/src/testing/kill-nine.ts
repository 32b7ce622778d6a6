/** Kills a whole house while people play, starts it again on the same data, and says what of the game went wrong. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@tilehouse/engine';
import { HouseClient } from '@tilehouse/sdk';
import { openStore, type StorePlace } from '../store/open-store.ts';
import { playedFaults } from './check-played.ts';
import { fetchFromAnywhere } from './fetch-from.ts';
import { StartedHouse } from './started-house.ts';
import { TablePlayer } from './table-player.ts';
import { TestPerson } from './test-person.ts';

export interface KillNine {
  readonly place: StorePlace;
  /** A game that is played for money, and how many it takes. */
  readonly game: string;
  readonly people: number;
  readonly seed: number;
  readonly kills: number;
  /** Kills at one table; then others sit down at another. */
  readonly killsATable: number;
  progress?(kills: number): void;
}

export interface KilledNine {
  /** By what it was killed at. */
  readonly kills: Readonly<Record<Moment, number>>;
  readonly acknowledged: number;
  readonly deals: number;
  readonly settled: number;
  readonly faults: readonly string[];
}

/**
 * When the house dies: a moment after somebody was told something; between an append, or one that moves money, and its
 * being told; or while it starts.
 */
type Moment = 'news' | 'append' | 'money' | 'start';

/** Half of the kills come right after news. */
const moments: readonly Moment[] = ['news', 'money', 'news', 'append', 'news', 'start'];
/** News until a kill, at the most. */
const mostNews = 60;
/** Milliseconds from the news to the kill, at the most; from the opening of the store, too. */
const latest = { news: 2, start: 40 } as const;

export async function killNine(what: KillNine): Promise<KilledNine> {
  const random = seededRandom(what.seed);
  const house = new StartedHouse(what.place);
  await house.start();
  const kills = { news: 0, append: 0, money: 0, start: 0 };
  let total = { acknowledged: 0, deals: 0, settled: 0 };
  const faults: string[] = [];
  try {
    for (let killed = 0; killed < what.kills; ) {
      const { players, table } = await sitDown(house.url, what, random);
      for (const player of players) player.play();
      const end = Math.min(what.kills, killed + what.killsATable);
      for (; killed < end; killed += 1) {
        const moment = moments[killed % moments.length] ?? 'news';
        await killAt(house, moment, { players, random });
        for (const { person } of players) person.link.open();
        kills[moment] += 1;
        what.progress?.(killed + 1);
      }
      await playOut(players);
      const found = await look(what.place, table, players);
      faults.push(...found.faults);
      total = {
        acknowledged: total.acknowledged + found.acknowledged,
        deals: total.deals + found.deals,
        settled: total.settled + found.settled,
      };
      for (const { person } of players) person.link.close();
    }
  } finally {
    await house.close();
  }
  return { kills, ...total, faults: [...faults, ...house.faults] };
}

/** Kills the house at such a moment, and starts it again. */
async function killAt(
  house: StartedHouse,
  moment: Moment,
  { players, random }: { readonly players: readonly TablePlayer[]; readonly random: () => number },
): Promise<void> {
  const count = 1 + Math.floor(random() * mostNews);
  await news(players, count);
  if (moment === 'append' || moment === 'money') {
    house.dieAfter(moment);
    await house.gone();
  } else {
    if (moment === 'news') await pause(Math.floor(random() * (latest.news + 1)));
    await house.kill();
  }
  if (moment === 'start') {
    await house.start('opened');
    await pause(random() * latest.start);
    await house.kill();
  }
  await house.start();
}

/** Resolves at the so-manieth news that any of them is told. */
function news(players: readonly TablePlayer[], count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    const told = (): void => {
      left -= 1;
      if (left > 0) return;
      for (const player of players) player.onNews = undefined;
      resolve();
    };
    for (const player of players) player.onNews = told;
  });
}

/** People with accounts at a table of theirs. */
async function sitDown(url: string, { game, people }: KillNine, random: () => number) {
  const persons = await Promise.all(Array.from({ length: people }, () => signedUp(url)));
  const [host] = persons;
  if (host === undefined) throw new Error('nobody came');
  const { id: table } = await host.client.post<{ id: string }>('tables', {
    game,
    // nobody waits for the pace of a table where money may move: there is a kill to come to
    customs: { evenPace: false },
  });
  const players = persons.map(
    (person) => new TablePlayer(person, table, { isHost: person === host, random }),
  );
  await Promise.all(players.map(({ seen }) => seen.until(({ latest }) => latest !== undefined)));
  for (const [seat, { seen }] of players.entries()) {
    if (seat > 0) await seen.client.wish({ type: 'sit', seat });
  }
  const isFull = players.map(({ seen }) =>
    seen.until(({ latest }) => latest?.view.seats.every(({ occupant }) => occupant !== undefined) === true),
  );
  await Promise.all(isFull);
  return { players, table };
}

async function signedUp(url: string): Promise<TestPerson> {
  const client = new HouseClient({ url, fetch: fetchFromAnywhere() });
  const name = `p${randomBytes(6).toString('hex')}`;
  const { me } = await client.post<{ me: { id: string; name: string } }>('sign-up', {
    name,
    password: `${name} plays`,
  });
  return TestPerson.of(client, me);
}

/** The hand that is being played comes to its end. */
async function playOut(players: readonly TablePlayer[]): Promise<void> {
  const deal = players[0]?.seen.latest?.view.deals ?? 0;
  await Promise.all(
    players.map(({ seen }) =>
      seen.until(({ latest }) => {
        const view = latest?.view;
        return view !== undefined && (view.deals > deal || (view.deals === deal && isOver(view.stage)));
      }),
    ),
  );
  await Promise.all(players.map((player) => player.stop()));
}

const isOver = (stage: string): boolean => stage === 'between-deals' || stage === 'match-over';

async function look(place: StorePlace, table: string, players: readonly TablePlayer[]) {
  const store = await openStore(place);
  try {
    const results = await store.db
      .selectFrom('results')
      .select('settled')
      .where('table_id', '=', table)
      .execute();
    return {
      faults: await playedFaults(store, table, players),
      acknowledged: players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
      deals: results.length,
      settled: results.filter(({ settled }) => settled === 1).length,
    };
  } finally {
    await store.close();
  }
}
