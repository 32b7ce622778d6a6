/** One table of the house on this page: what it shows now, what was said, and whether it is still there. */
import type { Onlooker, WireChatLine } from '@tilehouse/protocol';
import { TableClient } from '@tilehouse/sdk';
import type { TableUpdate } from '@tilehouse/table';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { entropyMemory } from './entropy-memory.ts';
import { line } from './line.ts';
import { newsOf, type TableNews } from './table-news.ts';

/** Those of whom names are told, and how many more. */
export interface Onlookers {
  readonly named: readonly Onlooker[];
  readonly more: number;
}

/** What a page has of a table. */
export interface TableNow {
  /** Undefined until it has been seen. */
  readonly update: TableUpdate | undefined;
  /** When it was, on the page's clock: what the table counts down is counted from then. */
  readonly heardAt: number;
  readonly lines: readonly WireChatLine[];
  /** Who looks on in a room, as far as it is told. */
  readonly onlookers: Onlookers;
  /** Who went since the last deal began, and who runs the table since. */
  readonly news: TableNews | undefined;
  /** Why it isn't to be seen. */
  readonly gone: string | undefined;
}

const nothing: TableNow = {
  update: undefined,
  heardAt: 0,
  lines: [],
  onlookers: { named: [], more: 0 },
  news: undefined,
  gone: undefined,
};

/** Lines of talk that are kept on screen. */
const mostLines = 300;
/** In the first moments lines come that were said before, in milliseconds. */
const arrivalMs = 1500;

export class OnlineTable {
  readonly client: TableClient;
  /** Number of the last line of talk that was on screen; what was said before one came counts as seen. */
  seenLine = 0;
  private current: TableNow = nothing;
  private readonly listeners = new Set<() => void>();
  private readonly updateListeners = new Set<(update: TableUpdate) => void>();

  constructor(id: string) {
    const openedAt = performance.now();
    this.client = new TableClient(line(), id, {
      memory: entropyMemory,
      onUpdate: (update) => {
        this.change({ update, heardAt: performance.now(), news: this.newsAfter(update) });
        for (const listener of this.updateListeners) listener(update);
      },
      onChat: (lines) => {
        if (performance.now() - openedAt < arrivalMs) this.seenLine = lines.at(-1)?.n ?? 0;
        this.change({ lines: [...this.current.lines, ...lines].slice(-mostLines) });
      },
      onPresence: (named, more) => this.change({ onlookers: { named, more } }),
      onGone: (gone) => this.change({ gone }),
    });
  }

  get id(): string {
    return this.client.id;
  }

  get now(): TableNow {
    return this.current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Calls with every update from now on. */
  onUpdate(listener: (update: TableUpdate) => void): () => void {
    this.updateListeners.add(listener);
    return () => {
      this.updateListeners.delete(listener);
    };
  }

  close(): void {
    this.client.close();
    this.listeners.clear();
    this.updateListeners.clear();
  }

  /** News stay until the next hand is dealt, or there are newer ones. */
  private newsAfter(update: TableUpdate): TableNews | undefined {
    const found = newsOf(this.current.update?.view, update);
    return found ?? (update.view.stage === 'in-play' ? undefined : this.current.news);
  }

  private change(news: Partial<TableNow>): void {
    this.current = { ...this.current, ...news };
    for (const listener of this.listeners) listener();
  }
}

/** Watches a table while the screen is there; another player at this browser watches it anew. */
export function useOnlineTable(id: string, player: string | undefined): OnlineTable | undefined {
  const [table, setTable] = useState<{ readonly of: string; readonly table: OnlineTable }>();
  const of = `${id} ${player ?? ''}`;
  useEffect(() => {
    const opened = new OnlineTable(of.split(' ')[0] ?? '');
    setTable({ of, table: opened });
    return () => opened.close();
  }, [of]);
  return table?.of === of ? table.table : undefined;
}

const never = () => () => {};

/** What the table shows now. */
export function useTableNow(table: OnlineTable | undefined): TableNow {
  return useSyncExternalStore(table?.subscribe ?? never, () => table?.now ?? nothing);
}
