/** Three accounts play for money: what the table shows, the ledger and the histories say the same, whatever happens. */
import { findMahjongGame, type MahjongAction, type MahjongView, othersAfter } from '@tilehouse/engine';
import type { PlayedDeal } from '@tilehouse/protocol';
import type { TableView } from '@tilehouse/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from './store/ledger/check-ledger.ts';
import { eveningDeal } from './testing/evening.ts';
import { type LaidDeal, laidGame } from './testing/laid-game.ts';
import { LeapingClock } from './testing/leaping-clock.ts';
import { loseAll } from './testing/lose-all.ts';
import { done, Party } from './testing/party.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';

const opening = 20_000;
let house: TestHouse;
let clock: LeapingClock;
let party: Party;
let dealOf: typeof eveningDeal;

beforeEach(async () => {
  const game = findMahjongGame('missing-suit');
  if (game === undefined) throw new Error('no such game');
  dealOf = eveningDeal;
  clock = new LeapingClock();
  const laid = laidGame(game, (position) => dealOf(position));
  house = await testHouse({ now: () => clock.now(), seams: { clock, findGame: () => laid } });
});

afterEach(async () => {
  expect(house.faults).toEqual([]);
  party.close();
  await house.close();
});

async function sitDown(): Promise<void> {
  const people = await Promise.all(['Ann', 'Bob', 'Cai'].map((name) => house.account(name)));
  const customs = { evenPace: false, clocks: { answer: 30, turn: null, bank: 0 } };
  const { id } =
    (await people[0]?.client.post<{ id: string }>('tables', { game: 'missing-suit', customs })) ?? {};
  if (id === undefined) throw new Error('no table was opened');
  party = await Party.sitDown(id, people);
  await party.all(({ stage }) => stage === 'in-play');
}

async function histories(): Promise<readonly (readonly PlayedDeal[])[]> {
  return Promise.all(
    party.people.map(async ({ client }) => (await client.get<{ deals: PlayedDeal[] }>('history')).deals),
  );
}

const balances = (): Promise<readonly number[]> =>
  Promise.all(
    party.people.map(async ({ client }) => (await client.get<{ balance: number }>('money')).balance),
  );

/** The table, the ledger and the histories agree to the sen. @returns the nets of the deals so far, the newest first */
async function agree(deals: number): Promise<readonly (readonly number[])[]> {
  const all = await histories();
  const has = await balances();
  for (const [seat, history] of all.entries()) {
    expect(history.map(({ deal }) => deal)).toEqual(Array.from({ length: deals }, (_, at) => deals - at));
    const settled = history.filter((each) => each.settled);
    const net = settled.reduce((sum, { seats }) => sum + (seats.find(({ me }) => me)?.net ?? 0), 0);
    expect(has[seat]).toBe(opening + net);
    const { stage } = party.view(seat).view?.common ?? {};
    if (stage?.type === 'deal-over') expect(stage.net).toEqual(history[0]?.seats.map((each) => each.net));
  }
  expect(has.reduce((sum, each) => sum + each, 0)).toBe(3 * opening);
  expect(await checkLedger(house.store.db)).toMatchObject({ faults: [], total: 0 });
  return (all[0] ?? []).map(({ seats }) => seats.map(({ net }) => net));
}

const leap = (ms: number): Promise<void> =>
  clock.leap(ms, async () => {
    await house.open.house.tables.inMemory(party.table)?.host.lookAgain();
  });

