/** Ways round the rules of a house that somebody could try, and what comes of them. */
import { afterEach, describe, expect, it } from 'vitest';
import { type TestHouse, testHouse } from './testing/test-house.ts';
import { TestLine } from './testing/test-line.ts';
import type { TestPerson } from './testing/test-person.ts';

const password = 'a good password';
let house: TestHouse;
afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

const accounts = (): Promise<readonly TestPerson[]> =>
  Promise.all(['Ann', 'Bob', 'Cai'].map((name) => house.account(name)));

/** A table with three people in play, and what each says and sees there. */
async function dealt(people: readonly TestPerson[], shuffled?: { readonly commitment: string }) {
  const customs = { clocks: { answer: 30, turn: null, bank: 0 } };
  const opened = await people[0]?.client.post<{ id: string }>('tables', { game: 'missing-suit', customs });
  const table = opened?.id ?? '';
  const lines: TestLine[] = [];
  for (const { client } of people) lines.push(await lineOf(table, { cookie: client.cookie }));
  const lineAt = (seat: number): TestLine => {
    const line = lines[seat];
    if (line === undefined) throw new Error(`nobody sits at ${seat}`);
    return line;
  };
  const wish = (line: TestLine, wished: Record<string, unknown>) =>
    line.ask({ type: 'table-command', table, wish: wished });
  for (const seat of [1, 2]) {
    await wish(lineAt(seat), { type: 'sit', seat });
    await wish(lineAt(seat), { type: 'ready', ...shuffled });
  }
  await wish(lineAt(0), { type: 'deal' });
  const isDealt = () => lineAt(0).update(table)?.view.stage === 'in-play';
  if (shuffled === undefined) await lineAt(0).until(isDealt);
  const view = async () => {
    await lineAt(0).quiet();
    return lineAt(0).update(table)?.view;
  };
  return { table, lineAt, wish, view };
}

async function lineOf(table: string, how: { readonly cookie?: string; readonly token?: string }) {
  const line = await TestLine.greeted(house.url, how);
  await line.tell({ type: 'watch', table });
  return line;
}

const refused = (code: string) => ({ type: 'refused', code });
const problem = (code: string) => ({ code });

describe('a guest who makes an account at the table', () => {
  it('has an account there at once, and the next hand is for RM', async () => {
    house = await testHouse();
    const [ann, bob, cai] = [
      await house.account('Ann'),
      await house.guest('Bob'),
      await house.account('Cai'),
    ];
    const { id: table } = await ann.client.post<{ id: string }>('tables', { game: 'missing-suit' });
    const lines = [];
    for (const { client } of [ann, bob, cai]) lines.push(await lineOf(table, { cookie: client.cookie }));
    const [host, ...friends] = lines;
    for (const [at, line] of friends.entries())
      await line.ask({ type: 'table-command', table, wish: { type: 'sit', seat: at + 1 } });
    await host?.quiet();
    expect(host?.update(table)?.view).toMatchObject({ hosted: { settles: 'no-account' } });
    await bob.client.post('sign-up', { name: 'Bob', password });
    await host?.quiet();
    expect(host?.update(table)?.view).toMatchObject({ hosted: { settles: true } });
    for (const line of lines) line.close();
  });
});

