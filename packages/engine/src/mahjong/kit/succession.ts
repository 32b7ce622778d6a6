/** Who deals next and when the match ends: the successions rulesets choose from. */
import { nextSeat, type Wind, winds } from '../../seats.ts';
import type { DealOutcome, Position, Succession } from '../ruleset.ts';

const nextWind = (wind: Wind): Wind => winds[(winds.indexOf(wind) + 1) % winds.length] as Wind;

/**
 * The winner deals the next hand and a drawn hand keeps the dealer, for as long as people play. With
 * `changesInRound` the round wind advances each time the deal has changed hands so often; without it stays East.
 */
export function winnerDeals(changesInRound: number | undefined): Succession<unknown> {
  return {
    next(position, { winner }) {
      if (winner === undefined || winner === position.dealer) return position;
      const changes = position.changes + 1;
      const moved = { ...position, dealer: winner, changes };
      if (changes !== changesInRound) return moved;
      return { ...moved, changes: 0, roundWind: nextWind(position.roundWind), roundStarter: winner };
    },
    isLast: () => false,
    deals: () => 'endless',
  };
}

/** The deal passes to the next seat after every hand, won or drawn; the match is `deals` long. */
export function dealPasses(table: { seats: number; deals: number }): Succession<unknown> {
  return {
    next: (position: Position) => ({
      ...position,
      dealer: nextSeat(position.dealer, table.seats),
      changes: position.changes + 1,
    }),
    isLast: (position) => position.deal >= table.deals,
    deals: () => table.deals,
  };
}

/** How long a match in rounds is: one hand, or so many rounds. */
export type RoundsLength = 'hand' | 'round' | 'four-rounds';

/** The options a succession in rounds follows. */
export interface RoundsOptions {
  readonly length: RoundsLength;
  /** Whether the dealer deals again after winning. */
  readonly dealerKeepsOnWin: boolean;
  /** Whether the dealer deals again after a drawn hand. */
  readonly dealerKeepsOnDraw: boolean;
}

/**
 * The deal stays or passes to the next seat; a round is over when it is back at the seat that dealt the round's first
 * hand, and the next one is under the next wind. A match of rounds ends with its last round, one of one hand at once.
 */
export function roundsOf(seats: number): Succession<RoundsOptions> {
  const stays = ({ dealer }: Position, { winner }: DealOutcome, options: RoundsOptions): boolean =>
    winner === undefined ? options.dealerKeepsOnDraw : winner === dealer && options.dealerKeepsOnWin;
  const endsRound = (position: Position, outcome: DealOutcome, options: RoundsOptions): boolean =>
    !stays(position, outcome, options) && nextSeat(position.dealer, seats) === position.roundStarter;
  return {
    next(position, outcome, options) {
      if (stays(position, outcome, options)) return position;
      const moved = { ...position, dealer: nextSeat(position.dealer, seats), changes: position.changes + 1 };
      if (!endsRound(position, outcome, options)) return moved;
      return { ...moved, changes: 0, roundWind: nextWind(position.roundWind) };
    },
    isLast(position, outcome, options) {
      if (options.length === 'hand') return true;
      const isLastRound = options.length === 'round' || position.roundWind === winds.at(-1);
      return isLastRound && endsRound(position, outcome, options);
    },
    deals: ({ length }) => (length === 'hand' ? 1 : 'open'),
  };
}
