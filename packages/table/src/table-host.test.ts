import type { MahjongAction, MahjongView, Seat } from '@tilehouse/engine';
import { findMahjongGame, seatsOf } from '@tilehouse/engine';
import { dealFromWall, layWall } from '@tilehouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { foldTable } from './fold-table.ts';
import { MemoryLog } from './memory-log.ts';
import { LogConflict } from './ports.ts';
import { soloSettings, type TableSettings } from './settings.ts';
import { TableHost } from './table-host.ts';
import { settled } from './testing/manual-clock.ts';
import { type TestTable, testPorts, testTable } from './testing/test-table.ts';

const viewOf = (table: TestTable, seat: Seat): MahjongView => {
  const view = table.latest(seat).view.view as MahjongView | undefined;
  if (view === undefined) throw new Error('no game to see');
  return view;
};
const offersOf = (table: TestTable, seat: Seat): readonly MahjongAction[] =>
  viewOf(table, seat).mine?.offers ?? [];
const promptOf = (table: TestTable, seat: Seat): string => table.latest(seat).view.prompt?.id ?? 'none';

/** Answers a seat's prompt with its first offer of a type. */
function answer(table: TestTable, seat: Seat, type: MahjongAction['type']) {
  const offer = offersOf(table, seat).findIndex((each) => each.type === type);
  return table.host.act(seat, { prompt: promptOf(table, seat), offer });
}

/** The seat that is to play. */
function toPlay(table: TestTable): Seat {
  const stage = viewOf(table, 0).common.stage;
  if (stage.type !== 'turn') throw new Error(`nobody's turn in ${stage.type}`);
  return stage.seat;
}

/** A game on a wall laid out by hand: seat 0 deals. */
function laidOut(hands: readonly string[], gameId = 'hong-kong-old-style') {
  const game = findMahjongGame(gameId);
  if (game === undefined) throw new Error('no game');
  const wall = layWall(game.rules, { hands });
  const rigged = {
    ...game,
    deal: (state: Parameters<typeof game.deal>[0]) => dealFromWall(game, state, { wall }),
  };
  return (id: string) => (id === game.id ? rigged : undefined);
}

