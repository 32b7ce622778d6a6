/** Who deals next and when the match ends: the successions rulesets choose from. */
import { nextSeat, type Wind, winds } from '../../seats.ts';
import type { Position, Succession } from '../ruleset.ts';

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
  };
}
