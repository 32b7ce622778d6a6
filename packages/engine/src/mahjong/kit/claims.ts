/** Claims on a tile under claim; a ruleset lists them in order of precedence. */
import { nextSeat } from '../../seats.ts';
import { countTile, fei, isSuited, type Tile, tileAt, tileIndex } from '../../tiles/tile.ts';
import type { ChowAction, MahjongAction, PungAction } from '../action.ts';
import { runFrom } from '../hand/meld.ts';
import { hasReplacement, liveTiles } from '../wall.ts';
import { type ClaimContext, claimedWin, handOf, judged } from './seat-context.ts';

/** One kind of claim: what it offers a seat, and which actions are its own. */
export interface ClaimRule {
  owns(action: MahjongAction): boolean;
  offers(context: ClaimContext): readonly MahjongAction[];
}

/** Winning on the tile, a discard or a kong that may be robbed, when the hand reaches the minimum. */
export const winClaim: ClaimRule = {
  owns: (action) => action.type === 'win',
  offers: (context) => (judged(context, claimedWin(context))?.win === true ? [{ type: 'win' }] : []),
};

/** Whether the tile may be claimed into a set: a discard, while a live tile is left (common §Claims [house]). */
function isForSets({ deal, rules, window }: ClaimContext): boolean {
  return window.cause === 'discard' && liveTiles(deal.wall, rules.wall) > 0;
}

/** Three in the hand and the discard, while a replacement is left. */
export const kongClaim: ClaimRule = {
  owns: (action) => action.type === 'kong',
  offers(context) {
    const { deal, rules, window } = context;
    if (!isForSets(context) || !hasReplacement(deal.wall, rules.wall)) return [];
    if (countTile(handOf(context).tiles, window.tile) < 3) return [];
    return [{ type: 'kong', kind: 'claimed', tile: window.tile }];
  },
};

const feiInAction = (action: ChowAction | PungAction): number => countTile(action.tiles, fei);

/** A pung with exactly `wild` Fei from the hand; the rest real tiles of the discard's face. */
export function pungClaim(wild: 0 | 1 | 2): ClaimRule {
  return {
    owns: (action) => action.type === 'pung' && feiInAction(action) === wild,
    offers(context) {
      if (!isForSets(context)) return [];
      const { tiles } = handOf(context);
      const { tile } = context.window;
      if (countTile(tiles, tile) < 2 - wild || countTile(tiles, fei) < wild) return [];
      const real = new Array<Tile>(3 - wild).fill(tile);
      return [{ type: 'pung', tiles: [...real, ...new Array<Tile>(wild).fill(fei)] }];
    },
  };
}

/** A run with the discard, by the seat that plays next; up to `wild` Fei from the hand in it. */
export function chowClaim(wild: 0 | 1): ClaimRule {
  return {
    owns: (action) => action.type === 'chow',
    offers(context) {
      const { rules, seat, window } = context;
      if (!isForSets(context) || nextSeat(window.seat, rules.seats) !== seat) return [];
      return chowsWith(handOf(context).tiles, window.tile, wild);
    },
  };
}

/** Every run that `tile` makes with two of `tiles`, of which up to `wild` may be Fei. */
export function chowsWith(tiles: readonly Tile[], tile: Tile, wild: 0 | 1): readonly ChowAction[] {
  const found: ChowAction[] = [];
  if (!isSuited(tile)) return found;
  const index = tileIndex(tile);
  const hasFei = wild === 1 && tiles.includes(fei);
  for (let lowest = Math.max(0, index - 2); lowest <= index; lowest += 1) {
    const run = runFrom(tileAt(lowest));
    if (run?.includes(tile) !== true) continue;
    const lacking = run.filter((each) => each !== tile && !tiles.includes(each));
    if (lacking.length === 0) found.push({ type: 'chow', tiles: run });
    if (!hasFei) continue;
    for (const wanted of run) {
      if (wanted === tile || lacking.some((each) => each !== wanted)) continue;
      found.push({ type: 'chow', tiles: run.map((each) => (each === wanted ? fei : each)) });
    }
  }
  return found;
}

/** The row of a ruleset's precedence an action stands in: 0 is the best. */
export function precedenceOf(rows: readonly (readonly ClaimRule[])[], action: MahjongAction): number {
  for (let at = 0; at < rows.length; at += 1) {
    for (const rule of rows[at] as readonly ClaimRule[]) if (rule.owns(action)) return at;
  }
  return -1;
}
