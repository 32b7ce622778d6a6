/** Records in the browser's local storage: read with suspicion, kept where the browser keeps anything, one in every tab. */
import { useSyncExternalStore } from 'react';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of what was stored; none where it is no object. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The items of what was stored; none where it is no list. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

interface StoredWish<T> {
  readonly key: string;
  /** Makes a record of whatever is stored, undefined where nothing is; anything odd is as if it were never set. */
  readonly read: (value: unknown) => T;
  /** What is stored of a record; the record itself where nothing is said. */
  readonly write?: (record: T) => unknown;
}

/** A record under a name. Where the browser keeps nothing, or has no room left, it lives as long as the page. */
export class Stored<T> {
  private readonly wish: StoredWish<T>;
  private current: { readonly record: T } | undefined;
  private refused = false;
  private readonly listeners = new Set<() => void>();

  constructor(wish: StoredWish<T>) {
    this.wish = wish;
    // another tab has written; a key of null is everything deleted
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === wish.key || key === null) this.forget();
    });
  }

  readonly get = (): T => {
    this.current ??= { record: this.wish.read(this.parsed()) };
    return this.current.record;
  };

  /** Whether what was set last is kept when the page goes. */
  readonly isKept = (): boolean => !this.refused;

  set(record: T): void {
    const { key, write } = this.wish;
    this.current = { record };
    try {
      localStorage.setItem(key, JSON.stringify(write === undefined ? record : write(record)));
      this.refused = false;
    } catch {
      this.refused = true;
    }
    this.tell();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  private forget(): void {
    // what was refused is here only
    if (this.refused) return;
    this.current = undefined;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private parsed(): unknown {
    try {
      return JSON.parse(localStorage.getItem(this.wish.key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  }
}

/** A record, rendering again when it changes, in this tab or in another one. */
export const useStored = <T>(stored: Stored<T>): T => useSyncExternalStore(stored.subscribe, stored.get);

/** Whether a record is kept, rendering again when that changes. */
export const useIsKept = <T>(stored: Stored<T>): boolean =>
  useSyncExternalStore(stored.subscribe, stored.isKept);
