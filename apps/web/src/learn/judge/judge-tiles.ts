/** Judges picks, additions and throws: pairs, sets and hands that grow from one set to four. */
import {
  distinctTiles,
  isHonour,
  isSuited,
  letterOf,
  rankOf,
  sortTiles,
  type Tile,
  withoutTiles,
} from '@tilehouse/engine';
import type { AddStep, PickStep, ThrowStep } from '../step.ts';
import { isPair, isSet, partnersOf, partsOf, type School, tilesAway, tilesOf } from './school.ts';
import { type Reason, right, type Verdict, wrong } from './verdict.ts';

/** Judges the tapped tiles of a pick. */
export function judgePick(school: School, { goal }: PickStep, tiles: readonly Tile[]): Verdict {
  if (goal === 'pair') return isPair(school, tiles) ? right : wrong(whyNoPair(school, tiles));
  return isSet(school, tiles) ? right : wrong(whyNoSet(school, tiles));
}

function whyNoPair(school: School, two: readonly Tile[]): Reason {
  const needs = partnersOf(school, two);
  if (needs.length > 0) return { type: 'no-pair-but-set', two: sortTiles(two), needs };
  const [a, b] = two as [Tile, Tile];
  if (isSuited(a) && isSuited(b) && rankOf(a) === rankOf(b)) return { type: 'other-suit', two };
  return { type: 'not-alike', two };
}

function whyNoSet(school: School, tiles: readonly Tile[]): Reason {
  if (tiles.every(isHonour) && distinctTiles(tiles).length === 3) return { type: 'honours', tiles };
  if (isMixedRun(tiles))
    return { type: 'mixed-run', tiles: [...tiles].sort((a, b) => rankOf(a) - rankOf(b)) };
  return needsOf(school, tiles) ?? { type: 'nothing-fits', tiles };
}

/** The two of three tiles that belong together best: alike, else with the most partners. */
function needsOf(school: School, tiles: readonly Tile[]): Reason | undefined {
  let best:
    | { readonly two: readonly Tile[]; readonly needs: readonly Tile[]; readonly odd: Tile }
    | undefined;
  for (const odd of distinctTiles(tiles)) {
    const two = sortTiles(withoutTiles(tiles, [odd]));
    const needs = partnersOf(school, two);
    if (needs.length === 0) continue;
    const isAlike = two[0] === two[1];
    if (best === undefined || isAlike || (best.two[0] !== best.two[1] && needs.length > best.needs.length)) {
      best = { two, needs, odd };
    }
  }
  return best && { type: 'needs', ...best };
}

function isMixedRun(tiles: readonly Tile[]): boolean {
  if (!tiles.every(isSuited) || new Set(tiles.map(letterOf)).size === 1) return false;
  const [a = 0, b = 0, c = 0] = tiles.map(rankOf).sort((x, y) => x - y);
  return b === a + 1 && c === b + 1;
}

/** Judges a tile laid to the hand of an addition. */
export function judgeAdd(school: School, { hand }: AddStep, tile: Tile): Verdict {
  const held = tilesOf(hand);
  const tiles = [...held, tile];
  if (held.length === 2) {
    if (isSet(school, tiles)) return right;
    const needs = partnersOf(school, held);
    return wrong(needs.length > 0 ? { type: 'needs', two: held, needs, odd: tile } : whyNoSet(school, tiles));
  }
  if (tilesAway(school, tiles) === 0) return right;
  const { sets, rest } = partsOf(school, sortTiles(tiles));
  return wrong({ type: 'left-over', sets, rest });
}

/** Judges a throw: right when no other leaves the hand nearer. */
export function judgeThrow(school: School, { hand }: ThrowStep, tile: Tile): Verdict {
  const tiles = tilesOf(hand);
  const after = (thrown: Tile): number => tilesAway(school, withoutTiles(tiles, [thrown]));
  const best = Math.min(...distinctTiles(tiles).map(after));
  const away = after(tile);
  return away === best ? right : wrong({ type: 'farther', tile, away, best });
}
