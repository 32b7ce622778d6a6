/** What this browser adds to shuffles, kept over a reload and the same in all its tabs. */
import type { EntropyMemory } from '@tilehouse/sdk';

const storageKey = 'tilehouse-entropy';
/** Shuffles that are kept; older ones have long been dealt. */
const most = 12;

type Entry = readonly [key: string, entropy: string];

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

function kept(): readonly Entry[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return []; // a browser that keeps nothing, or somebody else's words
  }
}

const here = new Map<string, string>();

export const entropyMemory: EntropyMemory = {
  get: (key) => kept().find(([each]) => each === key)?.[1] ?? here.get(key),
  set: (key, entropy) => {
    here.set(key, entropy);
    const others = kept().filter(([each]) => each !== key);
    try {
      localStorage.setItem(storageKey, JSON.stringify([...others, [key, entropy]].slice(-most)));
    } catch {
      // a browser that keeps nothing: until a reload
    }
  },
};
