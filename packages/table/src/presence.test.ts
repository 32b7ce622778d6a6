import { findMahjongGame, type MahjongView } from '@tilehouse/engine';
import { dealFromWall, layWall } from '@tilehouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { nextDue } from './due.ts';
import { publicSettings, type TableSettings } from './settings.ts';
import { type TestRoom, testRoom } from './testing/test-room.ts';

const refused = (code: string) => ({ type: 'refused', code });

const away = (room: TestRoom, ...names: readonly string[]) =>
  Promise.all(names.map((player) => room.host.command({ type: 'went-away', player })));
const back = (room: TestRoom, player: string) => room.host.command({ type: 'came-back', player });
const common = (room: TestRoom) => (room.view().view as MahjongView).common;

const settings: Partial<TableSettings> = { ...publicSettings, shuffle: 'own', evenPaceMs: undefined };

/** A game whose first dealer is seat 0. */
function laidOut(hands: readonly string[], id = 'hong-kong-old-style') {
  const game = findMahjongGame(id);
  if (game === undefined) throw new Error(id);
  const wall = layWall(game.rules, { hands });
  const rigged = {
    ...game,
    deal: (state: Parameters<typeof game.deal>[0]) => dealFromWall(game, state, { wall }),
  };
  return (name: string) => (name === game.id ? rigged : undefined);
}

describe('a person whose line is down', () => {
  it('is played for after 45 seconds, which a pause stops; back at once on return', async () => {
    const room = await testRoom({
      settings: { ...settings, clocks: { answer: 6, turn: undefined, bank: 0 } },
      findGame: laidOut(['123m']),
    });
    await room.dealt();
    await away(room, 'ann');
    expect(room.view().seats[0]).toMatchObject({ away: true });
    expect(room.view().hosted?.autopilotIn).toEqual([{ seat: 0, left: 45_000 }]);
    await room.clock.advance(30_000);
    expect(room.view().hosted?.autopilotIn).toEqual([{ seat: 0, left: 15_000 }]);
    await room.wish('bob', { type: 'pause' });
    expect(room.view().hosted).not.toHaveProperty('autopilotIn');
    await room.clock.advance(100_000);
    await room.wish('bob', { type: 'resume' });
    expect(room.view().hosted?.autopilotIn).toEqual([{ seat: 0, left: 15_000 }]);
    await room.clock.advance(14_999);
    expect(room.view().seats[0]).not.toHaveProperty('autopilot');
    expect(common(room).discards).toHaveLength(0);
    await room.clock.advance(1);
    expect(room.view().seats[0]).toMatchObject({ away: true, autopilot: true });
    expect(room.view().hosted).not.toHaveProperty('autopilotIn');
    await room.clock.advance(1_000);
    expect(common(room).discards).toHaveLength(1);
    await back(room, 'ann');
    expect(room.view().seats[0]).not.toHaveProperty('away');
    expect(room.view().seats[0]).not.toHaveProperty('autopilot');
  });

  it('passes every window at once', async () => {
    const room = await testRoom({ settings, findGame: laidOut(['5p', '46p', '55p', '123456s789m1122z']) });
    await room.dealt();
    await away(room, 'bob', 'cai');
    await room.clock.advance(45_000);
    const { state } = room.host;
    const offers = state.game.offers(state.match, 0) as readonly { type: string; tile?: string }[];
    const offer = offers.findIndex(({ type, tile }) => type === 'discard' && tile === '5p');
    await room.host.act(0, { prompt: room.view(0).prompt?.id ?? '', offer });
    await room.clock.advance(0);
    expect(common(room).stage).toMatchObject({ type: 'turn', seat: 1 });
  });

  it('stays away for ever where the table plays for nobody', async () => {
    const room = await testRoom({
      settings: { clocks: { answer: undefined, turn: undefined, bank: 0 } },
      findGame: laidOut(['123m']),
    });
    await room.dealt();
    await away(room, 'ann');
    expect(room.view().hosted).not.toHaveProperty('autopilotIn');
    await room.clock.advance(86_400_000);
    expect(common(room).discards).toHaveLength(0);
  });

  it('never counts as ready', async () => {
    const room = await testRoom({ game: 'missing-suit' });
    await room.dealt();
    await room.playOut();
    await room.wish('bob', { type: 'ready' });
    await away(room, 'bob');
    await room.wish('ann', { type: 'ready' });
    await room.wish('cai', { type: 'ready' });
    expect(room.stage).toBe('between-deals');
    await back(room, 'bob');
    await room.wish('bob', { type: 'ready' });
    expect(room.stage).toBe('in-play');
  });

  it('a line told down or up twice says nothing new, nor does a stranger’s', async () => {
    const room = await testRoom();
    await room.seatAll();
    const { length } = room.host;
    await away(room, 'ann', 'ann', 'eve');
    expect(room.host.length).toBe(length + 1);
    await back(room, 'ann');
    await back(room, 'ann');
    expect(room.host.length).toBe(length + 2);
  });
});