describe('an evening for money', () => {
  it('of five hands with rematches agrees to the sen after each', async () => {
    await sitDown();
    const nets: (readonly number[] | undefined)[] = [];
    for (let deal = 1; deal <= 5; deal += 1) {
      if (deal > 1) await party.rematch();
      await party.playOn();
      nets.push((await agree(deal))[0]);
    }
    // by a discard, with a Fei by one's own draw, four fan by one's own draw, drawn, by a discard that two wanted
    const sorted = nets.map((net) => [...(net ?? [])].sort((a, b) => a - b));
    expect(sorted).toEqual([
      [-800, -400, 1_200],
      [-900, -900, 1_800],
      [-160, -160, 320],
      [0, 0, 0],
      [-800, -400, 1_200],
    ]);
    expect(party.view(0).hosted?.settles).toBe(true);
  });

  it('goes on for who is away past 45 seconds, and they come back to the same tiles', async () => {
    await sitDown();
    const dealer = party.view(0).view?.common.position?.dealer ?? 0;
    const [next = 0, gone = 0] = othersAfter(dealer, 3);
    const hand = party.view(gone).view?.mine?.hand;
    const id = party.people[gone]?.me.id;
    party.goAway(gone);
    await party.eyes(dealer).until(() => party.view(dealer).seats[gone].away === true);
    await leap(44_000);
    expect(party.view(dealer).seats[gone].autopilot).toBeUndefined();
    await leap(2_000);
    await party.eyes(dealer).until(() => party.view(dealer).seats[gone].autopilot === true);
    const thrown = ({ view }: TableView<MahjongView>): number =>
      view?.common.discards.filter(([seat]) => seat === gone).length ?? 0;
    const played = party.playOn([dealer, next], (view) => thrown(view) >= 2);
    while (thrown(party.view(dealer)) < 2) await leap(1_000);
    await played;
    await party.comeBack(gone);
    expect(party.people[gone]?.me.id).toBe(id);
    await party.all(({ seats }) => seats[gone].autopilot === undefined && seats[gone].away === undefined);
    expect(party.view(gone).view?.mine?.hand).toEqual(hand);
    await party.playOn();
    await agree(1);
    await party.rematch();
  });

  it('gives who reloads in a claim window the same question again', async () => {
    await sitDown();
    await party.playOn([0, 1, 2], ({ view }) => view?.common.discards.at(-1)?.[1] === '9p');
    const seat = [0, 1, 2].find((each) => party.view(each).prompt !== undefined) ?? 0;
    const { prompt, view } = party.view(seat);
    await party.comeBack(seat);
    expect(party.view(seat).prompt?.id).toBe(prompt?.id);
    expect(party.view(seat).view?.mine?.offers).toEqual(view?.mine?.offers);
    await party.playOn();
    expect((await agree(1))[0]?.[seat]).toBe(1_200);
  });

  it('plays for who is removed to the end of the hand, settles, and closes', async () => {
    await sitDown();
    const removed = party.people[1]?.me;
    done(await party.eyes(0).client.wish({ type: 'remove', seat: 1 }));
    await party.all(({ seats }) => seats[1].removed === true);
    const removals = () => party.people[1]?.client.get('my-tables');
    const told = { tables: [], removed: [{ byHost: true, hand: 'in-play', settles: true }] };
    expect(await removals()).toMatchObject(told);
    // who is removed can do nothing more
    expect(await party.eyes(1).client.wish({ type: 'leave' })).toMatchObject({ type: 'refused' });
    const played = party.playOn([0, 2]);
    for (let isOver = false; !isOver; ) {
      await leap(1_100);
      isOver = party.view(0).stage !== 'in-play';
    }
    await played;
    await party.all(({ stage }) => stage === 'closed');
    expect(party.view(2).closing).toMatchObject({ reason: 'removed', player: removed?.id });
    expect(await removals()).toMatchObject({ tables: [], removed: [{ hand: 'over', settles: true }] });
    await agree(1);
    expect((await histories())[1]?.[0]).toMatchObject({ settled: true });
  });

  it('is not dealt while somebody has nothing left, and goes on once it is topped up, pressed twice', async () => {
    await sitDown();
    await party.playOn();
    const [from = '', to = ''] = [1, 2].map((seat) => party.people[seat]?.me.id);
    await loseAll(house.store, { from, to, table: party.table });
    const { client } = party.people[0] ?? { client: undefined };
    const shown = await client?.get<{ balances: { player: string; balance: number }[] }>(
      `tables/${party.table}/balances`,
    );
    expect(shown?.balances.map(({ balance }) => balance)).toEqual(await balances());
    const onlooker = await house.account('Dan');
    await expect(onlooker.client.get(`tables/${party.table}/balances`)).rejects.toMatchObject({
      code: 'not-allowed',
    });
    for (const { client: each } of party.seen) await each.wish({ type: 'ready' });
    await party.all(({ stage, hosted }) => stage === 'between-deals' && hosted?.shuffle === undefined);
    expect((await histories())[0]).toHaveLength(1);
    const pressed = [0, 1].map(() => party.people[1]?.client.post('money/top-up', { id: 'pressed-twice' }));
    expect(await Promise.all(pressed)).toMatchObject([{ balance: opening }, { balance: opening }]);
    await party.rematch();
    await party.playOn();
    expect((await balances()).reduce((sum, each) => sum + each, 0)).toBe(4 * opening);
    expect(await checkLedger(house.store.db)).toMatchObject({ faults: [], total: 0 });
  });

  it('is as before when a hand is closed by two, what was paid for a kong too', async () => {
    const kong: LaidDeal = { hands: ['5555p123p11z222z4z'], draws: '4z7z' };
    dealOf = (position) => (position.deal === 2 ? kong : eveningDeal(position));
    await sitDown();
    await party.playOn();
    const before = await balances();
    await party.rematch();
    const dealer = party.view(0).view?.common.position?.dealer ?? 0;
    const offers = party.view(dealer).view?.mine?.offers ?? [];
    const action = offers.find((each): each is MahjongAction => each.type === 'kong');
    if (action === undefined) throw new Error('no kong is offered');
    await party.play(dealer, action);
    const paid = (await balances()).map((each, seat) => each - (before[seat] ?? 0));
    expect(paid[dealer]).toBe(400);
    const host = party.people[0]?.me.id;
    // one's own word isn't enough, said twice or three times
    for (let said = 0; said < 3; said += 1) done(await party.eyes(0).client.wish({ type: 'close' }));
    await party.all(({ hosted }) => hosted?.closeAsked === host);
    expect(party.view(1).stage).toBe('in-play');
    done(await party.eyes(1).client.wish({ type: 'close' }));
    await party.all(({ stage }) => stage === 'closed');
    expect(await balances()).toEqual(before);
    await agree(2);
    expect((await histories())[0]?.[0]).toMatchObject({ ending: 'cancelled', settled: false });
  });
});
