import {
  entropyCommitment,
  fairCommitment,
  fairSeed,
  type MahjongView,
  mahjongGames,
  type Tile,
  wallOf,
} from '@tilehouse/engine';
import { describe, expect, it } from 'vitest';
import { foldFrom, foldTable } from './fold-table.ts';
import { MemoryLog } from './memory-log.ts';
import { packTable } from './packed-table.ts';
import type { Append } from './ports.ts';
import type { ShuffleShown, TableFact } from './table-event.ts';
import { players, type TestRoom, testRoom } from './testing/test-room.ts';
import type { TableUpdate } from './watchers.ts';

const refused = (code: string) => ({ type: 'refused', code });
const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

/** What each player's device draws for a deal. */
const entropyOf = (seat: number, deal = 1): string => `${deal}${seat}`.repeat(16).slice(0, 32);
const commitOf = (seat: number, deal = 1): string =>
  entropyCommitment({ table: 'room', deal, entropy: bytesOf(entropyOf(seat, deal)) });

const fair = { shuffle: 'fair' } as const;
const factsOf = (log: MemoryLog): readonly TableFact[] => log.all.map(({ fact }) => fact);
const shownIn = (log: MemoryLog): readonly ShuffleShown[] =>
  factsOf(log).flatMap((fact) => (fact.type === 'shuffle-shown' ? [fact] : []));

/** Everybody is ready with a commitment, and the host deals. */
async function committed(room: TestRoom): Promise<void> {
  await room.seatAll();
  for (const [seat, player] of players.entries()) {
    if (seat > 0) await room.wish(player, { type: 'ready', commitment: commitOf(seat) });
  }
  await room.wish('ann', { type: 'deal', commitment: commitOf(0) });
}

const give = (room: TestRoom, seat: number, entropy = entropyOf(seat)) =>
  room.wish(players[seat] ?? '', { type: 'entropy', deal: 1, entropy });

