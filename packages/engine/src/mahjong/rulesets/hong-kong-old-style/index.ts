/** Hong Kong old style: four players, four hands, simple fan, no minimum. Clauses: RULES.md. */
import type { OptionSpecs, OptionsOf } from '../../../options.ts';
import { copiesOf } from '../../../tiles/tile-sets.ts';
import { noWilds } from '../../hand/wilds.ts';
import { chowClaim, kongClaim, pungClaim, winClaim } from '../../kit/claims.ts';
import { thirteenOrphans } from '../../kit/shapes/thirteen-orphans.ts';
import { dealPasses } from '../../kit/succession.ts';
import { kongFromHand, selfDrawnWinMove } from '../../kit/turn-moves.ts';
import type { Ruleset } from '../../ruleset.ts';
import { patterns } from './patterns.ts';
import { payTerms } from './settle.ts';

const options = {} as const satisfies OptionSpecs;

export const hongKongOldStyle: Ruleset<OptionsOf<typeof options>, (typeof patterns)[number]['id']> = {
  id: 'hong-kong-old-style',
  version: 1,
  seats: 4,
  unit: 'points',
  banked: false,
  options,
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
  payTerms,
  succession: dealPasses({ seats: 4, deals: 4 }),
};
