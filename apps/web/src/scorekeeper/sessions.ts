/** The sessions on this device, newest first, kept in its local storage. */
import { useSyncExternalStore } from 'react';
import { readSession } from './read-session.ts';
import type { Session } from './session.ts';

const storageKey = 'tilehouse-scores';

let current: readonly Session[] | undefined;
const listeners = new Set<() => void>();

function read(): readonly Session[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.flatMap((each) => readSession(each) ?? []) : [];
  } catch {
    return [];
  }
}

function sessions(): readonly Session[] {
  current ??= read();
  return current;
}

function change(next: readonly Session[]): void {
  current = next;
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // a browser that keeps nothing: the session lives as long as the page
  }
  for (const listener of listeners) listener();
}

/** Keeps a session, a new one at the top. */
export function keepSession(session: Session): void {
  const all = sessions();
  const isKnown = all.some(({ id }) => id === session.id);
  change(isKnown ? all.map((each) => (each.id === session.id ? session : each)) : [session, ...all]);
}

export const dropSession = (id: string): void => change(sessions().filter((each) => each.id !== id));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // another tab has noted something
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== storageKey) return;
    current = undefined;
    listener();
  };
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The sessions, rendering again when one changes. */
export const useSessions = (): readonly Session[] => useSyncExternalStore(subscribe, sessions);
