/** Two worlds at a table: the same deal played through a host, with everything a viewer is sent, and when. */
import {
  type AnyGame,
  defaultOptions,
  equalValues,
  type MahjongAction,
  type MahjongGame,
  type MahjongState,
  type OptionValues,
  pickOne,
  type Seat,
  seatsOf,
  type Tile,
  type Viewer,
  wallOf,
} from '@tilehouse/engine';
import {
  askedSeats,
  dealFromWall,
  firstPosition,
  isClaimAnswer,
  type PlayedDeal,
  testSeed,
  wishIn,
} from '@tilehouse/engine/testing';
import type { TableSettings } from '../settings.ts';
import { TableHost } from '../table-host.ts';
import type { ManualClock } from './manual-clock.ts';
import { occupants, testPorts } from './test-table.ts';

/** Plays a deal for about `length` commands, and cuts it where somebody has just drawn. */
export function playedDeal(game: MahjongGame, random: () => number, length: number): PlayedDeal {
  const before = game.start(defaultOptions(game.options) as OptionValues).state;
  const wall = wallOf(game.rules.tiles, testSeed(Math.floor(random() * 1e9)));
  const commands: PlayedDeal['commands'][number][] = [];
  let cut = 0;
  let { state } = dealFromWall(game, before, { wall });
  while (commands.length < length && game.stage(state) === 'in-play') {
    const seat = pickOne(random, askedSeats(game, state));
    const offers = game.offers(state, seat).filter(({ type }) => type !== 'win');
    const action = random() < 0.5 ? pickOne(random, offers) : game.idle(state, seat);
    commands.push({ seat, action });
    state = game.decide(state, seat, action).state;
    if (state.deal?.phase.type === 'turn') cut = commands.length;
  }
  return { before, wall, position: firstPosition, commands: commands.slice(0, cut) };
}

/** Milliseconds from a tile under claim to passes and claims, and from a turn's begin to what is played. */
const at = { pass: 200, claim: 300, turn: 500 } as const;

/** How a deal is played through a host. */
interface World {
  readonly wall: readonly Tile[];
  readonly viewer: Viewer;
  readonly settings: TableSettings;
}

/** Everything the viewer is sent and answered, each with its time, as bytes. */
export async function sentThroughHost(
  game: MahjongGame,
  deal: PlayedDeal,
  world: World,
): Promise<readonly string[]> {
  const played = await HostedDeal.begin(game, deal, world);
  let place = 0;
  while (place < deal.commands.length || played.isUnderClaim) {
    if (!played.isUnderClaim) {
      const command = deal.commands[place];
      if (command === undefined) break;
      place += 1;
      // a game that doesn't wait has no window where nobody is asked
      if (!isClaimAnswer(command.action)) await played.turn(command);
      continue;
    }
    const from = place;
    while (isAnswer(deal.commands[place])) place += 1;
    await played.window(deal.commands.slice(from, place));
  }
  return played.sent;
}

const isAnswer = (command: PlayedDeal['commands'][number] | undefined): boolean =>
  command !== undefined && isClaimAnswer(command.action);

/** A deal in play at a host with a still clock. */
class HostedDeal {
  readonly sent: string[] = [];
  private readonly game: MahjongGame;
  private readonly host: TableHost;
  private readonly clock: ManualClock;
  private readonly evenPaceMs: number;

  private constructor(game: MahjongGame, host: TableHost, clock: ManualClock) {
    this.game = game;
    this.host = host;
    this.clock = clock;
    this.evenPaceMs = host.state.settings.evenPaceMs ?? 0;
  }

  static async begin(game: MahjongGame, deal: PlayedDeal, world: World): Promise<HostedDeal> {
    const { wall, viewer, settings } = world;
    const rigged: MahjongGame = {
      ...game,
      deal: (state) => dealFromWall(game, state, { wall, position: deal.position }),
    };
    const findGame = (id: string) => (id === game.id ? (rigged as AnyGame) : undefined);
    const ports = testPorts({});
    const options = deal.before.options;
    const opening = { game: game.id, options, settings, occupants: occupants('p'.repeat(game.seats)) };
    const host = await TableHost.open(ports, opening, findGame);
    const played = new HostedDeal(rigged, host, ports.clock);
    host.watch(viewer, (update) => {
      played.sent.push(`${ports.clock.now()} ${JSON.stringify(update)}`);
    });
    host.start();
    for (const seat of seatsOf(game.seats)) await host.command({ type: 'want-deal', seat });
    await host.command({ type: 'deal', seat: 0 });
    return played;
  }

  get isUnderClaim(): boolean {
    return this.state.deal?.phase.type === 'claims';
  }

  private get state(): MahjongState {
    return this.host.state.match as MahjongState;
  }

  async turn({ seat, action }: PlayedDeal['commands'][number]): Promise<void> {
    await this.clock.advance(at.turn);
    if (!(await this.answer(seat, action))) throw new Error(`${action.type} can't be played in this world`);
  }

  /** A tile under claim: some pass, the rest answer as they did where the deal was played, or pass. */
  async window(answers: PlayedDeal['commands']): Promise<void> {
    await this.clock.advance(at.pass);
    for (const seat of seatsOf(this.game.seats)) {
      if (!answers.some((each) => each.seat === seat)) await this.answer(seat, { type: 'pass' });
    }
    await this.clock.advance(at.claim - at.pass);
    for (const { seat, action } of answers) await this.answer(seat, action);
    if (this.isUnderClaim) await this.clock.advance(this.evenPaceMs - at.claim);
    if (this.isUnderClaim) throw new Error('the window stays open');
  }

  /** Answers if the seat is asked; false when it isn't. */
  private async answer(seat: Seat, wish: MahjongAction): Promise<boolean> {
    const prompt = this.host.state.prompts[seat];
    if (prompt === undefined) return false;
    const offers = this.game.offers(this.state, seat);
    const action = wishIn(offers, wish);
    const offer = offers.findIndex((each) => equalValues(each, action));
    const answered = await this.host.command({ type: 'act', seat, prompt: prompt.number, offer });
    return answered.type === 'done';
  }
}
