/** What a viewer is shown of a match: the same for everybody but for a seat's own offers. */
import type { Viewer } from '../seats.ts';
import { hiddenPlaces, type MatchAction, matchOffers } from './match-action.ts';
import type { MatchMode, MatchState, SeenRound } from './match-state.ts';
import { matchRank } from './rank.ts';

/** A round as everybody may see it. Tiles face down have a number and no faces. */
export interface MatchRoundView extends Omit<SeenRound, 'turn' | 'ending'> {
  /** The rank to find, or to keep away from. */
  readonly rank: number;
  /** How many tiles lie face down. */
  readonly hidden: number;
  /** Missing once the round is over. */
  readonly turn?: NonNullable<SeenRound['turn']>;
  /** Missing while the round is played. */
  readonly ending?: NonNullable<SeenRound['ending']>;
}

export interface MatchView {
  readonly common: {
    readonly mode: MatchMode;
    /** Missing before the first round. */
    readonly round?: MatchRoundView;
  };
  /** Missing for outsiders. */
  readonly mine?: { readonly offers: readonly MatchAction[] };
}

/** The one place where a secret leaves states: nobody sees the board. */
export function matchViewFor(state: MatchState, viewer: Viewer): MatchView {
  const { mode, round } = state;
  return {
    common: round === undefined ? { mode } : { mode, round: roundView(round) },
    ...(viewer === 'outsider' ? {} : { mine: { offers: matchOffers(state, viewer) } }),
  };
}

function roundView(round: SeenRound): MatchRoundView {
  const { target, targetPlace, first, reveals, turn, ending } = round;
  return {
    ...{ target, targetPlace, first, reveals },
    rank: matchRank(target),
    hidden: hiddenPlaces(round).length,
    ...(turn === undefined ? {} : { turn }),
    ...(ending === undefined ? {} : { ending }),
  };
}
