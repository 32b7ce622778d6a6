/** How far a person has come with the lessons, and for which game; kept on this device. */
import { findMahjongGame, type MahjongGame, mahjongGames } from '@tilehouse/engine';
import { useSyncExternalStore } from 'react';
import { type LessonId, lessonIds } from './step.ts';

/** The last page of the course: a hand at a real table. */
export const firstHand = 'first-hand';
export type PartId = LessonId | typeof firstHand;
export const partIds: readonly PartId[] = [...lessonIds, firstHand];

export interface Progress {
  readonly game: MahjongGame;
  readonly done: readonly PartId[];
}

const storageKey = 'tilehouse-lessons';

function read(): Progress {
  const stored = storedRecord();
  const game = typeof stored.game === 'string' ? findMahjongGame(stored.game) : undefined;
  const list: readonly unknown[] = Array.isArray(stored.done) ? stored.done : [];
  const [first] = mahjongGames;
  if (first === undefined) throw new Error('there is a game to learn');
  return { game: game ?? first, done: partIds.filter((part) => list.includes(part)) };
}

function storedRecord(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

let current: Progress | undefined;
const listeners = new Set<() => void>();

function progress(): Progress {
  current ??= read();
  return current;
}

function change(next: Progress): void {
  current = next;
  try {
    localStorage.setItem(storageKey, JSON.stringify({ game: next.game.id, done: next.done }));
  } catch {
    // a browser that keeps nothing: the progress lives as long as the page
  }
  for (const listener of listeners) listener();
}

/** Notes that a lesson is through. */
export function finishPart(part: PartId): void {
  const { game, done } = progress();
  if (!done.includes(part))
    change({ game, done: partIds.filter((each) => each === part || done.includes(each)) });
}

/** Learns another game from now on. */
export const learnGame = (game: MahjongGame): void => change({ ...progress(), game });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The progress, rendering again when it changes. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, progress);
