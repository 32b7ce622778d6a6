import { describe, expect, it } from 'vitest';
import { publicSettings } from './settings.ts';
import { person, players, testRoom } from './testing/test-room.ts';

const refused = (code: string) => ({ type: 'refused', code });
const done = { type: 'done' };

describe('a lobby', () => {
  it('whoever sits first is host; when the host leaves, the next person seated is', async () => {
    const room = await testRoom();
    await room.wish('bob', { type: 'sit', seat: 2 });
    expect(room.view().hosted?.host).toBe('bob');
    await room.wish('bob', { type: 'seat-computer', seat: 3, level: 'normal' });
    await room.wish('cai', { type: 'sit', seat: 1 });
    await room.wish('bob', { type: 'leave' });
    expect(room.view().hosted?.host).toBe('cai');
    expect(await room.wish('bob', { type: 'seat-computer', seat: 0, level: 'easy' })).toEqual(
      refused('not-host'),
    );
    await room.wish('cai', { type: 'leave' });
    expect(room.view().hosted?.host).toBeUndefined();
    await room.wish('dora', { type: 'sit', seat: 0 });
    expect(room.view().hosted?.host).toBe('dora');
  });

  it('a seat is one person’s, and a person has one seat', async () => {
    const room = await testRoom();
    expect(await room.wish('ann', { type: 'sit', seat: 0 })).toMatchObject(done);
    expect(await room.wish('ann', { type: 'sit', seat: 0 })).toMatchObject(done);
    expect(await room.wish('ann', { type: 'sit', seat: 1 })).toEqual(refused('already-seated'));
    expect(await room.wish('bob', { type: 'sit', seat: 0 })).toEqual(refused('seat-taken'));
    expect(await room.wish('bob', { type: 'ready' })).toEqual(refused('not-seated'));
    const small = await testRoom({ game: 'missing-suit' });
    expect(await small.wish('bob', { type: 'sit', seat: 3 })).toEqual(refused('no-such-seat'));
  });

  it('a person keeps its seat under another name, or with an account now, also in a hand', async () => {
    const room = await testRoom();
    await room.dealt();
    await room.wish(person('bob', { name: 'Robert' }), { type: 'sit', seat: 1 });
    expect(room.view().seats[1].occupant).toMatchObject({ player: 'bob', name: 'Robert' });
    expect(room.stage).toBe('in-play');
  });

  it('who sits is decided when it is stored: two want one seat, one gets it', async () => {
    const room = await testRoom();
    const both = await Promise.all(
      ['ann', 'bob'].map((player) => room.wish(player, { type: 'sit', seat: 1 })),
    );
    expect(both).toMatchObject([done, refused('seat-taken')]);
  });

  it('the host deals once every seat is taken and everybody is ready', async () => {
    const room = await testRoom();
    for (const seat of [0, 1] as const) await room.wish(players[seat], { type: 'sit', seat });
    expect(await room.wish('bob', { type: 'deal' })).toEqual(refused('not-host'));
    expect(await room.wish('ann', { type: 'deal' })).toEqual(refused('seats-open'));
    for (const seat of [2, 3] as const)
      await room.wish('ann', { type: 'seat-computer', seat, level: 'easy' });
    expect(await room.wish('ann', { type: 'deal' })).toEqual(refused('not-everyone-ready'));
    await room.wish('bob', { type: 'ready' });
    await room.wish('ann', { type: 'ready' });
    expect(room.stage).toBe('waiting');
    await room.wish('bob', { type: 'not-ready' });
    expect(await room.wish('ann', { type: 'deal' })).toEqual(refused('not-everyone-ready'));
    await room.wish('bob', { type: 'ready' });
    expect(await room.wish('ann', { type: 'deal' })).toMatchObject(done);
    expect(room.stage).toBe('in-play');
  });

  it('changed options ask everybody anew; only what was changed is', async () => {
    const room = await testRoom({ game: 'missing-suit' });
    await room.seatAll();
    await room.wish('bob', { type: 'ready' });
    const [option] = Object.entries(room.host.state.game.options);
    if (option === undefined) throw new Error('no options');
    const [name] = option;
    const before = room.view().options;
    await room.wish('ann', { type: 'change', customs: { evenPace: true, away: 90 } });
    expect(room.view()).toMatchObject({
      options: before,
      hosted: { customs: { evenPaceMs: 1200, awaySeconds: 90 } },
    });
    expect(room.view().seats[1].wantsDeal).toBe(false);
    expect(await room.wish('ann', { type: 'change', options: { [name]: 'nonsense' } })).toEqual(
      refused('bad-options'),
    );
    await room.wish('ann', { type: 'change', customs: { clocks: { answer: null, turn: 20, bank: 60 } } });
    expect(room.view().clocks).toMatchObject({ turn: 20, bank: 60 });
  });

  it('shuffled seats hold the same people, ready or not', async () => {
    const room = await testRoom();
    await room.seatAll();
    await room.wish('cai', { type: 'ready' });
    expect(await room.wish('bob', { type: 'shuffle-seats' })).toEqual(refused('not-host'));
    await room.wish('ann', { type: 'shuffle-seats' });
    const { seats } = room.view();
    expect(seats.map(({ occupant }) => occupant?.name).sort()).toEqual([...players]);
    expect(seats.filter(({ wantsDeal }) => wantsDeal).map(({ occupant }) => occupant?.name)).toEqual(['cai']);
  });

  it('first dealers are even over fresh tables, and results follow the person', async () => {
    const places = new Map<number, number>();
    const room = await testRoom();
    await room.seatAll();
    for (let round = 0; round < 400; round += 1) {
      await room.wish('ann', { type: 'shuffle-seats' });
      const at = room.host.state.seats.findIndex((each) => each?.name === 'ann');
      places.set(at, (places.get(at) ?? 0) + 1);
    }
    for (const count of places.values()) expect(count).toBeGreaterThan(60);
    expect(places.size).toBe(4);
  });

  it('the host removes people and computers from the lobby', async () => {
    const room = await testRoom();
    await room.seatAll();
    expect(await room.wish('ann', { type: 'remove', seat: 1 })).toMatchObject(done);
    expect(await room.wish('ann', { type: 'remove', seat: 1 })).toEqual(refused('nobody-there'));
    expect(room.view().seats[1].occupant).toBeUndefined();
    expect(await room.wish('bob', { type: 'sit', seat: 1 })).toMatchObject(done);
  });
});

