/** What a player may do: turn one tile that is face down. */
import type { Seat } from '../seats.ts';
import type { MatchState, Round, SeenRound } from './match-state.ts';
import { matchTiles } from './rank.ts';

export interface MatchAction {
  readonly type: 'reveal';
  /** Place on the board, from 0. */
  readonly place: number;
}

/** The places whose tiles lie face down, lowest first (mahjong-match §Turns.2). */
export function hiddenPlaces({ targetPlace, reveals }: SeenRound): readonly number[] {
  const isOpen = new Set([targetPlace, ...reveals.map(({ place }) => place)]);
  return matchTiles.map((_, place) => place).filter((place) => !isOpen.has(place));
}

/** Everything `seat` may do now (mahjong-match §Turns.1, §Turns.3). */
export function matchOffers({ round }: MatchState, seat: Seat): readonly MatchAction[] {
  return isAsked(round, seat) ? hiddenPlaces(round).map((place) => ({ type: 'reveal', place })) : [];
}

const isAsked = (round: Round | undefined, seat: Seat): round is Round => round?.turn === seat;