describe('play money', () => {
  it('isn’t won back by a host who removes everybody and closes', async () => {
    house = await testHouse();
    const { lineAt, view, wish } = await dealt(await accounts());
    expect(await view()).toMatchObject({ hosted: { settles: true } });
    for (const seat of [1, 2]) await wish(lineAt(0), { type: 'remove', seat });
    await wish(lineAt(0), { type: 'close' });
    await wish(lineAt(0), { type: 'close' });
    expect(await view()).toMatchObject({ stage: 'in-play' });
  });

  it('is seen by those who sit at a table where it may move, and while it is open', async () => {
    house = await testHouse();
    const [ann, bob, cai] = await accounts();
    const { lineAt, table, wish } = await dealt([ann, bob, cai] as readonly TestPerson[]);
    expect(await bob?.client.get(`tables/${table}/balances`)).toMatchObject({ balances: [{}, {}, {}] });
    await wish(lineAt(0), { type: 'close' });
    await wish(lineAt(1), { type: 'close' });
    await expect(bob?.client.get(`tables/${table}/balances`)).rejects.toMatchObject(problem('not-allowed'));
    const forPoints = { game: 'hong-kong-old-style', visibility: 'public' };
    const other = (await ann?.client.post<{ id: string }>('tables', forPoints))?.id ?? '';
    const nosy = await house.guest('Nosy');
    const seen = nosy.watch(other);
    await seen.until(({ latest }) => latest !== undefined);
    await seen.client.wish({ type: 'sit', seat: 1 });
    await expect(nosy.client.get(`tables/${other}/balances`)).rejects.toMatchObject(problem('not-allowed'));
  });

  it('isn’t said to move in a hand that began for fun, when the last guest has an account by now', async () => {
    house = await testHouse();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => house.account(name)));
    const guest = await house.guest('Meng');
    const { table, view, wish } = await dealt([ann, bob, guest] as readonly TestPerson[]);
    expect(await view()).toMatchObject({ hosted: { settles: 'no-account' } });
    await guest.client.post('sign-up', { name: 'Mei', password });
    const line = await lineOf(table, { cookie: guest.client.cookie });
    expect(await wish(line, { type: 'sit', seat: 2 })).toMatchObject({ type: 'ack' });
    expect(await view()).toMatchObject({
      seats: [{}, {}, { occupant: { name: 'Mei', account: true } }],
      hosted: { settles: 'no-account' },
    });
  });

  it('is at one table of an account, also by a guest who signs in', async () => {
    house = await testHouse();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => house.account(name)));
    await ann?.client.post('tables', { game: 'missing-suit' });
    const { id = '' } = (await bob?.client.post<{ id: string }>('tables', { game: 'missing-suit' })) ?? {};
    const guest = await house.guest('Meng');
    const seen = guest.watch(id);
    await seen.until(({ latest }) => latest !== undefined);
    await seen.client.wish({ type: 'sit', seat: 1 });
    const signIn = () => guest.client.post('sign-in', { name: 'Ann', password });
    await expect(signIn()).rejects.toMatchObject(problem('seated-elsewhere'));
    expect(await guest.client.get('me')).toMatchObject({ me: { name: 'Meng', kind: 'guest' } });
    await seen.client.wish({ type: 'leave' });
    expect(await signIn()).toMatchObject({ me: { name: 'Ann' } });
  });
});

describe('a seat', () => {
  it('is kept from the shuffle on: nobody goes who is as good as dealt to', async () => {
    house = await testHouse();
    const people = await accounts();
    const { table } = await dealt(people, { commitment: 'a'.repeat(64) });
    expect(house.open.house.tables.inMemory(table)?.host.state.shuffle?.dealt).not.toBe(true);
    const [, bob, cai] = people;
    const gone = bob?.client.post('account/delete', { password });
    await expect(gone).rejects.toMatchObject(problem('hand-in-play'));
    await expect(cai?.client.post('sign-out')).rejects.toMatchObject(problem('hand-in-play'));
  });

  it('is free once nobody can come back to it: a deleted account, a guest whose account sits there', async () => {
    house = await testHouse();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => house.account(name)));
    const { id = '' } = (await ann?.client.post<{ id: string }>('tables', { game: 'missing-suit' })) ?? {};
    const guest = await house.guest('Meng');
    for (const [index, person] of [bob, guest].entries()) {
      const seen = person?.watch(id);
      await seen?.until(({ latest }) => latest !== undefined);
      await seen?.client.wish({ type: 'sit', seat: index + 1 });
      await seen?.client.wish({ type: 'ready' });
    }
    await guest.client.post('sign-in', { name: 'Ann', password });
    await bob?.client.post('account/delete', { password });
    const seats = house.open.house.tables.inMemory(id)?.host.state.seats;
    expect(seats?.map((occupant) => occupant?.name)).toEqual(['Ann', undefined, undefined]);
  });
});

describe('a guest who signs in to an account that sits at the same table', () => {
  /** Ann with an account and Meng, a guest who signs in as Ann, in a hand with a computer and Bob, who hosts. */
  async function inHand(host: 'bob' | 'guest') {
    house = await testHouse();
    const [ann, bob, guest] = [
      await house.account('Ann'),
      await house.account('Bob'),
      await house.guest('Meng'),
    ];
    const people = host === 'bob' ? [bob, ann, guest] : [guest, ann, bob];
    const played = await dealt(people);
    expect(await played.view()).toMatchObject({ stage: 'in-play' });
    return { ...played, ann, bob, guest, seat: host === 'bob' ? 2 : 0 };
  }

  it('leaves the guest’s seat, which the table plays to the end of the hand, and is told', async () => {
    const { ann, guest, lineAt, seat, table, view, wish } = await inHand('bob');
    await wish(lineAt(0), { type: 'mute', player: guest.me.id, on: true });
    const reply = await guest.client.post('sign-in', { name: 'Ann', password });
    expect(reply).toMatchObject({ me: { name: 'Ann' }, leftSeat: true });
    const { seats, hosted } = (await view()) ?? {};
    expect(seats?.[seat]).toMatchObject({ occupant: { name: 'Meng' }, removed: true, autopilot: true });
    expect(seats?.[1]).not.toHaveProperty('removed');
    expect(hosted?.muted).toContain(ann.me.id);
    // the seat is nobody's: no line of Ann's answers for it, and it is free when the hand is over
    const live = house.open.house.tables.inMemory(table);
    expect(live?.host.state.presence[2].away).toBeUndefined();
    await live?.host.command({ type: 'cancel-deal' });
    expect(live?.host.state.seats.map((each) => each?.name)).toEqual(['Bob', 'Ann', undefined]);
    expect(await guest.client.get('my-tables')).toMatchObject({ tables: [{ id: table }] });
  });

  it('hands the table on, where the guest was its host', async () => {
    const { ann, guest, lineAt, table, wish } = await inHand('guest');
    await guest.client.post('sign-in', { name: 'Ann', password });
    await lineAt(1).quiet();
    expect(lineAt(1).update(table)?.view.hosted?.host).toBe(ann.me.id);
    expect(await wish(lineAt(1), { type: 'remove', seat: 2 })).toMatchObject({ type: 'ack' });
  });
});

