/** Records of local storage: what is refused lives on in the page, and other tabs are heard. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf, itemsOf, Stored } from './stored.ts';

const read = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A browser's storage, that may be full. */
class Shelf {
  readonly items = new Map<string, string>();
  isFull = false;
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, text: string): void => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, text);
  };
}

let shelf: Shelf;
let fromAnotherTab: (event: { readonly key: string | null }) => void;
beforeEach(() => {
  shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
  vi.stubGlobal('addEventListener', (_: string, listener: typeof fromAnotherTab) => {
    fromAnotherTab = listener;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a stored record', () => {
  it('is read back, whatever stands there', () => {
    for (const [text, record] of [
      ['7', 7],
      ['"x"', 0],
      ['null', 0],
      ['{', 0],
    ] as const) {
      shelf.items.set('n', text);
      expect(new Stored({ key: 'n', read }).get()).toBe(record);
    }
    new Stored({ key: 'n', read, write: (n: number) => n + 1 }).set(4);
    expect(shelf.items.get('n')).toBe('5');
  });

  it('lives as long as the page where nothing can be kept, and is kept once it can', () => {
    const stored = new Stored({ key: 'n', read });
    const listener = vi.fn();
    stored.subscribe(listener);
    shelf.isFull = true;
    stored.set(7);
    expect([stored.get(), stored.isKept()]).toEqual([7, false]);
    fromAnotherTab({ key: 'n' });
    expect(stored.get()).toBe(7);
    shelf.isFull = false;
    stored.set(8);
    expect([shelf.items.get('n'), stored.isKept()]).toEqual(['8', true]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is what another tab has written last', () => {
    const stored = new Stored({ key: 'n', read });
    expect(stored.get()).toBe(0);
    shelf.items.set('n', '3');
    fromAnotherTab({ key: 'other' });
    expect(stored.get()).toBe(0);
    fromAnotherTab({ key: 'n' });
    expect(stored.get()).toBe(3);
  });

  it('has no fields or items that aren’t there', () => {
    expect(fieldsOf([1])).toEqual({});
    expect(fieldsOf(null)).toEqual({});
    expect(itemsOf({ length: 9 })).toEqual([]);
  });
});
