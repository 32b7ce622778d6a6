/** Judges what hands are worth: scored by the ruleset, won on a discard at South in the East round. */
import {
  type Judgement,
  judge as judgeHand,
  paymentsOf,
  type Score,
  type Tile,
  type Win,
} from '@tilehouse/engine';
import type { WorthStep } from '../step.ts';
import { type School, tilesOf } from './school.ts';
import { right, type Verdict, wrong } from './verdict.ts';

/** A flower that scores for nobody at South: so that no hand of a lesson counts as one without flowers. */
const idleFlower: Tile = '3f';

/** A whole hand, its last tile just thrown by somebody. */
export function winOf({ rules }: School, hand: string): Win {
  const tiles = tilesOf(hand);
  return {
    concealed: tiles.slice(0, -1),
    tile: tiles.at(-1) as Tile,
    melds: [],
    bonus: rules.tiles.includes(idleFlower) ? [idleFlower] : [],
    source: 'discard',
    seatWind: 'south',
    roundWind: 'east',
    circumstances: [],
  };
}

const judged = (school: School, hand: string): Judgement =>
  judgeHand(school.rules, school.options, winOf(school, hand));

/** What a whole hand counts. */
export function scoreOf(school: School, hand: string): Score {
  const judgement = judged(school, hand);
  if (!judgement.win && judgement.reason === 'incomplete') throw new Error(`${hand} isn't complete`);
  return judgement.score;
}

/** Judges the hand that was tapped. */
export function judgeWorth(school: School, { ask, hands }: WorthStep, place: number): Verdict {
  const [own, other] = place === 0 ? hands : ([hands[1], hands[0]] as const);
  const score = scoreOf(school, own);
  if (ask === 'wins') {
    const judgement = judged(school, own);
    if (judgement.win) return right;
    return wrong({ type: 'below-minimum', own: score, needs: school.rules.tally(school.options).minimum });
  }
  const against = scoreOf(school, other);
  return score.fan > against.fan ? right : wrong({ type: 'worth-less', own: score, other: against });
}

/** Whether a question has one answer in this game. */
export function isDecided(school: School, { ask, hands }: WorthStep): boolean {
  const [a, b] = hands;
  if (ask === 'wins') return judged(school, a).win !== judged(school, b).win;
  return scoreOf(school, a).fan !== scoreOf(school, b).fan;
}

/** What one pays who throws the winning tile, for a few fan from the fewest to the most. */
export function paySamples(school: School): readonly { readonly fan: number; readonly amount: number }[] {
  const { rules, options } = school;
  const { minimum, cap } = rules.tally(options);
  const lowest = Math.max(1, minimum);
  const fans = [...new Set([lowest, lowest + 1, Math.ceil((lowest + cap) / 2), cap])];
  return fans.map((fan) => ({
    fan,
    amount: paymentsOf(rules.payTerms({ fan, fei: 0, source: 'discard' }, options)).discarder ?? 0,
  }));
}
