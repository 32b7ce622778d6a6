/** A table this node has in memory: its authority, and everybody here who watches it. */
import { type Seat, seatsOf, type Viewer } from '@tilehouse/engine';
import { personAt, type TableHost, type TableState, type TableUpdate } from '@tilehouse/table';

/** Somebody who watches: a player, who sees what their seat sees wherever they sit, or anybody else. */
export interface Watcher {
  readonly player: string | undefined;
  /** Looks on as an outsider even when seated. */
  readonly aside: boolean;
  send(text: string): void;
}

interface Subscription {
  readonly watcher: Watcher;
  viewer: Viewer;
  stop(): void;
}

export class LiveTable {
  readonly id: string;
  readonly host: TableHost;
  /** The number of the last line of talk sent to those who watch here. */
  talked = 0;
  private readonly subscriptions = new Set<Subscription>();
  /** Updates as text: those who see the same share it. */
  private readonly texts = new WeakMap<TableUpdate, string>();

  constructor(id: string, host: TableHost) {
    this.id = id;
    this.host = host;
  }

  /** How many watch here. */
  get watching(): number {
    return this.subscriptions.size;
  }

  /** Sends a watcher what there is to see, from now on; with `from`, what it missed since then first. */
  watch(watcher: Watcher, from: number | undefined): () => void {
    const subscription: Subscription = { watcher, viewer: 'outsider', stop: () => {} };
    this.subscriptions.add(subscription);
    this.subscribe(subscription, from);
    return () => {
      subscription.stop();
      this.subscriptions.delete(subscription);
    };
  }

  /** Sends a message that everybody may read. */
  broadcast(text: string): void {
    for (const { watcher } of this.subscriptions) watcher.send(text);
  }

  private subscribe(subscription: Subscription, from: number | undefined): void {
    const { watcher } = subscription;
    const viewer = watcher.aside ? 'outsider' : viewerOf(this.host.state, watcher.player);
    subscription.viewer = viewer;
    let isFirst = true;
    subscription.stop = this.host.watch(
      viewer,
      (update) => {
        watcher.send(this.textOf(update));
        if (!isFirst) this.follow(subscription);
      },
      from === undefined ? {} : { from },
    );
    isFirst = false;
  }

  /** Whoever has just sat down or left sees with other eyes from now on. */
  private follow(subscription: Subscription): void {
    const { watcher, viewer } = subscription;
    if (watcher.aside || viewerOf(this.host.state, watcher.player) === viewer) return;
    subscription.stop();
    this.subscribe(subscription, undefined);
  }

  private textOf(update: TableUpdate): string {
    const known = this.texts.get(update);
    if (known !== undefined) return known;
    const text = JSON.stringify({ type: 'update', table: this.id, ...update });
    this.texts.set(update, text);
    return text;
  }
}

/** The seat a player holds; undefined for none. */
export function seatOf(state: TableState, player: string | undefined): Seat | undefined {
  if (player === undefined) return undefined;
  const at = state.seats.findIndex((occupant) => occupant?.type === 'person' && occupant.player === player);
  return at < 0 ? undefined : (at as Seat);
}

/** The people who are said to be at their seats, or to be away. */
export function peopleAt(state: TableState, where: 'here' | 'away'): readonly string[] {
  return seatsOf(state.game.seats).flatMap((seat) => {
    const person = personAt(state, seat);
    const isAway = state.presence[seat].away !== undefined;
    return person !== undefined && isAway === (where === 'away') ? [person.player] : [];
  });
}

function viewerOf(state: TableState, player: string | undefined): Viewer {
  return seatOf(state, player) ?? 'outsider';
}
