/** The coach at a first hand, in English; said in the status line, so every part is a few words. */
import { inWords, toGo } from '../../plural.ts';

const have = (count: number): string => (count === 0 ? 'are complete' : `have ${toGo(count)}`);

export const coach = {
  name: 'Coach',
  youDrew: (tile: string): string => `You drew ${tile}`,
  yourTurn: 'Your turn',
  threw: (who: string, tile: string): string => `${who} threw ${tile}`,
  plays: (who: string): string => `${who} plays`,
  /** What to do. */
  throwTile: (tile: string): string => `throw ${tile}`,
  say: (move: string): string => `say ${move}`,
  press: (move: string): string => `press ${move}`,
  pass: 'pass this one',
  /** And why. */
  leaves: (then: number, helpful: number): string =>
    then === 1
      ? `then you wait for the last tile, ${helpful} of them unseen`
      : `then you ${have(then)}, and ${helpful} unseen tiles help`,
  forFan: (fan: string): string => `slower, but it keeps the hand worth ${fan}`,
  claimBrings: (then: number): string => `then you ${have(then)}`,
  claimKeeps: 'nothing is lost by it',
  passKeeps: (then: number): string => `you still ${have(then)}`,
  wins: (fan: string): string => `it wins with ${fan}`,
  kong: 'four alike, and a tile drawn for them',
  setAside: 'it counts as a flower here',
  /** What came of a throw that wasn't the best. */
  wasFarther: (tile: string, then: number, best: number): string =>
    `${tile}: now you ${have(then)} instead of ${inWords(best)}`,
  wasNarrower: (tile: string, helpful: number, best: number): string =>
    `${tile}: ${helpful} unseen tiles help now instead of ${best}`,
  wasFine: (tile: string): string => `${tile} is just as good`,
  missedWin: 'that tile would have won',
  missedClaim: (move: string): string => `${move} would have brought you on`,
  neededClaim: 'that claim didn’t bring you closer',
  ready: (tiles: string): string => `you wait for ${tiles}`,
  far: (then: number): string => `you ${have(then)}`,
  resultWon: 'Your first hand, won. The slip says what counted.',
  resultOther: 'That happens, and often. The slip says why this hand won.',
  resultDrawn: 'Nobody won this one. Try it again, or sit down at a table.',
  again: 'Once more',
  lessons: 'All lessons',
  play: 'Play now',
};