describe('a table', () => {
  it('deals when every person wants to, computers being always ready', async () => {
    const table = await testTable({ seating: 'ppcc' });
    expect(table.latest(0).view.stage).toBe('waiting');
    await table.host.command({ type: 'want-deal', seat: 0 });
    await table.host.command({ type: 'want-deal', seat: 0 });
    expect(table.latest(0).view.stage).toBe('waiting');
    expect(table.latest(1).view.seats.map(({ wantsDeal }) => wantsDeal)).toEqual([true, false, false, false]);
    await table.host.command({ type: 'want-deal', seat: 1 });
    expect(table.latest(0).view.stage).toBe('in-play');
    expect(viewOf(table, 0).mine?.hand.length).toBeGreaterThanOrEqual(13);
  });

  it('refuses to deal with an open seat, and twice', async () => {
    const table = await testTable({ seating: 'pcc' });
    expect(await table.host.command({ type: 'want-deal', seat: 0 })).toEqual({
      type: 'refused',
      code: 'seats-open',
    });
    await table.host.command({
      type: 'sit',
      seat: 3,
      occupant: { type: 'computer', level: 'dull', name: 'C' },
    });
    expect(await table.host.command({ type: 'want-deal', seat: 0 })).toMatchObject({ type: 'done' });
    expect(await table.host.command({ type: 'want-deal', seat: 0 })).toEqual({
      type: 'refused',
      code: 'deal-in-play',
    });
    expect(await table.host.command({ type: 'leave', seat: 0 })).toEqual({
      type: 'refused',
      code: 'deal-in-play',
    });
  });

  it('computers play a whole match, told only what their seat may know, at no one’s cost but time', async () => {
    const table = await testTable({ seating: 'cccp' });
    for (let deal = 1; deal <= 4; deal += 1) {
      await table.host.command({ type: 'want-deal', seat: 3 });
      while (table.latest(3).view.stage === 'in-play') {
        await table.clock.advance(100);
        if (offersOf(table, 3).length > 0)
          await answer(table, 3, offersOf(table, 3).some(({ type }) => type === 'pass') ? 'pass' : 'discard');
      }
      expect(table.latest(3).view.stage).toBe(deal === 4 ? 'match-over' : 'between-deals');
    }
    expect(table.problems).toEqual([]);
    await table.host.command({ type: 'want-deal', seat: 3 });
    expect(viewOf(table, 3).common.position?.deal).toBe(1);
    expect(table.host.results.map(({ deal }) => deal)).toEqual([1, 2, 3, 4]);
    for (const { net } of table.host.results) expect(net.reduce((sum, each) => sum + each, 0)).toBe(0);
  });

  it('has the result of a hand that is over as it is dealt', async () => {
    const id = 'hong-kong';
    const findGame = laidOut(['', '1f2f3f4f1y2y3y4y', '', ''], id);
    const table = await testTable({ game: id, seating: 'pccc', findGame });
    await table.host.command({ type: 'want-deal', seat: 0 });
    expect(table.latest(0).view.stage).toBe('match-over');
    expect(table.host.results).toMatchObject([{ deal: 1, winner: 1, net: [-128, 384, -128, -128] }]);
    await table.host.command({ type: 'want-deal', seat: 0 });
    expect(table.host.results).toHaveLength(2);
    expect(table.problems).toEqual([]);
  });

  it('never sends a seed or a wall', async () => {
    const table = await testTable({ seating: 'pccc' });
    await table.host.command({ type: 'want-deal', seat: 0 });
    await table.clock.advance(1_000);
    const seeds = table.log.all.flatMap(({ fact }) => (fact.type === 'deal-began' ? [fact.seed] : []));
    const all = JSON.stringify(table.sent);
    expect(seeds).toHaveLength(1);
    for (const seed of seeds) expect(all).not.toContain(seed);
    expect(all).not.toMatch(/"wall"|"seed"/);
  });

  it('numbers updates by what the viewer has seen', async () => {
    const table = await testTable({ seating: 'pccc' });
    await table.host.command({ type: 'want-deal', seat: 0 });
    await table.clock.advance(2_000);
    const updates = table.sent[0] ?? [];
    updates.slice(1).forEach((update, at) => {
      expect(update.n).toBe((updates[at]?.n ?? 0) + update.events.length);
      expect(update.events.length).toBeGreaterThan(0);
    });
  });
});

