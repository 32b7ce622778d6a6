/** A table this node has in memory: its authority, and everybody here who watches it. */
import { type Seat, seatsOf, type Viewer } from '@tilehouse/engine';
import type { WireChatLine } from '@tilehouse/protocol';
import { personAt, type TableHost, type TableState } from '@tilehouse/table';
import type { Onlookers } from './onlookers.ts';
import { UpdateTexts } from './update-text.ts';

/** Somebody who watches: a player, who sees what their seat sees wherever they sit, or anybody else. */
export interface Watcher {
  readonly player: string | undefined;
  /** Looks on as an outsider even when seated. */
  readonly aside: boolean;
  /** As which of their seats they see, where they hold several. */
  readonly as: number | undefined;
  send(text: string): void;
}

interface Subscription {
  readonly watcher: Watcher;
  viewer: Viewer;
  /** The number of the last line of talk sent; undefined before the first few. */
  talked: number | undefined;
  /** What was told last of who looks on. */
  presence: string | undefined;
  stop(): void;
}

/** Reads the lines of talk after a number; without one, the last few. */
type ReadLines = (after?: number) => Promise<readonly WireChatLine[]>;

export class LiveTable {
  readonly id: string;
  readonly host: TableHost;
  private readonly subscriptions = new Set<Subscription>();
  /** Talk goes out in one go after another: everybody gets each line once, and in order. */
  private talking: Promise<void> = Promise.resolve();
  private telling: Promise<void> = Promise.resolve();
  private readonly texts: UpdateTexts;

  constructor(id: string, host: TableHost) {
    this.id = id;
    this.host = host;
    this.texts = new UpdateTexts(id);
  }

  /** How many watch here. */
  get watching(): number {
    return this.subscriptions.size;
  }

  /** Resolves when everybody was told who looks on. */
  get told(): Promise<void> {
    return this.telling;
  }

  /** Sends a watcher what there is to see, from now on; with `from`, what it missed since then first. */
  watch(watcher: Watcher, from: number | undefined): () => void {
    const subscription: Subscription = {
      ...{ watcher, viewer: 'outsider', talked: undefined, presence: undefined },
      stop: () => {},
    };
    this.subscriptions.add(subscription);
    this.subscribe(subscription, from);
    return () => {
      subscription.stop();
      this.subscriptions.delete(subscription);
    };
  }

  /** Tells everybody who watches that the table is gone. */
  shut(): void {
    const text = JSON.stringify({ type: 'gone', table: this.id, code: 'no-such-table' });
    for (const { watcher } of this.subscriptions) watcher.send(text);
  }

  /** Sends everybody who watches the talk they haven't been sent. */
  sendTalk(read: ReadLines): Promise<void> {
    const sent = this.talking.then(() => this.tell(read));
    this.talking = sent.catch(() => undefined);
    return sent;
  }

  /** Tells everybody who watches who looks on, where it isn't what they were told last. */
  sendPresence(read: () => Promise<Onlookers | undefined>): Promise<void> {
    const sent = this.telling.then(async () => {
      const found = await read();
      if (found === undefined) return;
      const text = JSON.stringify({ type: 'presence', table: this.id, ...found });
      for (const subscription of this.subscriptions) {
        if (subscription.presence === text) continue;
        subscription.presence = text;
        subscription.watcher.send(text);
      }
    });
    this.telling = sent.catch(() => undefined);
    return sent;
  }

  private async tell(read: ReadLines): Promise<void> {
    for (const from of new Set([...this.subscriptions].map(({ talked }) => talked))) {
      const lines = await read(from);
      const last = lines.at(-1)?.n ?? from ?? 0;
      const text = JSON.stringify({ type: 'chat', table: this.id, lines });
      for (const subscription of this.subscriptions) {
        if (subscription.talked !== from) continue;
        subscription.talked = last;
        if (lines.length > 0) subscription.watcher.send(text);
      }
    }
  }

  private subscribe(subscription: Subscription, from: number | undefined): void {
    const { watcher } = subscription;
    const viewer = watcher.aside ? 'outsider' : viewerOf(this.host.state, watcher);
    subscription.viewer = viewer;
    let isFirst = true;
    subscription.stop = this.host.watch(
      viewer,
      (update) => {
        watcher.send(this.texts.of(update));
        if (!isFirst) this.follow(subscription);
      },
      from === undefined ? {} : { from },
    );
    isFirst = false;
  }

  /** Whoever has just sat down or left sees with other eyes from now on. */
  private follow(subscription: Subscription): void {
    const { watcher, viewer } = subscription;
    if (watcher.aside || viewerOf(this.host.state, watcher) === viewer) return;
    subscription.stop();
    this.subscribe(subscription, undefined);
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

function viewerOf(state: TableState, { as, player }: Watcher): Viewer {
  const chosen = seatsOf(state.game.seats).find((seat) => seat === as);
  if (chosen !== undefined && player !== undefined && personAt(state, chosen)?.player === player)
    return chosen;
  return seatOf(state, player) ?? 'outsider';
}
