/** Who watches a table: each viewer's update is made once a step and shared by everybody who looks through its eyes. */
import type { Viewer } from '@tilehouse/engine';
import { type SeenTableEvent, seenOf } from './seen-event.ts';
import type { TableFact } from './table-event.ts';
import type { TableState } from './table-state.ts';
import type { TableView } from './table-view.ts';

/** What a watcher is sent: what happened since the last update, and what there is to see now. */
export interface TableUpdate<GameView = unknown> {
  /** How many events the viewer has seen since the table began. */
  readonly n: number;
  readonly events: readonly SeenTableEvent[];
  readonly view: TableView<GameView>;
}

/** How many things that happened a table remembers at least, for who comes back: some minutes of play. */
const mostRecent = 32;

type Look = (viewer: Viewer) => TableView;

interface Watcher {
  readonly viewer: Viewer;
  send(update: TableUpdate): void;
}

/** How many events a viewer has seen. */
export function numberOf(table: TableState, viewer: Viewer): number {
  return table.seen[viewer === 'outsider' ? table.game.seats : viewer] ?? 0;
}

/** Everybody who watches, and what happened lately for who comes back. */
export class Watchers {
  private readonly watchers = new Set<Watcher>();
  private readonly lookAt: (table: TableState) => Look;
  private readonly report: (problem: unknown) => void;
  /** What happened last. */
  private readonly recent: TableFact[] = [];

  constructor(how: {
    /** Begins a look at a table, which each viewer then takes. */
    readonly lookAt: (table: TableState) => Look;
    readonly report: (problem: unknown) => void;
  }) {
    this.lookAt = how.lookAt;
    this.report = how.report;
  }

  /** Sends what there is to see, with what was missed after number `from` where that is still known. */
  add(watcher: Watcher, table: TableState, from?: number): () => void {
    this.watchers.add(watcher);
    const { viewer } = watcher;
    const missed = from === undefined ? [] : this.missed(table, viewer, numberOf(table, viewer) - from);
    watcher.send(updateOf(table, viewer, { events: missed, look: this.lookAt(table) }));
    return () => {
      this.watchers.delete(watcher);
    };
  }

  /** Remembers what happened; says nothing. */
  remember(facts: readonly TableFact[]): void {
    this.recent.push(...facts);
    if (this.recent.length >= 2 * mostRecent) this.recent.splice(0, this.recent.length - mostRecent);
  }

  /** Tells everybody who can see any of it what happened. */
  publish(table: TableState, facts: readonly TableFact[]): void {
    this.remember(facts);
    const updates = new Map<Viewer, TableUpdate | undefined>();
    let look: Look | undefined;
    const lookOnce: Look = (viewer) => {
      look ??= this.lookAt(table);
      return look(viewer);
    };
    for (const watcher of [...this.watchers]) {
      try {
        const { viewer } = watcher;
        if (!updates.has(viewer)) updates.set(viewer, news(table, viewer, { facts, look: lookOnce }));
        const update = updates.get(viewer);
        if (update !== undefined) watcher.send(update);
      } catch (problem) {
        this.report(problem);
      }
    }
  }

  clear(): void {
    this.watchers.clear();
  }

  /** The last `count` events of a viewer; none when not all of them are known any more. */
  private missed({ game }: TableState, viewer: Viewer, count: number): readonly SeenTableEvent[] {
    if (count <= 0) return [];
    let found: readonly SeenTableEvent[] = [];
    for (let at = this.recent.length - 1; at >= 0 && found.length < count; at -= 1) {
      const fact = this.recent[at];
      if (fact !== undefined) found = [...seenOf(game, fact, viewer), ...found];
    }
    return found.length < count ? [] : found.slice(-count);
  }
}

function updateOf(
  table: TableState,
  viewer: Viewer,
  { events, look }: { readonly events: readonly SeenTableEvent[]; readonly look: Look },
): TableUpdate {
  return { n: numberOf(table, viewer), events, view: look(viewer) };
}

/** What is new to a viewer; undefined when it sees nothing of it. */
function news(
  table: TableState,
  viewer: Viewer,
  { facts, look }: { readonly facts: readonly TableFact[]; readonly look: Look },
): TableUpdate | undefined {
  const events = facts.flatMap((fact) => seenOf(table.game, fact, viewer));
  return events.length === 0 ? undefined : updateOf(table, viewer, { events, look });
}
