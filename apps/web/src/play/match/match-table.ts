/** A game of Mahjong Match in this worker: the same authority as on a server, both seats held by people at one device. */
import { type DealResult, type MatchMode, type MatchView, mahjongMatch, type Seat } from '@tilehouse/engine';
import {
  type CommandAnswer,
  type TableCommand,
  TableHost,
  type TableLog,
  type TablePorts,
  type TableSettings,
  type TableUpdate,
  type TableView,
} from '@tilehouse/table';
import { browserClock, randomBytes } from '../local/browser-ports.ts';
import { latestLog, newLog, openStore } from './match-log.ts';

/** What a game is begun with. */
export interface MatchWish {
  /** Empty for a player who gave none. */
  readonly names: readonly [string, string];
  readonly mode: MatchMode;
}

/** What there is to see: the table as whoever is asked sees it, else as the first player does. */
export interface MatchUpdate {
  readonly seat: Seat;
  readonly table: TableView<MatchView>;
  /** What each finished round came to, oldest first. */
  readonly results: readonly DealResult[];
}

export type MatchListener = (update: MatchUpdate | undefined) => void;

/** No clocks between friends; a tile that was seen can't be unseen. */
const settings: TableSettings = { clocks: { answer: undefined, turn: undefined, bank: 0 }, undo: false };

const seats = [0, 1] as const;

/** The game kept on this device, and the next one. */
export class MatchTable {
  private readonly store: Awaited<ReturnType<typeof openStore>>;
  private readonly send: MatchListener;
  private host: TableHost | undefined;

  private constructor(store: Awaited<ReturnType<typeof openStore>>, send: MatchListener) {
    this.store = store;
    this.send = send;
  }

  /** Takes up the game that is kept, and says what there is to see: undefined when none is. */
  static async open(send: MatchListener): Promise<MatchTable> {
    const table = new MatchTable(await openStore(), send);
    const host = await kept(table.store);
    if (host === undefined) send(undefined);
    else table.follow(host);
    return table;
  }

  /** Begins a game: seats two people and deals the first round. */
  async begin({ names, mode }: MatchWish): Promise<CommandAnswer> {
    const log = await newLog(this.store, browserClock.now());
    const occupants = names.map((name, seat) => ({ type: 'person', player: `seat-${seat}`, name }) as const);
    const opening = { game: mahjongMatch.id, options: { mode }, settings, occupants };
    const host = await TableHost.open(ports(log), opening);
    this.host?.stop();
    const dealt = await wantDeal(host);
    this.follow(host);
    return dealt;
  }

  act(seat: Seat, answer: { readonly prompt: string; readonly offer: number }): Promise<CommandAnswer> {
    return this.opened().act(seat, answer);
  }

  /** Ends the round in play without a winner. */
  giveUp(): Promise<CommandAnswer> {
    return this.opened().command({ type: 'cancel-deal' });
  }

  /** Deals another round to the same two in the same mode. */
  newRound(): Promise<CommandAnswer> {
    return wantDeal(this.opened());
  }

  private opened(): TableHost {
    if (this.host === undefined) throw new Error('no game has begun');
    return this.host;
  }

  /** Sends every update. Nothing that happens is hidden from either seat, so one is sent what the other is, in turn. */
  private follow(host: TableHost): void {
    this.host = host;
    const latest: TableUpdate[] = [];
    for (const seat of seats) {
      host.watch(seat, (update) => {
        latest[seat] = update;
        if (seat === seats.at(-1)) this.send(shown(latest, host.results));
      });
    }
    host.start();
  }
}

/** The game that is kept; one that can't be read is as good as none. */
async function kept(store: Awaited<ReturnType<typeof openStore>>): Promise<TableHost | undefined> {
  try {
    const log = await latestLog(store);
    return log && (await TableHost.resume(ports(log)));
  } catch (problem) {
    console.error('the game that was kept could not be taken up', problem);
    return undefined;
  }
}

function shown(latest: readonly TableUpdate[], results: readonly DealResult[]): MatchUpdate {
  const seat = seats.find((each) => latest[each]?.view.prompt !== undefined) ?? 0;
  const update = latest[seat];
  if (update === undefined) throw new Error('nothing was sent');
  return { seat, table: update.view as TableView<MatchView>, results };
}

/** Both players want the next round: whoever asks holds the device for both. */
async function wantDeal(host: TableHost): Promise<CommandAnswer> {
  let answer: CommandAnswer = { type: 'done' };
  for (const seat of seats) {
    const command: TableCommand = { type: 'want-deal', seat };
    answer = await host.command(command);
  }
  return answer;
}

function ports(log: TableLog): TablePorts {
  return {
    log,
    clock: browserClock,
    choosers: {
      delay: () => 0,
      choose: () => {
        throw new Error('no computer plays here');
      },
    },
    randomBytes,
    report: (problem) => console.error(problem),
  };
}
