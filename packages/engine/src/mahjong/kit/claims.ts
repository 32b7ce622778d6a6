/** Claims on a tile under claim; a ruleset lists them in order of precedence. */
import { nextSeat } from '../../seats.ts';
import { countTile, fei, isSuited, type Tile, tileAt } from '../../tiles/tile.ts';
import { feiPlace, placeOf, type TileCounts } from '../../tiles/tile-counts.ts';
import type { ChowAction, MahjongAction, PungAction } from '../action.ts';
import { runFrom } from '../hand/meld.ts';
import { hasReplacement, liveTiles } from '../wall.ts';
import { factsOf } from './hand-facts.ts';
import { type ClaimContext, claimedWin, judged } from './seat-context.ts';

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

/** Copies of a tile in the seat's hand. */
const heldOf = (context: ClaimContext, tile: Tile): number =>
  factsOf(context).counts[placeOf(tile)] as number;

/** Three in the hand and the discard, while a replacement is left. */
export const kongClaim: ClaimRule = {
  owns: (action) => action.type === 'kong',
  offers(context) {
    const { deal, rules, window } = context;
    if (!isForSets(context) || !hasReplacement(deal.wall, rules.wall)) return [];
    if (heldOf(context, window.tile) < 3) return [];
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
      const { tile } = context.window;
      if (heldOf(context, tile) < 2 - wild || (wild > 0 && heldOf(context, fei) < wild)) return [];
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
      return chowsWith(factsOf(context).counts, window.tile, wild);
    },
  };
}

/** Every run that `tile` makes with two of the tiles held, of which up to `wild` may be Fei. */
export function chowsWith(held: TileCounts, tile: Tile, wild: 0 | 1): readonly ChowAction[] {
  const found: ChowAction[] = [];
  if (!isSuited(tile)) return found;
  const place = placeOf(tile);
  const hasFei = wild === 1 && (held[feiPlace] as number) > 0;
  for (let lowest = Math.max(0, place - 2); lowest <= place; lowest += 1) {
    // most runs lack too much: that is seen before anything is made
    if (lackingOf(held, lowest, place) > (hasFei ? 1 : 0)) continue;
    const run = runFrom(tileAt(lowest));
    if (run?.includes(tile) !== true) continue;
    const lacking = run.find((each) => each !== tile && held[placeOf(each)] === 0);
    if (lacking === undefined) found.push({ type: 'chow', tiles: run });
    if (!hasFei) continue;
    for (const wanted of run) {
      if (wanted === tile || (lacking !== undefined && lacking !== wanted)) continue;
      found.push({ type: 'chow', tiles: run.map((each) => (each === wanted ? fei : each)) });
    }
  }
  return found;
}

/** How many of the three places from `lowest` on, the one of the tile to come aside, have nothing held. */
function lackingOf(held: TileCounts, lowest: number, coming: number): number {
  let lacking = 0;
  for (let place = lowest; place < lowest + 3; place += 1) {
    if (place !== coming && held[place] === 0) lacking += 1;
  }
  return lacking;
}

/** The row of a ruleset's precedence an action stands in: 0 is the best. */
export function precedenceOf(rows: readonly (readonly ClaimRule[])[], action: MahjongAction): number {
  for (let at = 0; at < rows.length; at += 1) {
    for (const rule of rows[at] as readonly ClaimRule[]) if (rule.owns(action)) return at;
  }
  return -1;
}
