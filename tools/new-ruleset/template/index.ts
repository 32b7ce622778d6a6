/** New ruleset: four players, four hands, four sets and a pair, one fan to win. Clauses: RULES.md. */
import { copiesOf } from '../../../tiles/tile-sets.ts';
import { noWilds } from '../../hand/wilds.ts';
import { chowClaim, kongClaim, pungClaim, winClaim } from '../../kit/claims.ts';
import { dealPasses } from '../../kit/succession.ts';
import { kongFromHand, selfDrawnWinMove } from '../../kit/turn-moves.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type NewRulesetOptions, options } from './options.ts';
import { patterns } from './patterns.ts';
import { payTerms } from './settle.ts';

export const newRuleset: Ruleset<NewRulesetOptions, (typeof patterns)[number]['id']> = {
  id: 'new-ruleset',
  version: 1,
  seats: 4,
  unit: 'points',
  banked: false,
  options,
  tileSet: 'classic-144',
  tiles: copiesOf(['m', 'p', 's', 'z'], 4),
  suits: ['m', 'p', 's'],
  wall: { kind: 'open', tiles: 0 },
  wilds: noWilds,
  turnMoves: [selfDrawnWinMove, kongFromHand],
  claims: [[winClaim], [kongClaim, pungClaim(0)], [chowClaim(0)]],
  concealedKongShown: false,
  robbing: () => 'nobody',
  specialShapes: [],
  patterns,
  tally: ({ minimumFan }) => ({ minimum: minimumFan, cap: 8, limit: 8 }),
  payKong: () => ({}),
  payTerms,
  succession: dealPasses({ seats: 4, deals: 4 }),
};
