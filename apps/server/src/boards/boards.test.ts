/** The leaderboards, by an injected clock and on both databases. */
import type { BoardReply } from '@tilehouse/protocol';
import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { onBoth } from '../store/testing/on-both.ts';
import { boardOf } from './board.ts';
import { addToStandings, countedSeats, keepStandings } from './standings.ts';

const timeZone = 'Asia/Kuala_Lumpur';
/** A Wednesday, noon in Kuala Lumpur. */
const wednesday = Date.parse('2026-12-02T04:00:00Z');
const day = 86_400_000;
const money = { id: 'missing-suit', banked: true };
const points = { id: 'hong-kong', banked: false };

let made = 0;

async function someone(store: Store, name: string, kind: 'account' | 'guest' = 'account'): Promise<string> {
  made += 1;
  const id = `player${made}`;
  await store.db
    .insertInto('players')
    .values({
      ...{ id, kind, name, name_key: kind === 'account' ? id : null, created_at: 0 },
      ...{ password_hash: null, is_operator: 0 },
    })
    .execute();
  return id;
}

interface Hand {
  readonly at: number;
  readonly game: string;
  /** What each player gained. */
  readonly net: Readonly<Record<string, number>>;
  readonly isCancelled?: boolean;
  readonly settled?: boolean;
}

/** Writes the result of a hand as a table does. */
async function play(store: Store, hand: Hand): Promise<void> {
  const { at, game, isCancelled = false, net, settled = true } = hand;
  made += 1;
  const table = `board-table-${made}`;
  const people = Object.keys(net);
  await store.commit(async (trx) => {
    const counted = await countedSeats(trx, { game, isCancelled, settled, people });
    await trx
      .insertInto('results')
      .values({ table_id: table, deal: 1, at, game, ending: 'won', settled: settled ? 1 : 0, body: '{}' })
      .execute();
    await trx
      .insertInto('result_seats')
      .values(
        people.map((player, seat) => ({
          ...{ table_id: table, deal: 1, seat, player_id: player, name: player, kind: 'person', won: 0 },
          ...{ net: net[player] ?? 0, counted: counted.has(player) ? 1 : 0 },
        })),
      )
      .execute();
    const hands = people.flatMap((player) =>
      counted.has(player) ? [{ player, net: net[player] ?? 0 }] : [],
    );
    await addToStandings(trx, { at, game, hands, timeZone });
  });
}

const rowsOf = ({ rows }: BoardReply) =>
  rows.map(({ hands, name, net, place }) => `${place} ${name} ${net}/${hands}`);

onBoth('a leaderboard', (bed) => {
  const board = (game: typeof money, span: 'week' | 'month', player?: string, at = wednesday) =>
    boardOf(bed.store().db, { game, span, at, timeZone, player });

  it('adds up real games of the week and the month by the house’s calendar', async () => {
    const store = bed.store();
    const [ann, bob, cai] = [
      await someone(store, 'Ann'),
      await someone(store, 'Bob'),
      await someone(store, 'Cai'),
    ];
    const game = money.id;
    await play(store, { at: wednesday, game, net: { [ann]: 620, [bob]: -310, [cai]: -310 } });
    await play(store, { at: wednesday, game, net: { [ann]: -200, [bob]: 400, [cai]: -200 } });
    // Monday's first moment in Kuala Lumpur, and the last one before it, which is another month too
    const monday = Date.parse('2026-11-29T16:00:00Z');
    await play(store, { at: monday, game, net: { [ann]: 0, [bob]: 50, [cai]: -50 } });
    await play(store, { at: monday - 1, game, net: { [ann]: 9_000, [bob]: 0, [cai]: -9_000 } });
    expect(rowsOf(await board(money, 'week'))).toEqual(['1 Ann 420/3', '2 Bob 140/3', '3 Cai -560/3']);
    expect(rowsOf(await board(money, 'month'))).toEqual(['1 Ann 420/2', '2 Bob 90/2', '3 Cai -510/2']);
    const before = await board(money, 'month', undefined, monday);
    expect(rowsOf(before)).toEqual(['1 Ann 9000/2', '2 Bob 50/2', '3 Cai -9050/2']);
    expect(rowsOf(await board(money, 'week', undefined, wednesday + 7 * day))).toEqual([]);
    expect(await board(money, 'week', bob)).toMatchObject({
      ...{ by: 'net', least: 1, timeZone, from: monday, until: monday + 7 * day },
      mine: { hands: 3, row: { place: 2, net: 140, me: true } },
    });
  });

  it('leaves out what is cancelled, played for fun, or with one account alone', async () => {
    const store = bed.store();
    const at = wednesday + 30 * day;
    const [ann, bob, guest] = [
      await someone(store, 'Ann'),
      await someone(store, 'Bob'),
      await someone(store, 'Guest', 'guest'),
    ];
    const net = { [ann]: 5, [bob]: -5 };
    await play(store, { at, game: money.id, net, isCancelled: true, settled: false });
    await play(store, { at, game: money.id, net, settled: false });
    for (let hand = 0; hand < 25; hand += 1) {
      await play(store, { at, game: points.id, net: { [ann]: 5, [guest]: -5 }, settled: false });
    }
    expect(rowsOf(await board(money, 'week', ann, at))).toEqual([]);
    const alone = await board(points, 'week', ann, at);
    expect(rowsOf(alone)).toEqual([]);
    expect(alone.mine).toBeUndefined();
  });

  it('ranks points by hand, from twenty hands on, and equal results share a place', async () => {
    const store = bed.store();
    const at = wednesday + 60 * day;
    const names = ['Ann', 'Bob', 'Cai', 'Dee'];
    const [ann = '', bob = '', cai = '', dee = ''] = await Promise.all(
      names.map((name) => someone(store, name)),
    );
    const game = points.id;
    for (let hand = 0; hand < 20; hand += 1) {
      await play(store, { at, game, net: { [ann]: 4, [bob]: -2, [cai]: -2 }, settled: false });
      if (hand < 19) await play(store, { at, game, net: { [dee]: 40, [ann]: -40 }, settled: false });
    }
    const found = await board(points, 'month', dee, at);
    expect(rowsOf(found)).toEqual(['1 Bob -40/20', '1 Cai -40/20', '3 Ann -680/39']);
    expect(found.mine).toEqual({ hands: 19 });
    await store.db.updateTable('players').set({ kind: 'deleted', name: '' }).where('id', '=', bob).execute();
    expect(rowsOf(await board(points, 'month', dee, at))).toEqual(['1 Cai -40/20', '2 Ann -680/39']);
  });

  it('is the same when it is made anew out of the results', async () => {
    const store = bed.store();
    const now = wednesday + 90 * day;
    const still = { ...store, clock: { ...store.clock, now: () => now } };
    const [ann, bob] = [await someone(store, 'Ann'), await someone(store, 'Bob')];
    await play(store, { at: now, game: money.id, net: { [ann]: 70, [bob]: -70 } });
    await play(store, { at: now - 40 * day, game: money.id, net: { [ann]: 1, [bob]: -1 } });
    const both = async () => [await board(money, 'week', ann, now), await board(money, 'month', ann, now)];
    const before = await both();
    await keepStandings(still, 'Europe/Paris');
    await keepStandings(still, timeZone);
    expect(await both()).toEqual(before);
    await store.db.deleteFrom('standings').execute();
    await keepStandings(still, timeZone);
    // by the same calendar nothing has to be done
    expect((await board(money, 'week', ann, now)).rows).toEqual([]);
  });
});
