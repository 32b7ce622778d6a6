/** The facts of a deal. Each is written beside its public form: what a seat that may not know sees of it. */
import type { OptionValues } from '../options.ts';
import type { BySeat, Seat } from '../seats.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Transfer } from '../transfer.ts';
import type { MahjongAction } from './action.ts';
import type { KongKind, Meld } from './hand/meld.ts';
import type { LosersSettlement } from './kit/losers.ts';
import type { Position } from './ruleset.ts';
import type { Score } from './score.ts';
import type { Circumstance, WinSource } from './win.ts';

/** A match begins under these options, written out in full. */
export interface OpenedEvent {
  readonly type: 'opened';
  readonly options: OptionValues;
}

/** What everybody may know of a deal as it begins. */
export interface DealtCommon {
  readonly type: 'dealt';
  /** Version of the rules this deal finishes under. */
  readonly rules: number;
  readonly options: OptionValues;
  readonly position: Position;
  readonly scores: BySeat<number>;
  readonly dice: readonly [number, number];
}
/** A deal begins; carries all that folding needs, so folding can start here. The wall is secret. */
export interface DealtEvent extends DealtCommon {
  /** The whole wall in drawing order, the dealt hands first. */
  readonly wall: readonly Tile[];
}
/** A deal begins, as a viewer sees it: its own tiles as dealt, if it has a hand. */
export interface SeenDealtEvent extends DealtCommon {
  readonly hand?: readonly Tile[];
}

/** Why a tile is drawn. */
export const drawReasons = ['turn', 'kong', 'bonus', 'fei'] as const;
export type DrawReason = (typeof drawReasons)[number];

/** A seat draws a tile: for its turn from the front, or a replacement from the back. */
export interface DrawnEvent {
  readonly type: 'drawn';
  readonly seat: Seat;
  readonly reason: DrawReason;
  readonly tile: Tile;
}
/** Another seat draws: the tile isn't shown. */
export interface SeenDrawnEvent extends Omit<DrawnEvent, 'tile'> {
  readonly tile?: Tile;
}

/** A bonus tile is set aside. */
export interface BonusEvent {
  readonly type: 'bonus';
  readonly seat: Seat;
  readonly tile: Tile;
}
/** A Fei is set aside as a flower. */
export interface FeiSetAsideEvent {
  readonly type: 'fei-set-aside';
  readonly seat: Seat;
}
/** The tile drawn last is swapped for a Fei in one's own meld; `meld` is its place among them. */
export interface FeiRedeemedEvent {
  readonly type: 'fei-redeemed';
  readonly seat: Seat;
  readonly tile: Tile;
  readonly meld: number;
}
export interface DiscardedEvent {
  readonly type: 'discarded';
  readonly seat: Seat;
  readonly tile: Tile;
}
/** A seat answers a window; only that seat sees it. */
export interface AnsweredEvent {
  readonly type: 'answered';
  readonly seat: Seat;
  readonly answer: MahjongAction;
}
/** A discard is claimed into a meld. */
export interface ClaimedEvent {
  readonly type: 'claimed';
  readonly seat: Seat;
  readonly from: Seat;
  readonly tile: Tile;
  readonly meld: Meld;
}
/** A kong from the hand is laid down; it stands when nobody robs it. */
export interface KongDeclaredEvent {
  readonly type: 'kong-declared';
  readonly seat: Seat;
  readonly kind: Exclude<KongKind, 'claimed'>;
  readonly tile: Tile;
}
/** A concealed kong of another seat, where the ruleset doesn't show its tile. */
export interface SeenKongDeclaredEvent extends Omit<KongDeclaredEvent, 'tile'> {
  readonly tile?: Tile;
}
/** A kong stands and is paid. */
export interface KongPaidEvent {
  readonly type: 'kong-paid';
  readonly seat: Seat;
  readonly kind: KongKind;
  readonly transfers: readonly Transfer[];
}
/** A seat wins and the deal is settled. */
export interface WonEvent {
  readonly type: 'won';
  readonly seat: Seat;
  readonly source: WinSource;
  /** The discarder, or whose kong was robbed. */
  readonly from?: Seat;
  readonly tile: Tile;
  readonly circumstances: readonly Circumstance[];
  readonly score: Score;
  readonly transfers: readonly Transfer[];
}
/** After a win the losers settle between themselves. */
export interface LosersSettledEvent extends LosersSettlement {
  readonly type: 'losers-settled';
}
/** A tile must be drawn and there is none: the deal is drawn. */
export interface ExhaustedEvent {
  readonly type: 'exhausted';
}
/** The deal is cancelled: every payment of it goes back. */
export interface CancelledEvent {
  readonly type: 'cancelled';
  readonly transfers: readonly Transfer[];
}

type OpenEvent =
  | OpenedEvent
  | BonusEvent
  | FeiSetAsideEvent
  | FeiRedeemedEvent
  | DiscardedEvent
  | AnsweredEvent
  | ClaimedEvent
  | KongPaidEvent
  | WonEvent
  | LosersSettledEvent
  | ExhaustedEvent
  | CancelledEvent;

/** Every fact of a match, as the log keeps it. */
export type MahjongEvent = OpenEvent | DealtEvent | DrawnEvent | KongDeclaredEvent;
/** A fact as a viewer may see it. */
export type SeenMahjongEvent = OpenEvent | SeenDealtEvent | SeenDrawnEvent | SeenKongDeclaredEvent;
