/** The strengths people can choose; yardsticks for measuring are not among them. */
import type { PlayerName } from '@tilehouse/bots';

const strengths = ['easy', 'normal', 'hard'];

/** The levels among the players there are, weakest first. */
export function levelsFor(players: readonly PlayerName[]): readonly PlayerName[] {
  return players
    .filter((name) => strengths.includes(name))
    .sort((a, b) => strengths.indexOf(a) - strengths.indexOf(b));
}
