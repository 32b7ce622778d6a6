/** What a seat can do; an action is valid exactly when it equals one of the seat's offers. */
import type { Tile } from '../tiles/tile.ts';
import type { KongKind } from './hand/meld.ts';

/** Throw a tile. */
export interface DiscardAction {
  readonly type: 'discard';
  readonly tile: Tile;
}
/** Declare a win: self-drawn in one's turn, else on the tile under claim. */
export interface WinAction {
  readonly type: 'win';
}
/** Decline the tile under claim. */
export interface PassAction {
  readonly type: 'pass';
}
/** Claim a run; `tiles` is the whole set from the lowest up, a Fei at the place of the tile it stands for. */
export interface ChowAction {
  readonly type: 'chow';
  readonly tiles: readonly Tile[];
}
/** Claim three of a kind; `tiles` is the whole set, Fei last. */
export interface PungAction {
  readonly type: 'pung';
  readonly tiles: readonly Tile[];
}
/** Make a kong: from the hand, onto one's own pung, or of the tile under claim. */
export interface KongAction {
  readonly type: 'kong';
  readonly kind: KongKind;
  readonly tile: Tile;
}
/** Set a Fei aside as a flower. */
export interface SetAsideAction {
  readonly type: 'set-aside';
}

/** Swap the tile just drawn for a Fei that stands for it in one of one's own melds; `meld` is its place among them. */
export interface RedeemAction {
  readonly type: 'redeem';
  readonly tile: Tile;
  readonly meld: number;
}
/** Declare all four Fei, with a hand that isn't complete. */
export interface FourFlyingAction {
  readonly type: 'four-flying';
}

export type MahjongAction =
  | DiscardAction
  | WinAction
  | PassAction
  | ChowAction
  | PungAction
  | KongAction
  | SetAsideAction
  | RedeemAction
  | FourFlyingAction;
export type MahjongActionType = MahjongAction['type'];
