/** A solo table in this worker: the same authority as on a server, computers at every seat but one. */
import { computerPlayer, playerNames } from '@tilehouse/bots';
import {
  type DealResult,
  findGame,
  findMahjongGame,
  type MahjongView,
  type Seat,
  seatsOf,
} from '@tilehouse/engine';
import {
  type Choosers,
  type CommandAnswer,
  MemoryLog,
  type Occupant,
  soloSettings,
  TableHost,
  type TableLog,
  type TablePorts,
  type TableUpdate,
} from '@tilehouse/table';
import type { PersonCommand } from '../connection.ts';
import { browserClock, randomBytes } from './browser-ports.ts';
import { latestLog, newLog, openStore } from './device-logs.ts';
import { EnduringLog } from './enduring-log.ts';
import { kept } from './kept-table.ts';
import { lessonBytes } from './lesson-chance.ts';
import { ownSeat, type SoloPace, type SoloWish } from './solo-wish.ts';

/** Names of the computers, in seating order. */
const computerNames = ['Mei Ling', 'Ah Keong', 'Uncle Tan'];

const randomNumber = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Milliseconds a computer waits before it thinks: long enough to follow, drawn whatever its hand. */
const thinkTimes: Readonly<Record<SoloPace, { readonly from: number; readonly to: number }>> = {
  quick: { from: 60, to: 160 },
  brisk: { from: 350, to: 800 },
  calm: { from: 1100, to: 1900 },
};

const choosersAt = (pace: () => SoloPace): Choosers => ({
  delay: () => {
    const { from, to } = thinkTimes[pace()];
    return from + randomNumber() * (to - from);
  },
  choose: (game, level, view) => {
    const found = findMahjongGame(game.id);
    const name = playerNames.find((known) => known === level);
    if (found === undefined || name === undefined) throw new Error(`no ${level} computer for ${game.id}`);
    return computerPlayer(name, found)(view as MahjongView, randomNumber);
  },
});

/** How fast computers play; changes while they do. */
interface Speed {
  pace: SoloPace;
}

/** A solo table, opened or taken up where it was left. */
export class SoloTable {
  private readonly host: TableHost;

  private readonly speed: Speed;

  private constructor(host: TableHost, speed: Speed) {
    this.host = host;
    this.speed = speed;
  }

  /** Opens the saved table of a game, or a new one. */
  static async open(wish: SoloWish): Promise<SoloTable> {
    const speed: Speed = { pace: 'brisk' };
    const portsWith = (log: TableLog): TablePorts => ({
      log: new EnduringLog(log),
      clock: browserClock,
      choosers: choosersAt(() => speed.pace),
      randomBytes: bytesFor(wish),
      report: (problem) => console.error(problem),
    });
    const host = await opened(wish, portsWith);
    host.start();
    return new SoloTable(host, speed);
  }

  watch(send: (update: TableUpdate) => void): () => void {
    return this.host.watch(ownSeat, send);
  }

  act(answer: { readonly prompt: string; readonly offer: number }): Promise<CommandAnswer> {
    return this.host.act(ownSeat, answer);
  }

  async command(command: PersonCommand): Promise<CommandAnswer> {
    if (command.type !== 'set-level') return this.host.command({ ...command, seat: ownSeat });
    return this.setLevel(command.level);
  }

  setPace(pace: SoloPace): void {
    this.speed.pace = pace;
  }

  results(): readonly DealResult[] {
    return this.host.results;
  }

  stop(): void {
    this.host.stop();
  }

  private async setLevel(level: string): Promise<CommandAnswer> {
    let answer: CommandAnswer = { type: 'done', n: 0 };
    for (const seat of this.computers()) answer = await this.host.command({ type: 'set-level', seat, level });
    return answer;
  }

  private computers(): readonly Seat[] {
    return seatsOf(this.host.seats).filter((seat) => seat !== ownSeat);
  }
}

/** Where a table's chance comes from. */
function bytesFor({ lesson }: SoloWish): TablePorts['randomBytes'] {
  return lesson === undefined ? randomBytes : (count) => lessonBytes(lesson, count);
}

/** The table that is kept, or a new one. */
async function opened(wish: SoloWish, portsWith: (log: TableLog) => TablePorts): Promise<TableHost> {
  if (wish.lesson !== undefined) return newTable(portsWith(new MemoryLog()), wish);
  const store = await openStore();
  const kind = `solo:${wish.game}`;
  const host = wish.fresh ? undefined : await kept(() => latestLog(store, kind), portsWith);
  if (host !== undefined) return host;
  return newTable(portsWith(await newLog(store, { kind, now: browserClock.now() })), wish);
}

function newTable(ports: TablePorts, wish: SoloWish): Promise<TableHost> {
  const game = findGame(wish.game);
  if (game === undefined) throw new Error(`no game ${wish.game}`);
  const occupants = seatsOf(game.seats).map((seat): Occupant => {
    if (seat === ownSeat) return { type: 'person', player: 'me', name: wish.name };
    return { type: 'computer', level: wish.level, name: computerNames[seat - 1] ?? `${seat}` };
  });
  return TableHost.open(ports, {
    game: wish.game,
    options: wish.options,
    settings: soloSettings,
    occupants,
  });
}
