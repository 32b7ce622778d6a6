/** A room for tests: players who wish things of a table, by name. */
import {
  defaultOptions,
  findGame,
  type OptionValues,
  type Seat,
  seatsOf,
  type Viewer,
} from '@tilehouse/engine';
import type { Person } from '../occupant.ts';
import { commandFor, type PlayerWish } from '../player-wish.ts';
import type { TablePorts } from '../ports.ts';
import { privateSettings, type TableSettings } from '../settings.ts';
import { type CommandAnswer, TableHost } from '../table-host.ts';
import { isOnAutopilot, isPerson, stageOf } from '../table-state.ts';
import type { TableView } from '../table-view.ts';
import type { ManualClock } from './manual-clock.ts';
import { seenBy } from './player.ts';
import { type TestTableWish, testPorts } from './test-table.ts';

/** What a room is like. */
export interface TestRoomWish extends Pick<TestTableWish, 'game' | 'log' | 'findGame' | 'choosers'> {
  readonly settings?: Partial<TableSettings>;
  /** Changes to the world the table runs in. */
  readonly world?: Partial<TablePorts>;
}

/** A person who is called like its id. */
export const person = (name: string, change: Partial<Person> = {}): Person => ({
  type: 'person',
  player: name,
  name,
  account: true,
  ...change,
});

/** Names of players, in the order they sit. */
export const players = ['ann', 'bob', 'cai', 'dora'] as const;

/** A room that is open, at which nobody sits. */
export class TestRoom {
  readonly host: TableHost;
  readonly clock: ManualClock;
  readonly problems: unknown[];

  constructor(host: TableHost, ports: { readonly clock: ManualClock; readonly problems: unknown[] }) {
    this.host = host;
    this.clock = ports.clock;
    this.problems = ports.problems;
  }

  /** What a player wishes. */
  wish(player: string | Person, wish: PlayerWish): Promise<CommandAnswer> {
    const who = typeof player === 'string' ? person(player) : player;
    return this.host.ask((table) => commandFor(table, who, wish));
  }

  /** Seats everybody; nobody is ready. */
  async seatAll(): Promise<void> {
    for (const seat of seatsOf(this.host.seats)) await this.wish(players[seat], { type: 'sit', seat });
  }

  /** Seats everybody and deals; without a fair shuffle the deal is in play. */
  async dealt(): Promise<void> {
    await this.seatAll();
    for (const seat of seatsOf(this.host.seats)) await this.wish(players[seat], { type: 'ready' });
    await this.wish('ann', { type: 'deal' });
  }

  view(viewer: Viewer = 'outsider'): TableView {
    return seenBy(this.host, viewer).view;
  }

  get stage() {
    return stageOf(this.host.state);
  }

  /** Plays for whoever is asked as the autopilot would, until the deal is over. */
  async playOut(): Promise<void> {
    for (let moves = 0; this.stage === 'in-play'; moves += 1) {
      if (moves > 20_000) throw new Error('the deal never ends');
      await this.playOne();
    }
  }

  /** Plays for one person that is asked; lets time pass when none is. */
  async playOne(): Promise<Seat | undefined> {
    const { state } = this.host;
    const isAsked = (each: Seat): boolean =>
      state.prompts[each] !== undefined && isPerson(state, each) && !isOnAutopilot(state, each);
    const seat = seatsOf(this.host.seats).find(isAsked);
    if (seat === undefined) {
      await this.clock.advance(100);
      return undefined;
    }
    const offers = state.game.offers(state.match, seat);
    const idle = JSON.stringify(state.game.idle(state.match, seat));
    const offer = offers.findIndex((each) => JSON.stringify(each) === idle);
    await this.host.act(seat, { prompt: this.view(seat).prompt?.id ?? '', offer });
    return seat;
  }
}

/** Opens a room, without a fair shuffle unless the test says otherwise. */
export async function testRoom(wish: TestRoomWish = {}): Promise<TestRoom> {
  const id = wish.game ?? 'hong-kong-old-style';
  const game = (wish.findGame ?? findGame)(id);
  if (game === undefined) throw new Error(id);
  const ports = { ...testPorts(wish), tableId: 'room', secret: new Uint8Array(32), ...wish.world };
  const settings = { ...privateSettings, shuffle: 'own' as const, ...wish.settings };
  const options = defaultOptions(game.options) as OptionValues;
  const host = await TableHost.open(ports, { game: id, options, settings }, wish.findGame);
  host.start();
  return new TestRoom(host, ports as typeof ports & { clock: ManualClock });
}
