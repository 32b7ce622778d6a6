/** The fold of a match: one fact onto the state before it. */
import { nextSeat } from '../seats.ts';
import type { MatchEvent } from './match-event.ts';
import type { MatchState, Round } from './match-state.ts';
import { matchRank } from './rank.ts';

/** Folds one fact; `undefined` is before the first. */
export function evolveMatch(state: MatchState | undefined, event: MatchEvent): MatchState {
  if (event.type === 'opened') return { mode: event.mode, round: undefined };
  if (event.type === 'dealt') {
    const { type: _, mode, ...dealt } = event;
    return { mode, round: { ...dealt, reveals: [], turn: dealt.first, ending: undefined } };
  }
  if (state?.round === undefined) throw new Error(`${event.type} before the first round`);
  return { ...state, round: evolveRound(state.round, event) };
}

type RoundEvent = Exclude<MatchEvent, { type: 'opened' | 'dealt' }>;

function evolveRound(round: Round, event: RoundEvent): Round {
  switch (event.type) {
    case 'revealed': {
      const { seat, place, tile } = event;
      const matches = matchRank(tile) === matchRank(round.target);
      const reveals = [...round.reveals, { seat, place, tile, matches }];
      return { ...round, reveals, turn: nextSeat(seat, 2) };
    }
    case 'tied':
      return { ...round, turn: round.first };
    case 'won':
      return { ...round, turn: undefined, ending: { type: 'won', seat: event.seat } };
    case 'drawn':
    case 'cancelled':
      return { ...round, turn: undefined, ending: { type: event.type } };
  }
}
