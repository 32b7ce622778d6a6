import { describe, expect, it } from 'vitest';
import { MemoryLog } from './memory-log.ts';
import { TableHost } from './table-host.ts';
import { players, testRoom } from './testing/test-room.ts';
import { testPorts } from './testing/test-table.ts';

const refused = (code: string) => ({ type: 'refused', code });
const done = { type: 'done' };
const call = 'https://meet.example.com/mahjong?room=1';

describe('the call of a table', () => {
  it('is set by the host, over https alone, and shown to those who sit there', async () => {
    const room = await testRoom();
    await room.seatAll();
    expect(await room.wish('bob', { type: 'call', link: call })).toEqual(refused('not-host'));
    for (const link of [
      'http://meet.example.com/',
      'javascript:alert(1)',
      'https://',
      'https://user@evil.example.com/',
      'https://meet.exаmple.com/',
      'https://meet.example.com/ x',
      'https://meet.example.com:99999/',
      'https://meet.example.com:0/',
      'https://meet.xn--exmple-4nf.com/',
      'https://XN--meet.example.com/',
      'https://meet.example.xn--p1ai/',
      `https://meet.example.com/${'x'.repeat(500)}`,
    ]) {
      expect(await room.wish('ann', { type: 'call', link })).toEqual(refused('bad-link'));
    }
    const numbers = [room.host.state.seen[1], room.host.state.seen[4]];
    expect(await room.wish('ann', { type: 'call', link: call })).toMatchObject(done);
    for (const seat of [0, 1, 2, 3] as const) expect(room.view(seat).hosted?.call).toBe(call);
    expect(room.view().hosted?.call).toBeUndefined();
    // for whoever only looks on nothing has happened
    expect([room.host.state.seen[1], room.host.state.seen[4]]).toEqual([(numbers[0] ?? 0) + 1, numbers[1]]);
    await room.wish('ann', { type: 'call', link: null });
    expect(room.view(1).hosted?.call).toBeUndefined();
  });
});

describe('muting', () => {
  it('is the host’s, never of the host, and can be taken back', async () => {
    const room = await testRoom();
    await room.seatAll();
    expect(await room.wish('bob', { type: 'mute', player: 'cai', on: true })).toEqual(refused('not-host'));
    await room.wish('ann', { type: 'mute', player: 'ann', on: true });
    expect(room.view().hosted?.muted).toBeUndefined();
    await room.wish('ann', { type: 'mute', player: 'bob', on: true });
    await room.wish('ann', { type: 'mute', player: 'bob', on: true });
    expect(room.view().hosted?.muted).toEqual(['bob']);
    // as somebody else, with an account for one, they are the same
    await room.host.command({ type: 'known-as', player: 'bob', as: { player: 'robert', name: 'Robert' } });
    expect(room.view().hosted?.muted).toEqual(['robert']);
    await room.wish('ann', { type: 'mute', player: 'robert', on: false });
    expect(room.view().hosted?.muted).toBeUndefined();
    for (let at = 0; at < 50; at += 1) await room.wish('ann', { type: 'mute', player: `p${at}`, on: true });
    expect(await room.wish('ann', { type: 'mute', player: 'bob', on: true })).toEqual(
      refused('too-many-muted'),
    );
  });

  it('and the call are there again when the table is taken up from its log, deals later too', async () => {
    const log = new MemoryLog();
    const room = await testRoom({ log });
    await room.seatAll();
    await room.wish('ann', { type: 'call', link: call });
    await room.wish('ann', { type: 'mute', player: 'bob', on: true });
    for (const player of players) await room.wish(player, { type: 'ready' });
    await room.wish('ann', { type: 'deal' });
    room.host.stop();
    const again = await TableHost.resume(testPorts({ log }));
    expect(again?.state).toMatchObject({ call, muted: ['bob'], newcomer: false });
  });
});

describe('a seat that somebody left between two hands', () => {
  /** A match of fixed length after its first hand. */
  async function between() {
    const room = await testRoom();
    await room.dealt();
    await room.playOut();
    expect(room.stage).toBe('between-deals');
    return room;
  }

  it.each([
    ['a friend', 'eve', { type: 'sit', seat: 3 }],
    ['a computer', 'ann', { type: 'seat-computer', seat: 3, level: 'easy' }],
  ] as const)(
    'is taken by %s, and it goes on when all agree, however long that takes',
    async (_, who, wish) => {
      const room = await between();
      await room.wish('ann', { type: 'ready' });
      await room.wish('dora', { type: 'leave' });
      expect(await room.wish(who, wish)).toMatchObject(done);
      // what was agreed before is agreed no more
      expect(room.view().seats.filter(({ wantsDeal }) => wantsDeal)).toEqual([]);
      expect(room.view().hosted?.newcomer).toBe(true);
      for (const player of ['ann', 'bob', 'eve']) await room.wish(player, { type: 'ready' });
      expect(room.view().hosted?.nextIn).toBeUndefined();
      await room.clock.advance(120_000);
      expect(room.stage).toBe('between-deals');
      await room.wish('cai', { type: 'ready' });
      expect(room.stage).toBe('in-play');
      expect(room.view().hosted?.newcomer).toBeUndefined();
      // with the same people again, the first Next decides
      await room.playOut();
      await room.wish('bob', { type: 'ready' });
      expect(room.view().hosted?.nextIn).toBe(30_000);
    },
  );

  it('can be taken from somebody who has been away for five minutes, by anybody who sits there', async () => {
    const room = await between();
    await room.host.command({ type: 'went-away', player: 'ann' });
    expect(await room.wish('bob', { type: 'remove', seat: 2 })).toEqual(refused('not-host'));
    expect(await room.wish('eve', { type: 'remove', seat: 0 })).toEqual(refused('not-host'));
    await room.clock.advance(299_000);
    expect(await room.wish('bob', { type: 'remove', seat: 0 })).toEqual(refused('not-away-for-long'));
    await room.clock.advance(1_000);
    expect(await room.wish('bob', { type: 'remove', seat: 0 })).toMatchObject(done);
    expect(room.view().seats[0].occupant).toBeUndefined();
    // the host is gone: the next one seated is host
    expect(room.view().hosted?.host).toBe('bob');
  });
});
