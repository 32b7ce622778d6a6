/** What an answer comes to: right, or wrong for a reason that the engine has worked out. */
import type { MahjongActionType, Refusal, Score, Tile } from '@tilehouse/engine';
import type { RivalMove } from '../step.ts';

export type Reason =
  /** Not alike, but two of a set that `needs` would complete. */
  | { readonly type: 'no-pair-but-set'; readonly two: readonly Tile[]; readonly needs: readonly Tile[] }
  /** The same number of different suits. */
  | { readonly type: 'other-suit'; readonly two: readonly Tile[] }
  | { readonly type: 'not-alike'; readonly two: readonly Tile[] }
  /** Two belong together and wait for `needs`; `odd` isn't it. */
  | {
      readonly type: 'needs';
      readonly two: readonly Tile[];
      readonly needs: readonly Tile[];
      readonly odd: Tile;
    }
  /** In a row, but of several suits. */
  | { readonly type: 'mixed-run'; readonly tiles: readonly Tile[] }
  /** Winds and dragons that differ. */
  | { readonly type: 'honours'; readonly tiles: readonly Tile[] }
  | { readonly type: 'nothing-fits'; readonly tiles: readonly Tile[] }
  /** What remains beside the sets isn't a pair, or a pair and sets. */
  | {
      readonly type: 'left-over';
      readonly sets: readonly (readonly Tile[])[];
      readonly rest: readonly Tile[];
    }
  /** The throw leaves the hand farther away. */
  | { readonly type: 'farther'; readonly tile: Tile; readonly away: number; readonly best: number }
  | { readonly type: 'no-run'; readonly tile: Tile }
  | { readonly type: 'too-few'; readonly tile: Tile; readonly held: number; readonly needs: number }
  | { readonly type: 'not-complete'; readonly tile: Tile; readonly away: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** A pass where there was something to claim. */
  | { readonly type: 'could'; readonly moves: readonly MahjongActionType[] }
  /** A claim where the tile would win. */
  | { readonly type: 'wins-instead'; readonly tile: Tile }
  | { readonly type: 'outranked'; readonly says: RivalMove; readonly by: RivalMove }
  | { readonly type: 'nearer'; readonly says: RivalMove }
  | { readonly type: 'worth-less'; readonly own: Score; readonly other: Score }
  | { readonly type: 'below-minimum'; readonly own: Score; readonly needs: number };

export type Verdict = { readonly right: true } | { readonly right: false; readonly reason: Reason };

export const right: Verdict = { right: true };
export const wrong = (reason: Reason): Verdict => ({ right: false, reason });
