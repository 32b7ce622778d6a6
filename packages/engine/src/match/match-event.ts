/** The facts of a round. The board is secret; everything else happens in front of both players. */
import type { Seat } from '../seats.ts';
import type { Tile } from '../tiles/tile.ts';
import type { MatchMode } from './match-state.ts';

/** What everybody may know of a round as it begins. */
export interface SeenMatchDealt {
  readonly type: 'dealt';
  /** Version of the rules this round finishes under. */
  readonly rules: number;
  readonly mode: MatchMode;
  readonly target: Tile;
  readonly targetPlace: number;
  readonly first: Seat;
}

/** A round begins; carries all that folding needs, so folding can start here. */
export interface MatchDealt extends SeenMatchDealt {
  /** All tiles by place. */
  readonly board: readonly Tile[];
}

type PublicMatchEvent =
  | { readonly type: 'opened'; readonly mode: MatchMode }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly place: number; readonly tile: Tile }
  /** The pair is compared and nobody has won: both match, or neither. */
  | { readonly type: 'tied'; readonly matching: 0 | 2 }
  | { readonly type: 'won'; readonly seat: Seat }
  | { readonly type: 'drawn' }
  | { readonly type: 'cancelled' };

export type MatchEvent = MatchDealt | PublicMatchEvent;
/** An event as both players and outsiders see it. */
export type SeenMatchEvent = SeenMatchDealt | PublicMatchEvent;

/** The one place where a secret leaves events: nobody sees the board. */
export function redactMatch(event: MatchEvent): SeenMatchEvent {
  if (event.type !== 'dealt') return event;
  const { board: _, ...seen } = event;
  return seen;
}