describe('whoever is muted', () => {
  it('is so as an account too, also who only looks on', async () => {
    house = await testHouse();
    const [ann, bob] = [await house.account('Ann'), await house.account('Bob')];
    const { id: table } = await ann.client.post<{ id: string }>('tables', { game: 'missing-suit' });
    const host = await lineOf(table, { cookie: ann.client.cookie });
    const guest = await house.guest('Meng');
    await host.ask({ type: 'table-command', table, wish: { type: 'mute', player: guest.me.id, on: true } });
    // where the account is at a seat of the other kind, nothing stands in the way
    await bob.client.post('tables', { game: 'missing-suit' });
    expect(await guest.client.post('sign-in', { name: 'Bob', password })).not.toHaveProperty('leftSeat');
    await host.quiet();
    expect(host.update(table)?.view.hosted?.muted).toEqual([bob.me.id]);
    const line = await lineOf(table, { cookie: guest.client.cookie });
    const said = { type: 'chat', table, kind: 'text', body: 'Hello' };
    expect(await line.ask(said)).toMatchObject(refused('muted'));
    line.close();
    host.close();
  });
});

describe('a recovery code', () => {
  it('changes nothing where the guest who gives it may not come in', async () => {
    house = await testHouse();
    const [bob, guest] = [await house.account('Bob'), await house.guest('Meng')];
    const { client } = await house.guest('Ann');
    const made = await client.post<{ recoveryCodes: string[] }>('sign-up', { name: 'Ann', password });
    await client.post('tables', { game: 'missing-suit' });
    const { id = '' } = await bob.client.post<{ id: string }>('tables', { game: 'missing-suit' });
    const seen = guest.watch(id);
    await seen.until(({ latest }) => latest !== undefined);
    await seen.client.wish({ type: 'sit', seat: 1 });
    const wish = { name: 'Ann', code: made.recoveryCodes[0], password: 'another password' };
    await expect(guest.client.post('recover', wish)).rejects.toMatchObject(problem('seated-elsewhere'));
    expect(await client.get('account')).toMatchObject({ recoveryCodesLeft: 8, devices: [{}] });
    expect(await client.post('sign-in', { name: 'Ann', password })).toMatchObject({ me: { name: 'Ann' } });
    await seen.client.wish({ type: 'leave' });
    expect(await guest.client.post('recover', wish)).toMatchObject({ me: { name: 'Ann' } });
    expect(await client.get('me')).toMatchObject({ me: null });
  });
});

describe('rooms', () => {
  it('to try rules count among the private ones, whatever they are called', async () => {
    house = await testHouse({ trying: true, rooms: { account: 1, guest: 1 } });
    const boss = await house.account('Boss');
    const open = () =>
      boss.client.post('tables', { game: 'missing-suit', trying: true, visibility: 'public' });
    await open();
    await expect(open()).rejects.toMatchObject(problem('room-limit'));
  });
});

describe('a program', () => {
  it('plays no hand from a seat that is marked as a person’s, and nobody changes the mark in a hand', async () => {
    house = await testHouse();
    const people = await accounts();
    const { lineAt, table, view, wish } = await dealt(people);
    const [seat = 0] = house.open.house.tables.inMemory(table)?.host.asked ?? [];
    const { token = '' } =
      (await people[seat]?.client.post<{ token: string }>('tokens', { label: 'bot' })) ?? {};
    const bot = await lineOf(table, { token });
    await bot.until(() => bot.update(table) !== undefined);
    const prompt = bot.update(table)?.view.prompt?.id ?? '';
    const act = { type: 'act', table, prompt, offer: 0 };
    expect(await bot.ask(act)).toMatchObject(refused('not-seated'));
    expect(await wish(bot, { type: 'sit', seat })).toMatchObject(refused('deal-in-play'));
    expect((await view())?.seats[seat]?.occupant).not.toHaveProperty('agent');
    expect(await lineAt(seat).ask(act)).toMatchObject({ type: 'ack' });
  });
});
