/** A table for money that three accounts have played at, without a browser: its hands are there to look at. */

import type { BrowserContext } from '@playwright/test';
import { seededRandom } from '@tilehouse/engine';
import { TablePlayer } from '../apps/server/src/testing/table-player.ts';
import { TestPerson } from '../apps/server/src/testing/test-person.ts';

export interface BankedTable {
  readonly table: string;
  /** The first is the house's first account, where nobody came before. */
  readonly people: readonly TestPerson[];
  close(): void;
}

/** Plays until somebody has won a hand, and one more hand is over. */
export async function bankedTable(url: string, names: readonly string[]): Promise<BankedTable> {
  const people: TestPerson[] = [];
  for (const name of names) people.push(await TestPerson.account(url, name));
  const [host] = people;
  if (host === undefined) throw new Error('nobody came');
  const { id: table } = await host.client.post<{ id: string }>('tables', {
    game: 'missing-suit',
    customs: { evenPace: false },
  });
  const players = people.map(
    (person, seat) => new TablePlayer(person, table, { isHost: seat === 0, random: seededRandom(seat) }),
  );
  for (const [seat, { seen }] of players.entries()) {
    await seen.until(({ latest }) => latest !== undefined);
    if (seat === 0) continue;
    await seen.client.wish({ type: 'sit', seat });
    await seen.client.wish({ type: 'ready' });
  }
  for (const player of players) player.play();
  const results = async () =>
    (await host.client.get<{ results: { ending: string }[] }>(`tables/${table}/results`)).results;
  const [first] = players;
  for (let deals = 1; ; deals += 1) {
    await first?.seen.until(
      ({ latest }) => (latest?.view.deals ?? 0) > deals || latest?.view.stage === 'between-deals',
    );
    const endings = (await results()).map(({ ending }) => ending);
    if (endings.length > 1 && endings.includes('won')) break;
  }
  await Promise.all(players.map((player) => player.stop()));
  const close = (): void => {
    for (const { link } of people) link.close();
  };
  return { table, people, close };
}

/** Lets a browser be somebody. */
export async function become(context: BrowserContext, url: string, { client }: TestPerson): Promise<void> {
  const [name = '', value = ''] = client.cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
}