describe('a fair shuffle at a table', () => {
  it('goes on without somebody who is gone for good: the table plays for the seat, which is free afterwards', async () => {
    const room = await testRoom({ settings: fair });
    await committed(room);
    for (const seat of [1, 2, 3]) await give(room, seat);
    await room.host.command({ type: 'vacate', player: 'ann' });
    expect(room.view().hosted?.host).toBe('bob');
    expect(await give(room, 0)).toEqual(refused('not-seated'));
    await room.clock.advance(2_000);
    expect(room.stage).toBe('in-play');
    expect(room.view().seats[0]).toMatchObject({ occupant: { name: 'ann' }, removed: true });
    await room.playOut();
    expect(room.view().seats[0].occupant).toBeUndefined();
  });

  it('that is given up frees the seat of somebody who is gone for good', async () => {
    const room = await testRoom({ settings: fair });
    await committed(room);
    await room.host.command({ type: 'vacate', player: 'cai' });
    await room.host.command({ type: 'drop-shuffle' });
    expect(room.stage).toBe('waiting');
    expect(room.view().seats.map(({ occupant }) => occupant?.name)).toEqual([
      'ann',
      'bob',
      undefined,
      'dora',
    ]);
  });

  it('begins with the table’s commitment, deals once all have answered, and shows everything at the end', async () => {
    const log = new MemoryLog();
    const room = await testRoom({ settings: fair, log });
    await committed(room);
    expect(room.stage).toBe('waiting');
    expect(room.view(2).hosted?.shuffle).toMatchObject({ deal: 1, entropyAsked: true });
    expect(room.view('outsider').hosted?.shuffle).not.toHaveProperty('entropyAsked');
    for (const seat of [3, 1, 0]) await give(room, seat);
    expect(room.view(3).hosted?.shuffle).not.toHaveProperty('entropyAsked');
    expect(room.stage).toBe('waiting');
    await give(room, 2);
    expect(room.stage).toBe('in-play');
    expect(shownIn(log)).toEqual([]);
    await room.playOut();
    const [shown] = shownIn(log);
    if (shown === undefined) throw new Error('nothing was shown');
    expect(shown.entropies).toEqual([0, 1, 2, 3].map((seat) => entropyOf(seat)));
    const s = bytesOf(shown.secret);
    const { game, options } = room.host.state;
    const seats = players.map((player) => ({ player }));
    const { commits } = shown;
    const check = fairCommitment({ table: 'room', deal: 1, rules: game.version, options, seats, commits, s });
    expect(shown.commitment).toBe(check);
    const dealt = factsOf(log).find((fact) => fact.type === 'deal-began');
    expect(dealt).not.toHaveProperty('seed');
    const [first] =
      dealt?.type === 'deal-began' ? (dealt.events as readonly { wall: readonly Tile[] }[]) : [];
    const rules = mahjongGames.find(({ id }) => id === game.id)?.rules;
    const seed = fairSeed(
      s,
      shown.entropies.map((each) => (each === null ? null : bytesOf(each))),
    );
    expect(first?.wall).toEqual(wallOf(rules?.tiles ?? [], seed));
  });

  it('leaves out who hasn’t answered in two seconds, and never waits for who sent no hash', async () => {
    const log = new MemoryLog();
    const room = await testRoom({ settings: fair, log });
    await room.wish('ann', { type: 'sit', seat: 0 });
    await room.wish('bob', { type: 'sit', seat: 1 });
    for (const seat of [2, 3]) await room.wish('ann', { type: 'seat-computer', seat, level: 'easy' });
    await room.wish('bob', { type: 'ready' });
    await room.wish('ann', { type: 'deal', commitment: commitOf(0) });
    await room.clock.advance(1_999);
    expect(room.stage).toBe('waiting');
    await room.clock.advance(1);
    expect(room.stage).toBe('in-play');
    expect(await give(room, 0)).toEqual(refused('no-shuffle-open'));
    await room.wish('ann', { type: 'close' });
    expect(shownIn(log)).toMatchObject([
      { dealt: true, commits: [commitOf(0), null, null, null], entropies: [null, null, null, null] },
    ]);
  });

  it('nobody committed: dealt at once, and shown at the end all the same', async () => {
    const log = new MemoryLog();
    const room = await testRoom({ settings: fair, log });
    await room.dealt();
    expect(room.stage).toBe('in-play');
    await room.playOut();
    expect(shownIn(log)).toHaveLength(1);
  });

  it('an entropy must be what was committed to, for this deal, from who committed', async () => {
    const room = await testRoom({ settings: fair });
    expect(await give(room, 0)).toEqual(refused('not-seated'));
    await committed(room);
    expect(await give(room, 0, entropyOf(1))).toEqual(refused('bad-entropy'));
    expect(await give(room, 0, 'nonsense')).toEqual(refused('bad-entropy'));
    const other = { type: 'entropy', deal: 2, entropy: entropyOf(0) } as const;
    expect(await room.wish('ann', other)).toEqual(refused('no-shuffle-open'));
    expect(await give(room, 0)).toMatchObject({ type: 'done' });
    expect(await give(room, 0)).toMatchObject({ type: 'done' });
  });

  it('nobody is sent a secret or an entropy before the deal is over, nor told that one came', async () => {
    const log = new MemoryLog();
    const room = await testRoom({ settings: fair, log });
    const sent: TableUpdate[] = [];
    for (const viewer of [0, 1, 2, 3, 'outsider'] as const)
      room.host.watch(viewer, (each) => sent.push(each));
    await committed(room);
    const frames = sent.length;
    for (const seat of [0, 1, 2]) await give(room, seat);
    expect(sent).toHaveLength(frames);
    await give(room, 3);
    for (let move = 0; move < 20; move += 1) await room.playOne();
    const opened = factsOf(log).find((fact) => fact.type === 'shuffle-committed');
    const { s } = opened?.type === 'shuffle-committed' ? opened.secret : { s: '' };
    const before = JSON.stringify(sent);
    expect(s).toMatch(/^[0-9a-f]{64}$/);
    for (const secret of [s, ...[0, 1, 2, 3].map((seat) => entropyOf(seat))])
      expect(before).not.toContain(secret);
    await room.wish('ann', { type: 'close' });
    const after = JSON.stringify(sent);
    for (const secret of [s, ...[0, 1, 2, 3].map((seat) => entropyOf(seat))]) expect(after).toContain(secret);
  });

  it('while it is open nobody sits, leaves or changes anything; a table that closes shows it', async () => {
    const log = new MemoryLog();
    const room = await testRoom({ settings: fair, log });
    await committed(room);
    for (const wish of [
      { type: 'leave' },
      { type: 'ready' },
      { type: 'shuffle-seats' },
      { type: 'change' },
    ] as const) {
      expect(await room.wish('ann', wish)).toEqual(refused('deal-in-play'));
    }
    await room.wish('ann', { type: 'close' });
    expect(room.view()).toMatchObject({ stage: 'closed' });
    expect(shownIn(log)).toMatchObject([{ deal: 1, dealt: false }]);
  });

  it('a pause stops its two seconds; all answers in meanwhile deal right after it', async () => {
    const room = await testRoom({ settings: fair });
    await committed(room);
    await room.wish('bob', { type: 'pause' });
    await room.clock.advance(60_000);
    for (const seat of [0, 1, 2, 3]) await give(room, seat);
    expect(room.stage).toBe('waiting');
    await room.wish('bob', { type: 'resume' });
    await room.clock.advance(0);
    expect(room.stage).toBe('in-play');
  });

  it('a deal that the store refuses shows its shuffle; the next has the next number', async () => {
    const log = new MemoryLog();
    const append = log.append.bind(log);
    let refuses = true;
    log.append = async (wish: Append) => {
      const isDeal = wish.events.some(({ fact }) => fact.type === 'deal-began');
      return isDeal && refuses ? { type: 'refused', code: 'balance-zero' } : append(wish);
    };
    const room = await testRoom({ settings: fair, log });
    await committed(room);
    for (const seat of [0, 1, 2]) await give(room, seat);
    expect(await give(room, 3)).toEqual(refused('balance-zero'));
    expect(shownIn(log)).toMatchObject([{ deal: 1, dealt: false }]);
    expect(room.view().seats.some(({ wantsDeal }) => wantsDeal)).toBe(false);
    refuses = false;
    for (const player of ['bob', 'cai', 'dora']) await room.wish(player, { type: 'ready' });
    await room.wish('ann', { type: 'deal' });
    expect(room.stage).toBe('in-play');
    expect(room.view().deals).toBe(2);
  });

  it('a deal that the store refuses when its time is up is given up too', async () => {
    const log = new MemoryLog();
    const append = log.append.bind(log);
    log.append = async (wish: Append) => {
      const isDeal = wish.events.some(({ fact }) => fact.type === 'deal-began');
      return isDeal ? { type: 'refused', code: 'balance-zero' } : append(wish);
    };
    const room = await testRoom({ settings: fair, log });
    await committed(room);
    await room.clock.advance(60_000);
    expect(shownIn(log)).toMatchObject([{ deal: 1, dealt: false }]);
    expect(room.host.state.shuffle).toBeUndefined();
  });

  it('a fold may start at a fair deal: its secrets are in the base, never in the view', async () => {
    const log = new MemoryLog();
    const room = await testRoom({ settings: fair, log });
    await committed(room);
    for (const seat of [0, 1, 2, 3]) await give(room, seat);
    await room.playOut();
    const { base, events, start } = await log.load();
    expect(start).toBeGreaterThan(0);
    const [a, b] = [foldFrom(base, events), foldTable(log.all)];
    if (a === undefined || b === undefined) throw new Error('nothing to fold');
    expect(packTable(a)).toEqual(packTable(b));
    expect((room.view().view as MahjongView).common.stage.type).toBe('deal-over');
  });
});