describe('answers to a table', () => {
  it('a double tap is harmless: the second is too late', async () => {
    const table = await testTable({ findGame: laidOut(['123m']) });
    await table.host.command({ type: 'want-deal', seat: 0 });
    const prompt = promptOf(table, 0);
    const both = await Promise.all([
      table.host.act(0, { prompt, offer: 0 }),
      table.host.act(0, { prompt, offer: 0 }),
    ]);
    expect(both).toMatchObject([{ type: 'done' }, { type: 'refused', code: 'too-late' }]);
    expect(viewOf(table, 0).common.discards).toHaveLength(1);
  });

  it('an answer to another question, or to none, changes nothing', async () => {
    const table = await testTable({ findGame: laidOut(['123m']) });
    expect(await table.host.act(0, { prompt: 'none', offer: 0 })).toEqual({
      type: 'refused',
      code: 'too-late',
    });
    await table.host.command({ type: 'want-deal', seat: 0 });
    expect(await table.host.act(0, { prompt: 'made-up', offer: 0 })).toEqual({
      type: 'refused',
      code: 'too-late',
    });
    const prompt = promptOf(table, 0);
    for (const offer of [-1, 99, 0.5, Number.NaN]) {
      expect(await table.host.act(0, { prompt, offer })).toEqual({ type: 'refused', code: 'not-offered' });
    }
    expect(viewOf(table, 0).common.discards).toHaveLength(0);
  });

  it('two seats answer one tile; a seat keeps its question while another answers', async () => {
    const table = await testTable({
      seating: 'pppp',
      findGame: laidOut(['5p', '46p', '55p', '123456s789m1122z']),
    });
    for (const seat of seatsOf(4)) await table.host.command({ type: 'want-deal', seat });
    const offer = offersOf(table, 0).findIndex((each) => each.type === 'discard' && each.tile === '5p');
    await table.host.act(0, { prompt: promptOf(table, 0), offer });
    const asked = promptOf(table, 1);
    const before = table.sent[1]?.length;
    expect(await answer(table, 2, 'pass')).toMatchObject({ type: 'done' });
    expect(table.sent[1]?.length).toBe(before);
    expect(promptOf(table, 1)).toBe(asked);
    expect(await answer(table, 1, 'chow')).toMatchObject({ type: 'done' });
    expect(viewOf(table, 1).common.seats[1].melds).toHaveLength(1);
  });

  it('a late answer is not taken for the next question, however alike', async () => {
    const table = await testTable({ seating: 'pppp', findGame: laidOut(['55p', '', '55p', '']) });
    for (const seat of seatsOf(4)) await table.host.command({ type: 'want-deal', seat });
    const throwFive = async () => {
      const offer = offersOf(table, 0).findIndex((each) => each.type === 'discard' && each.tile === '5p');
      await table.host.act(0, { prompt: promptOf(table, 0), offer });
    };
    await throwFive();
    const late = {
      prompt: promptOf(table, 2),
      offer: offersOf(table, 2).findIndex(({ type }) => type === 'pung'),
    };
    await answer(table, 2, 'pass');
    while (toPlay(table) !== 0) await answer(table, toPlay(table), 'discard').then(() => passAll(table));
    await throwFive();
    expect(offersOf(table, 2).map(({ type }) => type)).toContain('pung');
    expect(await table.host.act(2, late)).toEqual({ type: 'refused', code: 'too-late' });
  });

  /** Passes for every seat that is asked about a tile. */
  async function passAll(table: TestTable): Promise<void> {
    for (const seat of seatsOf(4))
      if (offersOf(table, seat).some(({ type }) => type === 'pass')) await answer(table, seat, 'pass');
  }

  it('prompts say nothing in their ids: no counting, nothing about others', async () => {
    const table = await testTable({ seating: 'pccc' });
    await table.host.command({ type: 'want-deal', seat: 0 });
    await table.clock.advance(5_000);
    const ids = (table.sent[0] ?? []).flatMap(({ view }) => view.prompt?.id ?? []);
    expect(ids.every((id) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
  });
});

describe('computers at a table', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('lost its mind');
      },
    ],
    ['chooses what it was not offered', () => ({ type: 'discard', tile: '1x' })],
  ] as const)('one that %s is stood in for, once, and it is reported', async (_, choose) => {
    const table = await testTable({
      seating: 'cccp',
      findGame: laidOut(['123m']),
      choosers: { delay: () => 10, choose },
    });
    await table.host.command({ type: 'want-deal', seat: 3 });
    for (let round = 0; round < 50 && offersOf(table, 3).length === 0; round += 1)
      await table.clock.advance(10);
    expect(table.problems.length).toBeGreaterThan(0);
    expect(viewOf(table, 3).common.discards.length).toBeGreaterThanOrEqual(0);
    expect(offersOf(table, 3).length).toBeGreaterThan(0);
  });

  it('a new level is told to the computer at its next decision', async () => {
    const levels: string[] = [];
    const table = await testTable({
      seating: 'cccp',
      findGame: laidOut(['123m']),
      choosers: {
        delay: () => 10,
        choose: (_game, level, view) => {
          levels.push(level);
          return (view as MahjongView).mine?.offers.at(-1);
        },
      },
    });
    await table.host.command({ type: 'set-level', seat: 0, level: 'sharp' });
    expect(await table.host.command({ type: 'set-level', seat: 3, level: 'sharp' })).toEqual({
      type: 'refused',
      code: 'no-computer-there',
    });
    await table.host.command({ type: 'want-deal', seat: 3 });
    await table.clock.advance(300);
    expect(table.latest(3).view.seats[0].occupant).toMatchObject({ level: 'sharp' });
    expect(levels.length).toBeGreaterThan(0);
  });

  it('think only while their question is open, and not while paused', async () => {
    let asked = 0;
    const table = await testTable({
      seating: 'cccp',
      findGame: laidOut(['123m']),
      choosers: {
        delay: () => 100,
        choose: (_game, _level, view) => {
          asked += 1;
          return (view as MahjongView).mine?.offers.at(-1);
        },
      },
    });
    await table.host.command({ type: 'want-deal', seat: 3 });
    await table.host.command({ type: 'pause', seat: 3 });
    await table.clock.advance(5_000);
    expect(asked).toBe(0);
    await table.host.command({ type: 'resume', seat: 3 });
    await table.clock.advance(5_000);
    expect(asked).toBeGreaterThan(0);
  });
});

