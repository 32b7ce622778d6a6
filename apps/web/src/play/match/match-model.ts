/** What the screen needs of a game: who plays, whose turn it is, which tiles stand in the pair that is compared. */
import type { MatchMode, MatchRoundView, Reveal, Seat } from '@tilehouse/engine';
import type { Catalogue } from '@tilehouse/i18n';
import type { MatchUpdate } from './match-table.ts';

export interface MatchPlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly isTurn: boolean;
  /** What this player has in the pair being compared; in sudden death, what it turned last. */
  readonly shown: Reveal | undefined;
  /** Rounds won since these two began. */
  readonly won: number;
}

export interface MatchModel {
  readonly mode: MatchMode;
  readonly round: MatchRoundView;
  readonly players: readonly [MatchPlayer, MatchPlayer];
}

/** Undefined before the first round and after one that was given up: the table waits to be set. */
export function matchModel(update: MatchUpdate | undefined, words: Catalogue): MatchModel | undefined {
  const common = update?.table.view?.common;
  const round = common?.round;
  if (update === undefined || common === undefined || round === undefined) return undefined;
  if (round.ending?.type === 'cancelled') return undefined;
  const pair = pairShown(common.mode, round.reveals);
  const player = (seat: Seat): MatchPlayer => ({
    seat,
    name: givenName(update, seat) || words.match.player(seat + 1),
    isTurn: round.turn === seat,
    shown: pair.findLast((each) => each.seat === seat),
    won: update.results.filter(({ winner }) => winner === seat).length,
  });
  return { mode: common.mode, round, players: [player(0), player(1)] };
}

/** The name a player gave, empty for none. */
export function givenName(update: MatchUpdate | undefined, seat: Seat): string {
  const occupant = update?.table.seats[seat]?.occupant;
  return occupant?.type === 'person' ? occupant.name : '';
}

/** The tiles that are compared now: of the pair in play, or of the one just finished. */
function pairShown(mode: MatchMode, reveals: readonly Reveal[]): readonly Reveal[] {
  if (mode === 'sudden-death') return reveals;
  return reveals.slice(reveals.length % 2 === 1 ? -1 : -2);
}
