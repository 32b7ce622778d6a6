/** What tests, benches and long checks of other packages may use of the engine's own. */
export { DealAudit, tilesOnTable } from './audit.ts';
export {
  compareOneSuit,
  compareReadings,
  compareTilesAway,
  naiveGoal,
  naiveHand,
  oneSuitVectors,
} from './compare-analysis.ts';
export { dealFromWall, firstPosition } from './deal-from-wall.ts';
export { fingerprint } from './fingerprint.ts';
export { parseGolden } from './golden.ts';
export { itemsOf, paymentsOfLine, refusalOf } from './judged.ts';
export { naiveTilesAway } from './naive-analysis.ts';
export { asRanges, fromRanges, type OptionEffects, optionEffects } from './option-effects.ts';
export { askedSeats, type PlayedCommand, playDeal } from './play-out.ts';
export { type HandWish, type RandomHand, randomCompleteHand, randomHand } from './random-hands.ts';
export { actionText, type Layout, layWall, Scenario, tilesIn } from './scenario.ts';
export { type SelfPlayReport, selfPlayDeals } from './self-play.ts';
export { testSeed } from './test-seed.ts';
export { compareWorlds, isClaimAnswer, otherWorld, type PlayedDeal, wishIn } from './two-worlds.ts';