const clocked: TableSettings = { clocks: { answer: 6, turn: 20, bank: 60 }, undo: false };

describe('clocks of a table', () => {
  it('a question that runs out is played by the autopilot, once', async () => {
    const table = await testTable({
      seating: 'pppp',
      settings: clocked,
      findGame: laidOut(['5p', '46p', '55p', '']),
    });
    for (const seat of seatsOf(4)) await table.host.command({ type: 'want-deal', seat });
    const offer = offersOf(table, 0).findIndex((each) => each.type === 'discard' && each.tile === '5p');
    await table.host.act(0, { prompt: promptOf(table, 0), offer });
    expect(table.latest(1).view.prompt?.left).toBe(6_000);
    expect(table.latest(3).view.prompt).toBeUndefined();
    await table.clock.advance(5_999);
    expect(viewOf(table, 1).common.stage.type).toBe('claims');
    const late = { prompt: promptOf(table, 1), offer: 0 };
    await table.clock.advance(1);
    expect(viewOf(table, 1).common.stage).toMatchObject({ type: 'turn', seat: 1 });
    expect(await table.host.act(1, late)).toEqual({ type: 'refused', code: 'too-late' });
  });

  it('a turn uses its own time first, then the bank, which lasts for the deal', async () => {
    const table = await testTable({ seating: 'pppp', settings: clocked, findGame: laidOut(['5p']) });
    for (const seat of seatsOf(4)) await table.host.command({ type: 'want-deal', seat });
    expect(table.latest(0).view.prompt?.left).toBe(80_000);
    await table.clock.advance(50_000);
    await answer(table, 0, 'discard');
    const state = foldTable(table.log.all, laidOut(['5p']));
    expect(state?.bank[0]).toBe(30);
    await table.clock.advance(600_000);
    expect(viewOf(table, 0).common.discards.length).toBeGreaterThan(4);
  });

  it('a pause stops every clock; what was left is left after it', async () => {
    const table = await testTable({ seating: 'pppp', settings: clocked, findGame: laidOut(['5p']) });
    for (const seat of seatsOf(4)) await table.host.command({ type: 'want-deal', seat });
    await table.clock.advance(30_000);
    await table.host.command({ type: 'pause', seat: 2 });
    expect(table.latest(0).view.pausedBy).toBe(2);
    expect(await answer(table, 0, 'discard')).toEqual({ type: 'refused', code: 'paused' });
    await table.clock.advance(1_000_000);
    expect(viewOf(table, 0).common.discards).toHaveLength(0);
    await table.host.command({ type: 'resume', seat: 1 });
    expect(table.latest(0).view.prompt?.left).toBe(50_000);
  });
});

describe('taking back', () => {
  it('goes back to right before the last decision, as often as one likes', async () => {
    const table = await testTable({ seating: 'pccc' });
    await table.host.command({ type: 'want-deal', seat: 0 });
    for (let round = 0; round < 200 && offersOf(table, 0).length === 0; round += 1)
      await table.clock.advance(100);
    const before = JSON.stringify(viewOf(table, 0));
    expect(table.latest(0).view.canTakeBack).toBe(false);
    await table.host.act(0, { prompt: promptOf(table, 0), offer: offersOf(table, 0).length - 1 });
    await table.clock.advance(100);
    const n = table.latest(0).n;
    expect(table.latest(0).view.canTakeBack).toBe(true);
    expect(await table.host.command({ type: 'take-back', seat: 0 })).toMatchObject({ type: 'done' });
    expect(JSON.stringify(viewOf(table, 0))).toBe(before);
    expect(table.latest(0).n).toBeGreaterThan(n);
    expect(await table.host.command({ type: 'take-back', seat: 0 })).toEqual({
      type: 'refused',
      code: 'nothing-to-take-back',
    });
    await table.clock.advance(10_000);
    expect(offersOf(table, 0).length).toBeGreaterThan(0);
  });

  it('goes back into a hand that had just ended, whose result is then gone', async () => {
    const table = await testTable({ seating: 'pccc' });
    await table.host.command({ type: 'want-deal', seat: 0 });
    while (table.latest(0).view.stage === 'in-play') {
      await table.clock.advance(100);
      if (offersOf(table, 0).length > 0)
        await answer(table, 0, offersOf(table, 0).some(({ type }) => type === 'pass') ? 'pass' : 'discard');
    }
    expect(table.host.results).toHaveLength(1);
    expect(await table.host.command({ type: 'take-back', seat: 0 })).toMatchObject({ type: 'done' });
    expect(table.host.results).toEqual([]);
    expect(table.latest(0).view.stage).toBe('in-play');
  });

  it('is refused where the table does not play it', async () => {
    const table = await testTable({ seating: 'pccc', settings: { ...soloSettings, undo: false } });
    await table.host.command({ type: 'want-deal', seat: 0 });
    expect(await table.host.command({ type: 'take-back', seat: 0 })).toEqual({
      type: 'refused',
      code: 'no-taking-back-here',
    });
    expect(table.latest(0).view.canTakeBack).toBe(false);
  });
});

