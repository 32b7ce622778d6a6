/** A table for tests: still clock, seeded walls, computers that play the autopilot's way. */
import {
  type AnyGame,
  defaultOptions,
  findGame,
  type OptionValues,
  type Seat,
  seatsOf,
} from '@tilehouse/engine';
import { testSeed } from '@tilehouse/engine/testing';
import { MemoryLog } from '../memory-log.ts';
import type { Occupant } from '../occupant.ts';
import type { Choosers, TablePorts } from '../ports.ts';
import { soloSettings, type TableSettings } from '../settings.ts';
import { TableHost } from '../table-host.ts';
import type { TableUpdate } from '../watchers.ts';
import { ManualClock } from './manual-clock.ts';

/** Computers for tests: throw the last of their offers that is a discard, pass everything. */
export const dullChoosers: Choosers = {
  delay: () => 100,
  choose: (_game, _level, view) => {
    const { offers } = (view as { mine: { offers: readonly { type: string }[] } }).mine;
    return (
      offers.find(({ type }) => type === 'pass') ??
      offers.findLast(({ type }) => type === 'discard') ??
      offers[0]
    );
  },
};

/** Who sits where: a person for each `p`, a computer for each `c`. */
export function occupants(seating: string): readonly Occupant[] {
  return [...seating].map(
    (letter, seat): Occupant =>
      letter === 'p'
        ? { type: 'person', player: `player-${seat}`, name: `Player ${seat}` }
        : { type: 'computer', level: 'dull', name: `Computer ${seat}` },
  );
}

/** What a test table is like. */
export interface TestTableWish {
  readonly game?: string;
  readonly seating?: string;
  readonly settings?: TableSettings;
  readonly choosers?: Choosers;
  readonly log?: MemoryLog;
  readonly findGame?: (id: string) => AnyGame | undefined;
}

/** A table with everything a test wants to get at. */
export interface TestTable {
  readonly host: TableHost;
  readonly clock: ManualClock;
  readonly log: MemoryLog;
  readonly problems: unknown[];
  /** Updates sent to each seat. */
  readonly sent: readonly TableUpdate[][];
  /** The latest update of a seat. */
  latest(seat: Seat): TableUpdate;
}

/** The ports of a test table. */
export function testPorts(
  wish: Pick<TestTableWish, 'log' | 'choosers'>,
): TablePorts & { clock: ManualClock; log: MemoryLog; problems: unknown[] } {
  let seeds = 0;
  const problems: unknown[] = [];
  return {
    log: wish.log ?? new MemoryLog(),
    clock: new ManualClock(),
    choosers: wish.choosers ?? dullChoosers,
    randomBytes: (count) => {
      seeds += 1;
      return testSeed(seeds).slice(0, count);
    },
    report: (problem) => problems.push(problem),
    problems,
  };
}

/** Opens a table, seats everybody and watches every seat. */
export async function testTable(wish: TestTableWish = {}): Promise<TestTable> {
  const id = wish.game ?? 'hong-kong-old-style';
  const game = (wish.findGame ?? findGame)(id);
  if (game === undefined) throw new Error(id);
  const ports = testPorts(wish);
  const options = defaultOptions(game.options) as OptionValues;
  const seating = occupants(wish.seating ?? 'p'.padEnd(game.seats, 'c'));
  const opening = { game: id, options, settings: wish.settings ?? soloSettings, occupants: seating };
  const host = await TableHost.open(ports, opening, wish.findGame);
  const sent = seatsOf(game.seats).map((seat) => {
    const updates: TableUpdate[] = [];
    host.watch(seat, (update) => updates.push(update));
    return updates;
  });
  host.start();
  const latest = (seat: Seat): TableUpdate => {
    const update = sent[seat]?.at(-1);
    if (update === undefined) throw new Error(`seat ${seat} was sent nothing`);
    return update;
  };
  return { host, clock: ports.clock, log: ports.log, problems: ports.problems, sent, latest };
}
