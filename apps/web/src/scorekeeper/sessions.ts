/** The sessions on this device, newest first, kept in its local storage. */
import { itemsOf, Stored, useIsKept, useStored } from '../stored.ts';
import { readSession } from './read-session.ts';
import type { Session } from './session.ts';

interface Shelf {
  readonly sessions: readonly Session[];
  /** What can't be read, such as what a later version wrote: kept as it is. */
  readonly unread: readonly unknown[];
}

/** Reads what is stored; the same session twice is once there. */
export function readShelf(value: unknown): Shelf {
  const sessions = new Map<string, Session>();
  const unread: unknown[] = [];
  for (const item of itemsOf(value)) {
    const session = readSession(item);
    if (session === undefined) unread.push(item);
    else if (!sessions.has(session.id)) sessions.set(session.id, session);
  }
  return { sessions: [...sessions.values()], unread };
}

/** What is stored of the sessions. */
export const writtenShelf = ({ sessions, unread }: Shelf): readonly unknown[] => [...sessions, ...unread];

const stored = new Stored({ key: 'tilehouse-scores', read: readShelf, write: writtenShelf });

function change(sessions: readonly Session[]): void {
  stored.set({ ...stored.get(), sessions });
}

/** Keeps a session, a new one at the top. */
export function keepSession(session: Session): void {
  const all = stored.get().sessions;
  const isKnown = all.some(({ id }) => id === session.id);
  change(isKnown ? all.map((each) => (each.id === session.id ? session : each)) : [session, ...all]);
}

export const dropSession = (id: string): void =>
  change(stored.get().sessions.filter((each) => each.id !== id));

/** The sessions, rendering again when one changes. */
export const useSessions = (): readonly Session[] => useStored(stored).sessions;

/** Whether they are still there once the page is gone. */
export const useAreKept = (): boolean => useIsKept(stored);
