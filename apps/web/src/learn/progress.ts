/** How far a person has come with the lessons, and for which game; kept on this device. */
import { findMahjongGame, type MahjongGame, mahjongGames } from '@tilehouse/engine';
import { fieldsOf, itemsOf, Stored, useStored } from '../stored.ts';
import { type LessonId, lessonIds } from './step.ts';

/** The last page of the course: a hand at a real table. */
export const firstHand = 'first-hand';
export type PartId = LessonId | typeof firstHand;
export const partIds: readonly PartId[] = [...lessonIds, firstHand];

export interface Progress {
  readonly game: MahjongGame;
  readonly done: readonly PartId[];
}

function read(value: unknown): Progress {
  const { game, done } = fieldsOf(value);
  const found = typeof game === 'string' ? findMahjongGame(game) : undefined;
  const list = itemsOf(done);
  const [first] = mahjongGames;
  if (first === undefined) throw new Error('there is a game to learn');
  return { game: found ?? first, done: partIds.filter((part) => list.includes(part)) };
}

const stored = new Stored({
  key: 'tilehouse-lessons',
  read,
  write: ({ game, done }) => ({ game: game.id, done }),
});

/** Notes that a lesson is through. */
export function finishPart(part: PartId): void {
  const { game, done } = stored.get();
  if (!done.includes(part))
    stored.set({ game, done: partIds.filter((each) => each === part || done.includes(each)) });
}

/** Learns another game from now on. */
export const learnGame = (game: MahjongGame): void => stored.set({ ...stored.get(), game });

/** The progress, rendering again when it changes. */
export const useProgress = (): Progress => useStored(stored);
