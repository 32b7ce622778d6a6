/** Every answer a step can be given, and its verdict; what a page and the tests stand on. */
import { distinctTiles, type Tile } from '@tilehouse/engine';
import type { AskingStep, Step } from '../step.ts';
import { type ClaimMove, claimMoves, judgeClaim, judgeRivals, type Rival, rivals } from './judge-claims.ts';
import { judgeAdd, judgePick, judgeThrow } from './judge-tiles.ts';
import { isDecided, judgeWorth } from './judge-worth.ts';
import { hasTiles, type School, tilesOf } from './school.ts';
import type { Verdict } from './verdict.ts';

/** An answer: tapped tiles, a call, a rival, or the place of a hand. */
export type Answer =
  | { readonly type: 'tiles'; readonly tiles: readonly Tile[] }
  | { readonly type: 'move'; readonly move: ClaimMove }
  | { readonly type: 'rival'; readonly rival: Rival }
  | { readonly type: 'hand'; readonly place: number };

/** How many tiles an answer to a step has. */
export const sizeOf = (step: AskingStep): number =>
  step.kind === 'pick' ? (step.goal === 'pair' ? 2 : 3) : 1;

/** What the engine says of an answer; an answer of another kind is our mistake. */
export function verdictOn(school: School, step: AskingStep, answer: Answer): Verdict {
  if (answer.type === 'tiles') {
    const [tile] = answer.tiles;
    if (step.kind === 'pick') return judgePick(school, step, answer.tiles);
    if (step.kind === 'add' && tile !== undefined) return judgeAdd(school, step, tile);
    if (step.kind === 'throw' && tile !== undefined) return judgeThrow(school, step, tile);
  }
  if (answer.type === 'move' && step.kind === 'claim') return judgeClaim(school, step, answer.move);
  if (answer.type === 'rival' && step.kind === 'rivals') return judgeRivals(school, step, answer.rival);
  if (answer.type === 'hand' && step.kind === 'worth') return judgeWorth(school, step, answer.place);
  throw new Error(`${answer.type} answers no ${step.kind}`);
}

/** Every answer that can be tapped. */
export function answersTo(step: AskingStep): readonly Answer[] {
  switch (step.kind) {
    case 'pick':
      return subsets(tilesOf(step.tiles), sizeOf(step)).map((tiles) => ({ type: 'tiles', tiles }));
    case 'add':
      return tilesOf(step.from).map((tile) => ({ type: 'tiles', tiles: [tile] }));
    case 'throw':
      return distinctTiles(tilesOf(step.hand)).map((tile) => ({ type: 'tiles', tiles: [tile] }));
    case 'claim':
      return claimMoves.map((move) => ({ type: 'move', move }));
    case 'rivals':
      return rivals.map((rival) => ({ type: 'rival', rival }));
    case 'worth':
      return step.hands.map((_, place) => ({ type: 'hand', place }));
  }
}

function subsets<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return list.flatMap((first, at) => subsets(list.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}

/** Whether a step can be taken in a game: it has the tiles, and the question has an answer. */
export function isPlayable(school: School, step: Step): boolean {
  const texts = textsOf(step);
  if (!texts.every((text) => hasTiles(school, text))) return false;
  return step.kind !== 'worth' || isDecided(school, step);
}

function textsOf(step: Step): readonly string[] {
  switch (step.kind) {
    case 'show':
      return step.groups;
    case 'pick':
      return [step.tiles];
    case 'add':
      return [step.hand, step.from];
    case 'throw':
    case 'slip':
      return [step.hand];
    case 'claim':
      return [step.hand, step.thrown];
    case 'rivals':
      return [step.thrown, step.next.hand, step.last.hand];
    case 'worth':
      return step.hands;
    case 'pay':
      return [];
  }
}
