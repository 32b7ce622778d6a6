/** What tests, benches and long checks of other packages may use of the engine's own. */
export { DealAudit, tilesOnTable } from './audit.ts';
export { dealFromWall, firstPosition } from './deal-from-wall.ts';
export { itemsOf, paymentsOfLine, refusalOf } from './judged.ts';
export { askedSeats, type PlayedCommand, playDeal } from './play-out.ts';
export { pickOne, seededRandom, testSeed } from './random.ts';
export { actionText, type Layout, layWall, Scenario, tilesIn } from './scenario.ts';
export { compareWorlds, type PlayedDeal } from './two-worlds.ts';
