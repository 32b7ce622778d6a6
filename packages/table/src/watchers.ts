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
  private readonly view: (table: TableState, viewer: Viewer) => TableView;
  private readonly report: (problem: unknown) => void;
  /** What happened since the deal before this one began. */
  private readonly recent: TableFact[] = [];

  constructor(how: {
    readonly view: (table: TableState, viewer: Viewer) => TableView;
    readonly report: (problem: unknown) => void;
  }) {
    this.view = how.view;
    this.report = how.report;
  }

  /** Sends what there is to see, with what was missed after number `from` where that is still known. */
  add(watcher: Watcher, table: TableState, from?: number): () => void {
    this.watchers.add(watcher);
    const { viewer } = watcher;
    const missed = from === undefined ? [] : this.missed(table, viewer, numberOf(table, viewer) - from);
    watcher.send(this.update(table, viewer, missed));
    return () => {
      this.watchers.delete(watcher);
    };
  }

  /** Remembers what happened; says nothing. */
  remember(facts: readonly TableFact[]): void {
    this.recent.push(...facts);
    if (!facts.some(isDeal)) return;
    const latest = this.recent.findLastIndex(isDeal);
    const before = this.recent.slice(0, latest).findLastIndex(isDeal);
    if (before > 0) this.recent.splice(0, before);
  }

  /** Tells everybody who can see any of it what happened. */
  publish(table: TableState, facts: readonly TableFact[]): void {
    this.remember(facts);
    const updates = new Map<Viewer, TableUpdate | undefined>();
    for (const watcher of [...this.watchers]) {
      try {
        const { viewer } = watcher;
        if (!updates.has(viewer)) updates.set(viewer, this.news(table, viewer, facts));
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

  private news(table: TableState, viewer: Viewer, facts: readonly TableFact[]): TableUpdate | undefined {
    const seen = facts.flatMap((fact) => seenOf(table.game, fact, viewer));
    return seen.length === 0 ? undefined : this.update(table, viewer, seen);
  }

  private update(table: TableState, viewer: Viewer, events: readonly SeenTableEvent[]): TableUpdate {
    return { n: numberOf(table, viewer), events, view: this.view(table, viewer) };
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

const isDeal = ({ type }: TableFact): boolean => type === 'deal-began';