describe('the log of a table', () => {
  it('a table taken up from its log is the table, and plays on', async () => {
    const table = await testTable({ seating: 'pccc' });
    await table.host.command({ type: 'want-deal', seat: 0 });
    await table.clock.advance(1_000);
    const seen = table.latest(0);
    table.host.stop();
    const ports = testPorts({ log: new MemoryLog(table.log.all) });
    const resumed = await TableHost.resume(ports);
    if (resumed === undefined) throw new Error('nothing to resume');
    const updates: (typeof seen)[] = [];
    resumed.watch(0, (update) => updates.push(update));
    expect(updates[0]?.n).toBe(seen.n);
    expect(JSON.stringify(updates[0]?.view.view)).toBe(JSON.stringify(seen.view.view));
    resumed.start();
    await ports.clock.advance(60_000);
    expect(updates.at(-1)?.view.prompt).toBeDefined();
  });

  it('an empty log is no table', async () => {
    expect(await TableHost.resume(testPorts({}))).toBeUndefined();
  });

  it('when somebody else was faster the command is decided anew on what they stored', async () => {
    const table = await testTable({ seating: 'pccc' });
    const other = await TableHost.resume({ ...testPorts({ log: table.log }) });
    await other?.command({ type: 'want-deal', seat: 0 });
    expect(await table.host.command({ type: 'want-deal', seat: 0 })).toEqual({
      type: 'refused',
      code: 'deal-in-play',
    });
    expect(table.latest(0).view.stage).toBe('in-play');
    const append = {
      from: 0,
      events: [],
      before: undefined,
      after: table.host.state,
      base: undefined,
      command: undefined,
    };
    await expect(table.log.append(append)).rejects.toBeInstanceOf(LogConflict);
  });

  it('refuses nothing by a state that is out of date', async () => {
    const table = await testTable({ seating: 'pp--' });
    const other = await TableHost.resume({ ...testPorts({ log: table.log }) });
    await other?.command({ type: 'leave', seat: 1 });
    const occupant = { type: 'person', player: 'late', name: 'Late' } as const;
    expect(await table.host.command({ type: 'sit', seat: 1, occupant })).toMatchObject({ type: 'done' });
    expect(table.latest(0).view.seats[1].occupant).toEqual(occupant);
  });

  it('nothing is sent before it is stored', async () => {
    const log = new MemoryLog();
    const table = await testTable({ seating: 'pccc', log });
    let release: () => void = () => undefined;
    const stored = log.append.bind(log);
    log.append = (append) =>
      new Promise((resolve) => {
        release = () => resolve(stored(append));
      });
    const before = table.sent[0]?.length;
    const done = table.host.command({ type: 'want-deal', seat: 0 });
    await settled();
    expect(table.sent[0]?.length).toBe(before);
    release();
    await done;
    expect(table.sent[0]?.length).toBeGreaterThan(before ?? 0);
  });
});

describe('closing a table', () => {
  it('cancels the deal in play, tells everybody, and takes no more commands', async () => {
    const table = await testTable({ seating: 'pccc' });
    await table.host.command({ type: 'want-deal', seat: 0 });
    await table.host.command({ type: 'close' });
    expect(table.latest(0).view.stage).toBe('closed');
    expect(viewOf(table, 0).common.stage).toMatchObject({ type: 'deal-over', ending: { type: 'cancelled' } });
    expect(await table.host.command({ type: 'want-deal', seat: 0 })).toEqual({
      type: 'refused',
      code: 'table-closed',
    });
  });
});
