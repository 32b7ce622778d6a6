/** What a viewer is shown of a match: a part common to all, and a seat's own. Fields are short: it goes over the wire. */
import type { OptionValues } from '../options.ts';
import type { BySeat, Seat, Wind } from '../seats.ts';
import type { Tile } from '../tiles/tile.ts';
import type { MahjongAction } from './action.ts';
import type { Meld } from './hand/meld.ts';
import type { Position } from './ruleset.ts';
import type { Ending } from './state.ts';
import type { Circumstance } from './win.ts';

/** A meld as shown; a concealed kong whose tile isn't has no face. */
export type SeenMeld = Meld | { readonly type: 'kong'; readonly kind: 'concealed' };

/** A seat as everybody sees it. */
export interface SeatView {
  readonly wind: Wind;
  /** The flower and season number that is the seat's own. */
  readonly number: number;
  readonly score: number;
  /** Tiles in the hand. */
  readonly count: number;
  readonly melds: readonly SeenMeld[];
  readonly bonus: readonly Tile[];
  /** The hand, face up, once the deal is over. */
  readonly hand?: readonly Tile[];
}

/** One discard: who threw it, the tile, and who took it if somebody did. */
export type SeenDiscard =
  | readonly [seat: Seat, tile: Tile]
  | readonly [seat: Seat, tile: Tile, takenBy: Seat];

/** What is going on at the table, as everybody sees it. */
export type StageView =
  | { readonly type: 'before-deal' }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'claims'; readonly cause: 'discard' | 'kong'; readonly seat: Seat; readonly tile?: Tile }
  | {
      readonly type: 'deal-over';
      readonly ending: Ending;
      /** What each seat gained or lost in the deal, kongs included. */
      readonly net: BySeat<number>;
      readonly matchOver: boolean;
    };

/** What everybody may see. */
export interface CommonView {
  readonly game: string;
  readonly options: OptionValues;
  readonly stage: StageView;
  readonly position?: Position;
  readonly dice?: readonly [number, number];
  /** Live tiles left. */
  readonly live: number;
  readonly seats: BySeat<SeatView>;
  /** Every discard of the deal in order, claimed ones marked. */
  readonly discards: readonly SeenDiscard[];
}

/** Why a seat can't do what it may wonder about. */
export type Refusal =
  | { readonly code: 'below-minimum'; readonly fan: number; readonly needs: number }
  | { readonly code: 'not-next-seat'; readonly tile: Tile }
  | { readonly code: 'last-tile-only-wins'; readonly tile: Tile }
  | { readonly code: 'not-drawn-this-turn' }
  | { readonly code: 'no-replacement-left' }
  | { readonly code: 'kong-needs-a-draw' }
  | { readonly code: 'no-kong-from-hand' }
  | { readonly code: 'no-kong-with-fei' }
  | { readonly code: 'only-drawn-tile-redeems'; readonly tile: Tile }
  | { readonly code: 'fei-cannot-be-replaced' }
  | { readonly code: 'fei-cannot-be-thrown' };
export type RefusalCode = Refusal['code'];

/** What only the seat itself sees. */
export interface MineView {
  readonly seat: Seat;
  /** The hand in notation order, the drawn tile included. */
  readonly hand: readonly Tile[];
  /** One's own melds, where everybody else sees less of them than oneself. */
  readonly melds?: readonly Meld[];
  /** The tile drawn last in this turn, while it is in the hand. */
  readonly drawn?: Tile;
  /** The tile of a concealed kong that the seat may rob, where nobody else is shown it. */
  readonly underClaim?: Tile;
  /** The seat has answered the tile under claim. */
  readonly answered?: true;
  /** What a win right now would count besides the hand, where there is anything. */
  readonly circumstances?: readonly Circumstance[];
  /** Everything the seat may do now; empty when it isn't asked. */
  readonly offers: readonly MahjongAction[];
  readonly refusals: readonly Refusal[];
}

/** What a viewer is shown; an outsider has no part of its own. */
export interface MahjongView {
  readonly common: CommonView;
  readonly mine?: MineView;
}

/** A seat's melds as the viewer sees them: its own in full. */
export function meldsSeen({ common, mine }: MahjongView, seat: Seat): readonly SeenMeld[] {
  return (seat === mine?.seat ? mine.melds : undefined) ?? common.seats[seat].melds;
}

/** The melds of the viewer's own seat; none for an outsider. */
export function ownMelds(view: MahjongView): readonly Meld[] {
  if (view.mine === undefined) return [];
  return meldsSeen(view, view.mine.seat).filter((meld): meld is Meld => 'tiles' in meld);
}
