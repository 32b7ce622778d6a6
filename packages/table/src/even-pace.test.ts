import { findMahjongGame, type MahjongAction, type MahjongView, type Seat } from '@tilehouse/engine';
import { dealFromWall, type Layout, layWall } from '@tilehouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { publicSettings, type TableSettings } from './settings.ts';
import { players, type TestRoom, testRoom } from './testing/test-room.ts';
import { dullChoosers } from './testing/test-table.ts';

const settings: Partial<TableSettings> = { ...publicSettings, shuffle: 'own' };

/** A room at even pace in which a laid-out hand is dealt; a `c` is a computer's seat. */
async function dealt(
  layout: Layout,
  at: { id?: string; seating?: string; even?: Partial<TableSettings> } = {},
) {
  const game = findMahjongGame(at.id ?? 'hong-kong-old-style');
  if (game === undefined) throw new Error('no game');
  const wall = layWall(game.rules, layout);
  const rigged = {
    ...game,
    deal: (state: Parameters<typeof game.deal>[0]) => dealFromWall(game, state, { wall }),
  };
  const room = await testRoom({
    game: game.id,
    findGame: (id) => (id === game.id ? rigged : undefined),
    settings: { ...settings, ...at.even },
    choosers: { ...dullChoosers, delay: () => 5_000 },
  });
  for (const [seat, letter] of [...(at.seating ?? 'p'.repeat(game.seats))].entries()) {
    if (letter === 'p') await room.wish(players[seat] ?? '', { type: 'sit', seat });
    else await room.wish('ann', { type: 'seat-computer', seat, level: 'dull' });
  }
  for (const player of players) await room.wish(player, { type: 'ready' });
  await room.wish('ann', { type: 'deal' });
  expect(room.stage).toBe('in-play');
  return room;
}

const common = (room: TestRoom) => (room.view().view as MahjongView).common;

/** A seat plays an offer of a type. */
async function plays(room: TestRoom, seat: Seat, wish: Partial<MahjongAction>): Promise<void> {
  const offers = (room.view(seat).view as MahjongView).mine?.offers ?? [];
  const offer = offers.findIndex((each) =>
    Object.entries(wish).every(([name, value]) => Object(each)[name] === value),
  );
  const answer = await room.host.act(seat, { prompt: room.view(seat).prompt?.id ?? '', offer });
  expect(answer).toMatchObject({ type: 'done' });
}

