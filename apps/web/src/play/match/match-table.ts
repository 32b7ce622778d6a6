/** A game of Mahjong Match in this worker: the same authority as on a server, both seats held by people at one device. */
import { type DealResult, type MatchMode, type MatchView, mahjongMatch, type Seat } from '@tilehouse/engine';
import { type CommandAnswer, TableHost, type TableUpdate, type TableView } from '@tilehouse/table';
import { browserClock } from '../local/browser-ports.ts';
import { type DeviceStore, latestLog, newLog, openStore } from '../local/device-logs.ts';
import { kept } from '../local/kept-table.ts';
import { everybodyWantsDeal, personAt, sharedPorts, sharedSettings } from '../local/shared-table.ts';

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

/** What its logs are called. */
const kind = 'match';

const seats = [0, 1] as const;

/** The game kept on this device, and the next one. */
export class MatchTable {
  private readonly store: DeviceStore | undefined;
  private readonly send: MatchListener;
  private host: TableHost | undefined;

  private constructor(store: DeviceStore | undefined, send: MatchListener) {
    this.store = store;
    this.send = send;
  }

  /** Takes up the game that is kept, and says what there is to see: undefined when none is. */
  static async open(send: MatchListener): Promise<MatchTable> {
    const table = new MatchTable(await openStore(), send);
    const host = await kept(() => latestLog(table.store, kind), sharedPorts);
    if (host === undefined) send(undefined);
    else table.follow(host);
    return table;
  }

  /** Begins a game: seats two people and deals the first round. */
  async begin({ names, mode }: MatchWish): Promise<CommandAnswer> {
    const log = await newLog(this.store, { kind, now: browserClock.now() });
    const occupants = names.map(personAt);
    const opening = { game: mahjongMatch.id, options: { mode }, settings: sharedSettings, occupants };
    const host = await TableHost.open(sharedPorts(log), opening);
    this.host?.stop();
    const dealt = await everybodyWantsDeal(host);
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
    return everybodyWantsDeal(this.opened());
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

function shown(latest: readonly TableUpdate[], results: readonly DealResult[]): MatchUpdate {
  const seat = seats.find((each) => latest[each]?.view.prompt !== undefined) ?? 0;
  const update = latest[seat];
  if (update === undefined) throw new Error('nothing was sent');
  return { seat, table: update.view as TableView<MatchView>, results };
}
