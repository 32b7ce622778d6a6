/** Hong Kong old style: four players, four hands, simple fan, no minimum. Clauses: RULES.md. */
import { copiesOf } from '../../../tiles/tile-sets.ts';
import { noWilds } from '../../hand/wilds.ts';
import { chowClaim, kongClaim, pungClaim, winClaim } from '../../kit/claims.ts';
import { thirteenOrphans } from '../../kit/shapes/thirteen-orphans.ts';
import { dealPasses } from '../../kit/succession.ts';
import { kongFromHand, selfDrawnWinMove } from '../../kit/turn-moves.ts';
import type { Ruleset } from '../../ruleset.ts';
import { patterns } from './patterns.ts';
import { payWin } from './settle.ts';

export const hongKongOldStyle: Ruleset = {
  id: 'hong-kong-old-style',
  version: 1,
  seats: 4,
  unit: 'points',
  banked: false,
  options: {},
  tileSet: 'classic-144',
  tiles: copiesOf(['m', 'p', 's', 'z'], 4),
  suits: ['m', 'p', 's'],
  wall: { kind: 'kept-back', tiles: 14 },
  wilds: noWilds,
  turnMoves: [selfDrawnWinMove, kongFromHand],
  claims: [[winClaim], [kongClaim, pungClaim(0)], [chowClaim(0)]],
  concealedKongShown: false,
  robbing: () => 'nobody',
  specialShapes: [thirteenOrphans],
  patterns,
  tally: () => ({ minimum: 0, cap: 8, limit: 8 }),
  payKong: () => ({}),
  payWin,
  succession: dealPasses({ seats: 4, deals: 4 }),
};