describe('a table that nobody is at', () => {
  const everybody = ['ann', 'bob', 'cai', 'dora'] as const;

  it('freezes; the first one back thaws it after five seconds, with what was left', async () => {
    const room = await testRoom({ settings, findGame: laidOut(['123m']) });
    await room.dealt();
    await room.clock.advance(10_000);
    await away(room, ...everybody);
    expect(room.view().hosted?.frozen).toEqual({});
    await room.clock.advance(600_000);
    expect(common(room).discards).toHaveLength(0);
    await back(room, 'ann');
    expect(room.view().hosted?.frozen).toEqual({ thaw: 5_000 });
    expect(await room.host.act(0, { prompt: room.view(0).prompt?.id ?? '', offer: 0 })).toEqual(
      refused('frozen'),
    );
    await room.clock.advance(5_000);
    expect(room.view().hosted).not.toHaveProperty('frozen');
    expect(room.view(0).prompt?.left).toBe(70_000);
  });

  it('takes the wish for the next hand of who is back, and deals when clocks go on', async () => {
    const room = await testRoom({ settings, findGame: laidOut(['123m']) });
    await room.seatAll();
    await away(room, ...everybody);
    expect(await room.host.command({ type: 'want-deal', seat: 1 })).toEqual(refused('frozen'));
    for (const player of everybody) await back(room, player);
    for (const player of everybody.slice(1)) await room.wish(player, { type: 'ready' });
    expect(await room.wish('ann', { type: 'deal' })).toMatchObject({ type: 'done' });
    const prompt = room.view(0).prompt?.id ?? '';
    expect(await room.host.act(0, { prompt, offer: 0 })).toEqual(refused('frozen'));
    await room.clock.advance(5_000);
    expect(room.view(0).prompt?.left).toBe(80_000);
    expect(await room.host.act(0, { prompt, offer: 0 })).toMatchObject({ type: 'done' });
  });

  it('stays frozen when the one who came goes again', async () => {
    const room = await testRoom({ settings, findGame: laidOut(['123m']) });
    await room.dealt();
    await away(room, ...everybody);
    await back(room, 'ann');
    await away(room, 'ann');
    await room.clock.advance(20 * 60_000 - 1);
    expect(room.stage).toBe('in-play');
    await room.clock.advance(1);
    expect(room.view()).toMatchObject({ stage: 'closed', closing: { reason: 'nobody-here' } });
    expect(common(room).stage).toMatchObject({ ending: { type: 'cancelled' } });
    expect(nextDue(room.host.state)).toBeUndefined();
  });

  it('a private room stays as it is, and expires a week after its last move', async () => {
    const room = await testRoom({ findGame: laidOut(['123m']) });
    await room.dealt();
    await room.clock.advance(60_000);
    const moved = room.host.state.movedAt;
    await away(room, ...everybody);
    const week = 7 * 86_400_000;
    expect(nextDue(room.host.state)).toBe(moved + week);
    await room.clock.advance(moved + week - room.clock.now() - 1);
    expect(room.stage).toBe('in-play');
    await room.clock.advance(1);
    expect(room.view()).toMatchObject({ stage: 'closed', closing: { reason: 'expired' } });
  });

  it('a lobby at which nobody sits any more closes too', async () => {
    const room = await testRoom({ settings });
    await room.wish('ann', { type: 'sit', seat: 0 });
    await room.wish('ann', { type: 'leave' });
    await room.clock.advance(20 * 60_000);
    expect(room.stage).toBe('closed');
  });

  it('a pause outlives a freeze', async () => {
    const room = await testRoom({ settings, findGame: laidOut(['123m']) });
    await room.dealt();
    await room.wish('bob', { type: 'pause' });
    await room.clock.advance(60_000);
    await away(room, ...everybody);
    await room.clock.advance(300_000);
    await back(room, 'ann');
    await room.clock.advance(5_000);
    expect(room.view().pausedBy).toBe(1);
    await room.clock.advance(59_999);
    expect(room.view().pausedBy).toBe(1);
    await room.clock.advance(1);
    expect(room.view()).not.toHaveProperty('pausedBy');
    expect(room.view(0).prompt?.left).toBe(80_000);
  });
});

describe('pauses and outages', () => {
  it('a public table is paused twice at most, two minutes each', async () => {
    const room = await testRoom({ settings });
    await room.dealt();
    for (const left of [1, 0]) {
      await room.wish('cai', { type: 'pause' });
      expect(room.view().hosted?.pausesLeft).toBe(left);
      await room.clock.advance(119_999);
      expect(room.view().pausedBy).toBe(2);
      await room.clock.advance(1);
      expect(room.view()).not.toHaveProperty('pausedBy');
    }
    expect(await room.wish('ann', { type: 'pause' })).toEqual(refused('no-pauses-left'));
  });

  it('an outage moves every deadline by the time lost and five seconds, once', async () => {
    const room = await testRoom({ settings, findGame: laidOut(['123m']) });
    await room.dealt();
    const due = nextDue(room.host.state) ?? 0;
    expect(due).toBe(80_000);
    const lost = { type: 'outage', from: 10_000, to: 30_000 } as const;
    await Promise.all([room.host.command(lost), room.host.command(lost)]);
    expect(nextDue(room.host.state)).toBe(due + 25_000);
    await room.host.command({ type: 'outage', from: 20_000, to: 40_000 });
    expect(nextDue(room.host.state)).toBe(due + 25_000 + 15_000);
  });

  it('whoever is not the nearest waits a moment before it acts', async () => {
    const world = { patience: () => 1_000 };
    const room = await testRoom({ settings, findGame: laidOut(['123m']), world });
    await room.dealt();
    await room.clock.advance(80_999);
    expect(common(room).discards).toHaveLength(0);
    await room.clock.advance(1);
    expect(common(room).discards).toHaveLength(1);
  });

  it('an answer right before, at and after the deadline: one discard, the late one refused', async () => {
    for (const early of [5, 0, -5]) {
      const room = await testRoom({ settings, findGame: laidOut(['123m']) });
      await room.dealt();
      const prompt = room.view(0).prompt?.id ?? '';
      await room.clock.advance(80_000 - early);
      const answer = await room.host.act(0, { prompt, offer: 0 });
      await room.clock.advance(10);
      expect(common(room).discards).toHaveLength(1);
      expect(answer.type).toBe(early > 0 ? 'done' : 'refused');
    }
  });
});