describe('even pace', () => {
  it('the next draw comes 1.2 s after a discard that nobody can claim; until then nobody is asked', async () => {
    const room = await dealt({ hands: ['5p'] });
    await plays(room, 0, { type: 'discard', tile: '5p' });
    expect(common(room).stage).toEqual({ type: 'claims', cause: 'discard', seat: 0, tile: '5p' });
    expect(room.host.asked).toEqual([]);
    await room.clock.advance(1_199);
    expect(common(room).stage.type).toBe('claims');
    await room.clock.advance(1);
    expect(common(room).stage).toMatchObject({ type: 'turn', seat: 1 });
  });

  it('looks to a seat that isn’t asked as it does while somebody is', async () => {
    const asked = await dealt({ hands: ['5p', '', '55p', '123m456s78999p11z'] });
    const free = await dealt({ hands: ['5p', '', '', '123m456s78999p11z'] });
    for (const room of [asked, free]) await plays(room, 0, { type: 'discard', tile: '5p' });
    expect(asked.host.asked).toEqual([2]);
    expect(JSON.stringify(asked.view(3))).toBe(JSON.stringify(free.view(3)));
  });

  it('who passes early gives nothing away; who passes late is waited for, and no longer', async () => {
    const room = await dealt({ hands: ['5p', '', '55p', ''] });
    await plays(room, 0, { type: 'discard', tile: '5p' });
    await room.clock.advance(300);
    await plays(room, 2, { type: 'pass' });
    expect((room.view(2).view as MahjongView).mine?.answered).toBe(true);
    await room.clock.advance(899);
    expect(common(room).stage.type).toBe('claims');
    await room.clock.advance(1);
    expect(common(room).stage).toMatchObject({ type: 'turn', seat: 1 });
    const late = await dealt({ hands: ['5p', '', '55p', ''] });
    await plays(late, 0, { type: 'discard', tile: '5p' });
    await late.clock.advance(3_000);
    await plays(late, 2, { type: 'pass' });
    expect(common(late).stage).toMatchObject({ type: 'turn', seat: 1 });
  });

  it('a claim is taken as soon as it stands', async () => {
    const room = await dealt({ hands: ['5p', '', '55p', ''] });
    await plays(room, 0, { type: 'discard', tile: '5p' });
    await room.clock.advance(300);
    await plays(room, 2, { type: 'pung' });
    expect(common(room).stage).toMatchObject({ type: 'turn', seat: 2 });
  });

  it('computers answer within it, however slow they are', async () => {
    const room = await dealt({ hands: ['5p', '46p', '55p', ''] }, { seating: 'pccp' });
    await plays(room, 0, { type: 'discard', tile: '5p' });
    await room.clock.advance(1_200);
    expect(common(room).stage).toMatchObject({ type: 'turn', seat: 1 });
    expect(room.problems).toEqual([]);
  });

  it('an added kong waits before it is paid and replaced', async () => {
    const room = await dealt(
      { hands: ['5p', '', '55p', ''], draws: '1z2z3z5p' },
      { id: 'hong-kong-old-style' },
    );
    await plays(room, 0, { type: 'discard', tile: '5p' });
    await plays(room, 2, { type: 'pung' });
    await plays(room, 2, { type: 'discard' });
    for (const seat of [3, 0, 1] as const) {
      await pass(room);
      expect(common(room).stage).toMatchObject({ type: 'turn', seat });
      await plays(room, seat, { type: 'discard' });
    }
    await pass(room);
    await plays(room, 2, { type: 'kong', kind: 'added' });
    expect(common(room).stage).toMatchObject({ type: 'claims', cause: 'kong', seat: 2 });
    const { live } = common(room);
    await room.clock.advance(1_199);
    expect(common(room).live).toBe(live);
    await room.clock.advance(1);
    expect(common(room).stage).toMatchObject({ type: 'turn', seat: 2 });
  });

  it('a concealed kong waits only where it may be robbed', async () => {
    const room = await dealt({ hands: ['5555p'] }, { id: 'malaysian' });
    await plays(room, 0, { type: 'kong' });
    expect(common(room).stage).toMatchObject({ type: 'turn', seat: 0 });
  });

  it('a hand cancelled or a pause in between: what is held back is gone, or waits for the rest', async () => {
    const room = await dealt({ hands: ['5p'] });
    await plays(room, 0, { type: 'discard', tile: '5p' });
    await room.clock.advance(1_000);
    await room.wish('bob', { type: 'pause' });
    await room.clock.advance(60_000);
    expect(common(room).stage.type).toBe('claims');
    await room.wish('bob', { type: 'resume' });
    await room.clock.advance(199);
    expect(common(room).stage.type).toBe('claims');
    await room.clock.advance(1);
    expect(common(room).stage.type).toBe('turn');
    await plays(room, 1, { type: 'discard' });
    await room.host.command({ type: 'cancel-deal' });
    expect(common(room).stage).toMatchObject({ ending: { type: 'cancelled' } });
    await room.clock.advance(60_000);
    expect(room.stage).toBe('between-deals');
  });

  it('without it the game moves on at once', async () => {
    const room = await dealt({ hands: ['5p'] }, { even: { evenPaceMs: undefined } });
    await plays(room, 0, { type: 'discard', tile: '5p' });
    expect(common(room).stage).toMatchObject({ type: 'turn', seat: 1 });
  });

  /** Passes for whoever is asked about a tile, and lets the moment pass. */
  async function pass(room: TestRoom): Promise<void> {
    for (const seat of room.host.asked) {
      if (common(room).stage.type === 'claims') await plays(room, seat, { type: 'pass' });
    }
    await room.clock.advance(1_200);
  }
});