describe('during and between hands', () => {
  it('nobody sits, leaves or changes anything while a hand is dealt', async () => {
    const room = await testRoom({ game: 'hong-kong' });
    await room.dealt();
    expect(room.stage).toBe('in-play');
    for (const wish of [
      { type: 'leave' },
      { type: 'ready' },
      { type: 'not-ready' },
      { type: 'deal' },
      { type: 'change' },
      { type: 'shuffle-seats' },
      { type: 'seat-computer', seat: 0, level: 'easy' },
      { type: 'remove', seat: 0 },
    ] as const) {
      expect(await room.wish('ann', wish), wish.type).toEqual(refused('deal-in-play'));
    }
    expect(await room.wish('eve', { type: 'sit', seat: 0 })).toEqual(refused('deal-in-play'));
  });

  it('a person removed in a hand is played for to its end, then the seat is free', async () => {
    const room = await testRoom();
    await room.dealt();
    expect(await room.wish('bob', { type: 'remove', seat: 0 })).toEqual(refused('not-host'));
    await room.wish('ann', { type: 'remove', seat: 1 });
    expect(room.view().seats[1]).toMatchObject({ autopilot: true, removed: true });
    expect(await room.wish('bob', { type: 'pause' })).toEqual(refused('not-seated'));
    await room.playOut();
    expect(room.stage).toBe('between-deals');
    expect(room.view().seats[1]).toEqual({ occupant: undefined, wantsDeal: false, played: 'bob' });
    await room.wish('eve', { type: 'sit', seat: 1 });
    // the hand that is over stays that of who played it
    expect(room.view().seats[1]).toMatchObject({ occupant: { name: 'eve' }, played: 'bob' });
    for (const player of ['ann', 'eve', 'cai', 'dora']) await room.wish(player, { type: 'ready' });
    expect(room.stage).toBe('in-play');
    expect(room.view().seats[1]).not.toHaveProperty('played');
  });

  it('a removal and a closed line at once: one seat freed, whatever the order', async () => {
    for (const order of [0, 1]) {
      const room = await testRoom();
      await room.dealt();
      const both = [
        () => room.wish('ann', { type: 'remove', seat: 1 }),
        () => room.host.command({ type: 'went-away', player: 'bob' }),
      ];
      await Promise.all((order === 0 ? both : both.reverse()).map((each) => each()));
      await room.playOut();
      expect(room.view().seats.map(({ occupant }) => occupant?.name)).toEqual([
        'ann',
        undefined,
        'cai',
        'dora',
      ]);
    }
  });

  it('where money moves, who leaves between hands ends the game, and everybody is told who', async () => {
    const room = await testRoom({ game: 'missing-suit', settings: publicSettings });
    await room.seatAll();
    expect(room.view().hosted?.settles).toBe(true);
    for (const player of ['ann', 'bob', 'cai']) await room.wish(player, { type: 'ready' });
    await room.wish('ann', { type: 'deal' });
    await room.playOut();
    expect(room.stage).toBe('between-deals');
    await room.wish('bob', { type: 'leave' });
    expect(room.view()).toMatchObject({
      stage: 'closed',
      closing: { reason: 'left', player: 'bob', name: 'bob' },
    });
    expect(await room.wish('ann', { type: 'ready' })).toEqual(refused('table-closed'));
  });

  it('elsewhere a computer may take over, all agreeing anew', async () => {
    const room = await testRoom({ game: 'missing-suit' });
    await room.seatAll();
    await room.wish('cai', { type: 'leave' });
    await room.wish(person('eve', { agent: true }), { type: 'sit', seat: 2 });
    expect(room.view().hosted?.settles).toBe('agent');
    for (const player of ['ann', 'bob', 'eve']) await room.wish(player, { type: 'ready' });
    await room.wish('ann', { type: 'deal' });
    await room.playOut();
    await room.wish('ann', { type: 'ready' });
    await room.wish('bob', { type: 'leave' });
    await room.wish('ann', { type: 'seat-computer', seat: 1, level: 'easy' });
    expect(room.view().seats.some(({ wantsDeal }) => wantsDeal)).toBe(false);
    await room.wish('ann', { type: 'ready' });
    expect(room.stage).toBe('between-deals');
    await room.wish('eve', { type: 'ready' });
    expect(room.stage).toBe('in-play');
  });

  it('an endless table deals once everybody wants it, one of them twice or not', async () => {
    const room = await testRoom({ game: 'missing-suit' });
    await room.dealt();
    await room.playOut();
    for (const player of ['ann', 'bob', 'ann']) await room.wish(player, { type: 'ready' });
    await room.clock.advance(600_000);
    expect(room.stage).toBe('between-deals');
    await room.wish('cai', { type: 'ready' });
    expect(room.stage).toBe('in-play');
    expect(room.view().deals).toBe(2);
  });

  it('a match of fixed length goes on half a minute after the first Next', async () => {
    const room = await testRoom();
    await room.dealt();
    await room.playOut();
    await room.clock.advance(600_000);
    expect(room.stage).toBe('between-deals');
    await room.wish('bob', { type: 'ready' });
    expect(room.view().hosted?.nextIn).toBe(30_000);
    await room.clock.advance(10_000);
    await room.wish('cai', { type: 'pause' });
    await room.clock.advance(100_000);
    await room.wish('cai', { type: 'resume' });
    expect(room.view().hosted?.nextIn).toBe(20_000);
    await room.clock.advance(19_999);
    expect(room.stage).toBe('between-deals');
    await room.clock.advance(1);
    expect(room.stage).toBe('in-play');
  });

  it('closing a public table in a hand needs a second player’s word', async () => {
    const room = await testRoom({ settings: { closeByTwo: true } });
    await room.dealt();
    expect(await room.wish('bob', { type: 'close' })).toEqual(refused('not-host'));
    await room.wish('ann', { type: 'close' });
    await room.wish('ann', { type: 'close' });
    expect(room.view().hosted?.closeAsked).toBe('ann');
    expect(room.stage).toBe('in-play');
    expect(await room.wish('eve', { type: 'close' })).toEqual(refused('not-host'));
    await room.wish('bob', { type: 'close' });
    expect(room.view()).toMatchObject({ stage: 'closed', closing: { reason: 'closed', player: 'ann' } });
  });

  it('rules try-outs: one person holds every seat', async () => {
    const room = await testRoom({ game: 'missing-suit', settings: { manySeats: true } });
    for (const seat of [0, 1, 2]) await room.wish('ann', { type: 'sit', seat });
    expect(room.view().hosted?.settles).toBe('same-account');
    await room.wish('ann', { type: 'deal' });
    expect(room.stage).toBe('in-play');
  });
});
